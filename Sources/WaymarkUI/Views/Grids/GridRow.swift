// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One row of a `Grid`; each view in it is a cell.
///
/// Outside of a grid it does as a `Group` does. Modifiers of a row are modifiers of each cell.
public nonisolated struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View where Content: View {
    /// Never asked for: the graph knows this view.
    public typealias Body = Never

    /// The cells of a row; without an alignment of its own it has that of its grid.
    public nonisolated init(
        alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }

    /// Makes a row in a grid, and the node of what is inside elsewhere; not for apps.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        guard let role = inputs.memberRole as? GridMemberRole, !role.isInRow else {
            return Content._makeNode(view.content, inputs)
        }
        return GridRowNode(view, inputs, role.host)
    }

    /// Gives the row, or the node of what is inside, a new view; not for apps.
    @discardableResult
    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) -> _Decoration? {
        guard let row = node as? GridRowNode<Content> else {
            return Content._updateNode(node, view.content)
        }
        row.update(view)
        return node.inputs.decoration
    }
}

extension GridRow: WrappingView, TransparentView, MemberMarker where Content: View {}

@MainActor
private final class GridRowNode<Content: View>:
    KeepingElementNode<GridRow<Content>>, GridLinePart
{
    private unowned let host: any GridHost
    private var child: Mounted<Content>?

    init(_ view: GridRow<Content>, _ inputs: _NodeInputs, _ host: any GridHost) {
        self.host = host
        super.init(view, inputs)
        var inner = childInputs
        inner.memberRole = GridMemberRole(host, isInRow: true)
        child = mount(view.content, inner)
    }

    override func update(_ view: GridRow<Content>) {
        if self.view.alignment != view.alignment { host.layoutChanged() }
        super.update(view)
        child?.update(view.content)
    }

    override func cellsInsideChanged() { host.layoutChanged() }

    private var cells: [any GridCellPart] { gridParts((any GridCellPart).self) }

    var line: GridLine { .row(view.alignment?.edge, cells.map(\.wish)) }

    func take(_ elements: [GridCellElement]) {
        for (cell, element) in zip(cells, elements) { cell.take(element) }
    }

    override var passesDecoration: Bool { true }

    override var passesTraits: Bool { true }

    override func makeRole() -> ElementRole { .gridRow }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
