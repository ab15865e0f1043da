// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The cells of one row. It is the view that becomes the row, and has no element besides it.
nonisolated struct TableCells: ElementView {
    let value: Any
    let context: TableContext

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PassthroughNode(view, inputs) { $0.cells }
    }

    @MainActor private var cells: ForEach<[TableColumnPart], AnyHashable, TableCell> {
        let first = context.columns.first?.key
        return ForEach(
            data: context.columns, content: { cell($0, isFirst: $0.key == first) },
            id: { $0.key })
    }

    private func cell(_ column: TableColumnPart, isFirst: Bool) -> TableCell {
        TableCell(
            content: column.cell(value), alignment: column.alignment.position, isFirst: isFirst,
            disclosure: isFirst ? context.disclosure : nil, level: isFirst ? context.level : 1)
    }
}

/// One cell of a row. The first has what shows and hides the rows below, and all that can be done
/// with the row.
nonisolated struct TableCell: PrimitiveView {
    let content: AnyView
    let alignment: HorizontalPosition
    let isFirst: Bool
    let disclosure: Disclosure?
    let level: Int

    /// The distance by which the rows below another one are further in.
    private static var indent: Double { 20 }
    /// The room of the button that shows and hides rows, which others leave free.
    private static var buttonRoom: Double { 34 }

    var shown: some View {
        Pair(
            first: disclosure.map { DisclosureButton(disclosure: $0) },
            second: content.effect(indentation))
    }

    private var indentation: StyleEffect? {
        guard level > 1 else { return nil }
        let room = disclosure == nil ? Self.buttonRoom : 0
        let inset = Double(level - 1) * Self.indent + room
        return .padding(Insets(top: 0, leading: inset, bottom: 0, trailing: 0))
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TableCellNode(view, inputs) { $0.shown }
    }
}

/// A row whose first cell stands for it.
@MainActor protocol FirstCellHost: _Node {
    var rowElement: RowElement { get }
    /// The elements of what can be done with the row.
    var cellsBesideContent: [ElementCell] { get }
}

@MainActor private final class TableCellNode<Shown: View>: KeepingElementNode<TableCell> {
    private let shown: (TableCell) -> Shown
    private var child: Mounted<Shown>?

    init(_ view: TableCell, _ inputs: _NodeInputs, shown: @escaping (TableCell) -> Shown) {
        self.shown = shown
        super.init(view, inputs)
        child = mount(shown(view), contentInputs)
    }

    override func update(_ view: TableCell) {
        if view.isFirst != self.view.isFirst { graph.setChildrenDirty(self) }
        super.update(view)
        child?.update(shown(view))
    }

    /// The row around, where this is its first cell.
    private var host: (any FirstCellHost)? {
        view.isFirst ? nearest((any FirstCellHost).self) : nil
    }

    override var isEnabled: Bool { host?.isEnabled ?? true }

    override func makeRole() -> ElementRole {
        let row = host?.rowElement
        return .tableCell(
            TableCellElement(
                alignment: view.alignment, row: row?.isSelectable == true ? row : nil))
    }

    override func makeChildCells() -> [ElementCell] {
        super.makeChildCells() + (host?.cellsBesideContent ?? [])
    }

    override func handle(_ action: ElementAction) { host?.handle(action) }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
