// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The headers of a table's columns, and the menu after them.
nonisolated struct TableColumns: ContainerView {
    let titles: [TableColumnTitle]
    let menu: AnyView?
    let areShown: Bool

    var role: ElementRole { .tableColumns(areShown: areShown) }

    var content: Pair<ForEach<[TableColumnTitle], AnyHashable, TableColumnTitle>, TableCorner?> {
        Pair(
            first: ForEach(data: titles, content: { $0 }, id: { $0.key }),
            second: menu.map { TableCorner(content: $0) })
    }
}

/// The place after the headers.
nonisolated struct TableCorner: ContainerView {
    let content: AnyView
    var role: ElementRole { .tableCorner }
}

/// The header of one column.
nonisolated struct TableColumnTitle: PrimitiveView {
    let content: AnyView
    let key: AnyHashable
    let width: Double?
    let widths: TableColumnElement.Widths?
    let alignment: HorizontalPosition
    let order: TableColumnElement.Sorting
    /// Orders the rows by the column.
    let press: () -> Void
    /// Makes the column as wide as a person asks for.
    let resize: (Double) -> Void

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TableColumnTitleNode(view, inputs)
    }
}

@MainActor private final class TableColumnTitleNode: KeepingElementNode<TableColumnTitle> {
    private var child: Mounted<AnyView>?

    override init(_ view: TableColumnTitle, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, contentInputs)
    }

    override func update(_ view: TableColumnTitle) {
        super.update(view)
        child?.update(view.content)
    }

    override func makeRole() -> ElementRole {
        .tableColumn(
            TableColumnElement(
                title: child?.node.plainText ?? "", sorting: view.order,
                alignment: view.alignment, width: view.width, widths: view.widths))
    }

    override func handle(_ action: ElementAction) {
        switch action {
        case .press where view.order != .none: view.press()
        case .setValue(let width):
            if let widths = view.widths { view.resize(widths.nearest(to: width)) }
        default: break
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
