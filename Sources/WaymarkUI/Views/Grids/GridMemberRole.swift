// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The role of a cell: each view in a grid, or in one of its rows, becomes one.
@MainActor final class GridMemberRole: MemberRole {
    unowned let host: any GridHost
    let isInRow: Bool

    init(_ host: any GridHost, isInRow: Bool) {
        self.host = host
        self.isInRow = isInRow
    }

    var reachesIntoGroups: Bool { false }

    func makeMember<V: ElementView>(of view: V, _ inputs: _NodeInputs) -> _Node {
        GridCellNode(view, inputs, host)
    }
}

/// One line of a grid: a row, or a cell that takes all columns.
@MainActor protocol GridLinePart: _Node {
    var line: GridLine { get }
    /// Takes the places of its cells.
    func take(_ elements: [GridCellElement])
}

/// One cell of a grid.
@MainActor protocol GridCellPart: _Node {
    var wish: GridCellWish { get }
    /// Takes its place.
    func take(_ element: GridCellElement)
}

extension _Node {
    /// The nearest parts of a grid below this node, in reading order.
    func gridParts<Part>(_ kind: Part.Type) -> [Part] {
        var parts: [Part] = []
        collectGridParts(into: &parts)
        return parts
    }

    private func collectGridParts<Part>(into parts: inout [Part]) {
        forEachChild { child in
            if let part = child as? Part {
                parts.append(part)
            } else if child.cell == nil {
                child.collectGridParts(into: &parts)
            }
        }
    }
}

/// A cell of a grid, around the element that it shows.
@MainActor
private final class GridCellNode<Content: ElementView>:
    ElementNode<Content>, GridCellPart, GridLinePart
{
    private unowned let host: any GridHost
    private var child: Mounted<MemberContent<Content>>?
    private var element = GridCellElement()

    init(_ view: Content, _ inputs: _NodeInputs, _ host: any GridHost) {
        self.host = host
        super.init(view, inputs)
        var inner = childInputs
        inner.leaveMembers()
        child = mount(MemberContent(view, inputs), inner)
    }

    override func update(_ view: Content) {
        super.update(view)
        child?.update(MemberContent(view, inputs))
    }

    override func memberTraitsChanged() { host.layoutChanged() }

    var wish: GridCellWish {
        let wish = GridCellWish(inputs.traits)
        if wish.columns < 1 {
            graph.issues.report(.gridCellWithoutColumns(count: wish.columns), at: self)
        }
        return wish
    }

    var line: GridLine { .wide(wish) }

    func take(_ elements: [GridCellElement]) { elements.first.map(take) }

    func take(_ element: GridCellElement) {
        guard element != self.element else { return }
        self.element = element
        graph.setContentDirty(self)
    }

    override var passesDecoration: Bool { true }

    override func makeRole() -> ElementRole { .gridCell(element) }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
