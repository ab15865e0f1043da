// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The way in which a `TabView` lets a person choose.
public protocol TabViewStyle {
    /// The style as the renderer is told; not for apps.
    var _style: _TabStyle { get }
}

/// The styles that renderers know; not for apps.
public struct _TabStyle: Sendable {
    let style: TabsElement.Style
}

/// A bar: at the bottom of a narrow window, at the top of a wide one.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}
    /// The style as the renderer is told; not for apps.
    public var _style: _TabStyle { _TabStyle(style: .automatic) }
}

/// Pages, and dots that stand for them.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// The condition for showing the dots. *Differs from Apple:* they always are, unless never.
    public struct IndexDisplayMode: Sendable {
        let isShown: Bool

        /// With several pages.
        public static let automatic = Self(isShown: true)
        /// Always.
        public static let always = Self(isShown: true)
        /// Never. *Differs from Apple:* pages then follow the selection alone.
        public static let never = Self(isShown: false)
    }

    private let mode: IndexDisplayMode

    /// Makes the style.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    /// The style as the renderer is told; not for apps.
    public var _style: _TabStyle { _TabStyle(style: mode.isShown ? .page : .bare) }
}

/// A sidebar in a wide window, a bar in a narrow one (NAV-284).
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}
    /// The style as the renderer is told; not for apps.
    public var _style: _TabStyle { _TabStyle(style: .sidebar) }
}

/// A bar and never a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}
    /// The style as the renderer is told; not for apps.
    public var _style: _TabStyle { _TabStyle(style: .automatic) }
}

/// Tabs at the top, around what they show. *Differs from Apple:* drawn as the automatic style.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}
    /// The style as the renderer is told; not for apps.
    public var _style: _TabStyle { _TabStyle(style: .automatic) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar: at the bottom of a narrow window, at the top of a wide one.
    public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages, and dots that stand for them.
    public static var page: Self { Self() }

    /// Pages, and dots where the mode says so.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A sidebar in a wide window, a bar in a narrow one.
    public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar and never a sidebar.
    public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Tabs at the top, around what they show.
    public static var grouped: Self { Self() }
}

private struct TabStyleKey: EnvironmentKey {
    static var defaultValue: TabsElement.Style { .automatic }
}

extension EnvironmentValues {
    /// The way in which tab views let a person choose.
    var tabStyle: TabsElement.Style {
        get { self[TabStyleKey.self] }
        set { self[TabStyleKey.self] = newValue }
    }
}

extension View {
    /// Says how the tab views in this view let a person choose.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabStyle, style._style.style)
    }
}
