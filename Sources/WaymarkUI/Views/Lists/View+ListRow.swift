// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Modifiers of rows that are accepted; rows keep the look of their list.
extension View {
    /// Accepted: rows keep the renderer's distances.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

    /// Accepted: rows keep the renderer's background.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }

    /// Accepted: rows keep the renderer's separators.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// Accepted: rows keep the renderer's separators.
    public nonisolated func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// Accepted: sections keep the renderer's separators.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// Accepted: rows keep the renderer's distance from one another.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

    /// Accepted: renderers show their own scroll indicators.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    /// As the renderer thinks best.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Shown where possible.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Hidden where possible.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Never shown.
    public static let never = ScrollIndicatorVisibility(name: "never")
}
