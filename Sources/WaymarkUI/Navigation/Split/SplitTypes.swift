// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The leading columns that a split view shows (NAV-104).
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Value: String, Codable { case automatic, all, doubleColumn, detailOnly }

    private let value: Value

    /// The columns that the platform prefers; never written back by the framework (NAV-108).
    public static let automatic = Self(value: .automatic)
    /// Every column.
    public static let all = Self(value: .all)
    /// In three columns, content and detail; in two, the same as `all`.
    public static let doubleColumn = Self(value: .doubleColumn)
    /// The detail alone, with the leading columns hidden.
    public static let detailOnly = Self(value: .detailOnly)

    var element: SplitElement.Visibility {
        switch value {
        case .automatic: .automatic
        case .all: .all
        case .doubleColumn: .doubleColumn
        case .detailOnly: .detailOnly
        }
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let index: Int

    /// The leading column.
    public static let sidebar = Self(index: 0)
    /// The middle column of three; the sidebar of two (NAV-126).
    public static let content = Self(index: 1)
    /// The trailing column, with what the others lead to.
    public static let detail = Self(index: 2)
}

/// A way to divide the space of a split view.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
    /// The type of the style's view.
    associatedtype Body: View
    /// The configuration that the style is given.
    typealias Configuration = NavigationSplitViewStyleConfiguration

    /// Arranges the columns; the framework's own styles are drawn by renderers and never asked.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration that a style is given; it exposes nothing, like Apple's (NAV-111).
public nonisolated struct NavigationSplitViewStyleConfiguration {}

/// Divides the space as the platform prefers.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style; `.automatic` is shorter.
    public init() {}
    /// An empty view: renderers draw this style by themselves.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Leading columns take space from the detail (NAV-110).
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style; `.balanced` is shorter.
    public init() {}
    /// An empty view: renderers draw this style by themselves.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Leading columns lie over the detail (NAV-110).
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style; `.prominentDetail` is shorter.
    public init() {}
    /// An empty view: renderers draw this style by themselves.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// Divides the space as the platform prefers.
    public nonisolated static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Leading columns take space from the detail (NAV-110).
    public nonisolated static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Leading columns lie over the detail (NAV-110).
    public nonisolated static var prominentDetail: Self { Self() }
}

private struct SplitStyleKey: EnvironmentKey {
    static var defaultValue: SplitElement.Style { .automatic }
}

extension EnvironmentValues {
    var splitStyle: SplitElement.Style {
        get { self[SplitStyleKey.self] }
        set { self[SplitStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how split views in this view divide their space (NAV-111).
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
        -> some View
    {
        let look: SplitElement.Style =
            switch S.self {
            case is BalancedNavigationSplitViewStyle.Type: .balanced
            case is ProminentDetailNavigationSplitViewStyle.Type: .prominentDetail
            default: .automatic
            }
        return environment(\.splitStyle, look)
    }
}
