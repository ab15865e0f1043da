// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Rows of cells that line up in columns, each as wide as its widest cell.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow {
///         Text("Flour")
///         Text("250 g").gridColumnAlignment(.trailing)
///     }
///     Divider()
///     GridRow {
///         Text("Water")
///         Text("1 l")
///     }
/// }
/// ```
///
/// A row with fewer cells than others ends with empty ones. A view that is not in a `GridRow` takes
/// all columns.
public nonisolated struct Grid<Content: View>: ElementView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// Arranges rows below one another.
    ///
    /// - Parameters:
    ///   - alignment: The place of views that are smaller than their cell.
    ///   - horizontalSpacing: The distance between columns, in points; `nil` is the renderer's
    ///     standard distance.
    ///   - verticalSpacing: The distance between rows, in points; `nil` is the renderer's standard
    ///     distance.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        GridNode(view, inputs)
    }
}

/// The grid around cells.
@MainActor protocol GridHost: _Node {
    /// Hears that rows or cells came, went, moved, or ask for something else.
    func layoutChanged()
}

/// The node of a grid. It finds out the places of all cells once nothing else is due.
@MainActor
private final class GridNode<Content: View>:
    KeepingElementNode<Grid<Content>>, GridHost, Resolver
{
    var needsResolve = false
    private var columnCount = 1
    private var child: Mounted<Content>?

    override init(_ view: Grid<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        var inner = contentInputs
        inner.memberRole = GridMemberRole(self, isInRow: false)
        child = mount(view.content, inner)
        layoutChanged()
    }

    var resolveDepth: Int { depth }

    override func update(_ view: Grid<Content>) {
        super.update(view)
        child?.update(view.content)
        layoutChanged()
    }

    func layoutChanged() { graph.setNeedsResolve(self) }

    override func cellsInsideChanged() { layoutChanged() }

    func resolve() {
        let parts = gridParts((any GridLinePart).self)
        let layout = GridLayout(parts.map(\.line), alignment: view.alignment.box)
        if columnCount != layout.columnCount {
            columnCount = layout.columnCount
            graph.setContentDirty(self)
        }
        for (part, cells) in zip(parts, layout.lines) { part.take(cells) }
    }

    override func makeRole() -> ElementRole {
        .grid(
            GridElement(
                columnCount: columnCount,
                horizontalSpacing: view.horizontalSpacing.map(Double.init),
                verticalSpacing: view.verticalSpacing.map(Double.init)))
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
