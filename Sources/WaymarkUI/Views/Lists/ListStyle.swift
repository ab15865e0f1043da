// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A look for lists.
public protocol ListStyle {
    /// The look that the style stands for; not for apps.
    static var _elementStyle: _ListLook { get }
}

/// The looks that renderers know.
public enum _ListLook: Sendable { case automatic, insetGrouped, plain, sidebar }

/// The sidebar look in the leading column of a split view, otherwise rounded groups.
public struct DefaultListStyle: ListStyle {
    /// Makes the style; `.automatic` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _elementStyle: _ListLook { .automatic }
}

/// Sections as rounded groups with room around them.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style; `.insetGrouped` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _elementStyle: _ListLook { .insetGrouped }
}

/// Sections as groups. *Differs from Apple:* it looks like `insetGrouped`.
public struct GroupedListStyle: ListStyle {
    /// Makes the style; `.grouped` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _elementStyle: _ListLook { .insetGrouped }
}

/// Rows with room at their edges. *Differs from Apple:* it looks like `plain`.
public struct InsetListStyle: ListStyle {
    /// Makes the style; `.inset` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _elementStyle: _ListLook { .plain }
}

/// Rows from edge to edge, without groups.
public struct PlainListStyle: ListStyle {
    /// Makes the style; `.plain` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _elementStyle: _ListLook { .plain }
}

/// Rows for the leading column of a split view.
public struct SidebarListStyle: ListStyle {
    /// Makes the style; `.sidebar` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _elementStyle: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: Self { Self() }
}
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

private struct ListLookKey: EnvironmentKey { static var defaultValue: _ListLook { .automatic } }
private struct SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    /// True if this is the leading column of a split view.
    var isInSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }

    var resolvedListStyle: ListElement.Style {
        switch listLook {
        case .automatic: isInSidebar ? .sidebar : .insetGrouped
        case .insetGrouped: .insetGrouped
        case .plain: .plain
        case .sidebar: .sidebar
        }
    }
}

extension View {
    /// Sets how lists in this view look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, S._elementStyle)
    }
}
