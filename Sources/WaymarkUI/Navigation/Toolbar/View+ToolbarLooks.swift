// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The visibility of bars.
extension View {
    /// Shows or hides bars of this screen (NAV-223).
    ///
    /// A hidden bar's items are gone with it. Without bars, it is about the bar with the title.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        preference(of: bars) { $0.isVisible = visibility.preference }
    }

    /// Shows or hides bars of this screen (NAV-223); the newer name of `toolbar(_:for:)`.
    public nonisolated func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        preference(of: bars) { $0.isVisible = visibility.preference }
    }
}

/// The look of bars.
extension View {
    /// Says what is drawn behind the items of this screen's bars (NAV-223).
    ///
    /// *Differs from Apple:* a gradient gives its first colour.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        let color = style.elementColor
        return preference(of: bars) { $0.color = color }
    }

    /// Says whether something is drawn behind the items of this screen's bars (NAV-223);
    /// `toolbarBackgroundVisibility(_:for:)` is newer.
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        preference(of: bars) { $0.background = visibility }
    }

    /// Says whether something is drawn behind the items of this screen's bars (NAV-223).
    ///
    /// `.automatic` leaves it to scrolling: nothing while the content is at its top.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        preference(of: bars) { $0.background = visibility }
    }

    /// Makes the bars of this screen light or dark; `nil` leaves it to what is around (NAV-223).
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        preference(of: bars) { $0.scheme = colorScheme }
    }

    private nonisolated func preference(
        of bars: [ToolbarPlacement], _ change: (inout BarPreference) -> Void
    ) -> some View {
        var preference = BarPreference()
        change(&preference)
        let kinds = bars.isEmpty ? [.top] : bars.compactMap(\.kind)
        return bar { facts in
            for kind in kinds { facts.preferences[kind] = preference }
        }
    }
}

/// A bar that a modifier speaks of.
public nonisolated struct ToolbarPlacement: Sendable, Equatable {
    /// The bar, where there is one of the kind.
    let kind: BarKind?
    private let name: String

    /// A bar that the app names itself.
    ///
    /// *Differs from Apple:* there is no such bar, and modifiers for it have no effect.
    public init(id: String) { self.init(kind: nil, name: id) }

    private init(kind: BarKind?, name: String) {
        self.kind = kind
        self.name = name
    }

    /// The bar that the renderer thinks best: the one with the title.
    public static var automatic: Self { Self(kind: .top, name: "automatic") }
    /// The bar with the title and the back button.
    public static var navigationBar: Self { Self(kind: .top, name: "navigationBar") }
    /// The bar at the bottom of the screen.
    public static var bottomBar: Self { Self(kind: .bottom, name: "bottomBar") }
    /// The bar with the tabs.
    public static var tabBar: Self { Self(kind: .tabs, name: "tabBar") }
    /// The bar of the window: the one with the title.
    public static var windowToolbar: Self { Self(kind: .top, name: "windowToolbar") }
    /// The bar below a volume's window; here the bar at the bottom of the screen.
    public static var bottomOrnament: Self { Self(kind: .bottom, name: "bottomOrnament") }

    /// A bar below the title bar. *Differs from Apple:* there is none, and modifiers for it have
    /// no effect.
    public static func accessoryBar<ID: Hashable>(id: ID) -> Self {
        Self(kind: nil, name: "accessoryBar \(id)")
    }
}
