// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Views in columns of given widths, row after row, for long content that scrolls.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
///         ForEach(recipes) { RecipeCard(recipe: $0) }
///     }
/// }
/// ```
///
/// *Differs from Apple:* all views are built at once.
public nonisolated struct LazyVGrid<Content: View>: FlowGridView {
    static var containerName: String { "LazyVGrid" }
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Arranges views in columns; pinned headers and footers scroll with the rest.
    ///
    /// - Parameters:
    ///   - columns: The columns, from the leading to the trailing one.
    ///   - alignment: The place of the columns where they do not fill the width.
    ///   - spacing: The distance between rows, in points; `nil` is the renderer's standard distance.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var items: [GridItem] { columns }

    var role: ElementRole {
        .flowGrid(
            FlowGridElement(
                .columns, tracks: columns.tracks, trackSpacing: columns.trackSpacing,
                lineSpacing: spacing.map(Double.init),
                alignment: BoxAlignment(alignment.edge, .center)))
    }
}

/// Views in rows of given heights, column after column, for long content that scrolls.
///
/// *Differs from Apple:* all views are built at once.
public nonisolated struct LazyHGrid<Content: View>: FlowGridView {
    static var containerName: String { "LazyHGrid" }
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Arranges views in rows; pinned headers and footers scroll with the rest.
    ///
    /// - Parameters:
    ///   - rows: The rows, from the top to the bottom.
    ///   - alignment: The place of the rows where they do not fill the height.
    ///   - spacing: The distance between columns, in points; `nil` is the renderer's standard
    ///     distance.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var items: [GridItem] { rows }

    var role: ElementRole {
        .flowGrid(
            FlowGridElement(
                .rows, tracks: rows.tracks, trackSpacing: rows.trackSpacing,
                lineSpacing: spacing.map(Double.init),
                alignment: BoxAlignment(.center, alignment.edge)))
    }
}

/// A view whose content fills tracks.
@MainActor protocol FlowGridView: ElementView, ContainerView, LazyContainer {
    var items: [GridItem] { get }
}

extension FlowGridView {
    static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        FlowGridNode(view, inputs)
    }
}

@MainActor private final class FlowGridNode<Content: FlowGridView>: ContainerNode<Content> {
    override init(_ view: Content, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        check(view.items)
    }

    override func update(_ view: Content) {
        super.update(view)
        check(view.items)
    }

    private func check(_ items: [GridItem]) {
        let name = Content.containerName
        if items.isEmpty { graph.issues.report(.gridWithoutItems(grid: name), at: self) }
        for item in items where !item.hasUsableSize {
            graph.issues.report(.unusableGridItem(size: "\(item.size)", grid: name), at: self)
        }
    }
}
