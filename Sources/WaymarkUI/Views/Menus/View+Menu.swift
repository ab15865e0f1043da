// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: CustomStyle<MenuStyleConfiguration>? { nil }
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The app's own style for menus; `nil` is the renderer's look.
    var menuStyle: CustomStyle<MenuStyleConfiguration>? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }

    /// The visibility of the sign for a menu beside the labels of menus.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

/// The order in which a menu shows its entries.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// As renderers like.
    public static let automatic = Self(name: "automatic")
    /// The first entry nearest to what opened the menu.
    public static let priority = Self(name: "priority")
    /// As they are written.
    public static let fixed = Self(name: "fixed")
}

extension View {
    /// Gives the menus in this view one of the standard looks, or one of your own.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        EnvironmentModifier(content: self) { values in
            guard let style = style as? any StandardMenuStyle else {
                values.menuStyle = .choosing(style)
                return
            }
            values.menuStyle = nil
            if let look = style.look { values.buttonStyleChoice = look }
        }
    }

    /// Shows a sign for a menu beside the labels of the menus in this view; without it there is
    /// none.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Accepted: entries stand in the order in which they are written.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
}

extension CustomStyle<MenuStyleConfiguration> {
    fileprivate nonisolated static func choosing<S: MenuStyle>(_ style: S) -> Self {
        CustomStyle(style) { $0.makeBody(configuration: $1).environment(\.menuStyle, nil) }
    }
}
