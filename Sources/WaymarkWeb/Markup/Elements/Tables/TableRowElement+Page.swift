// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension TableRowElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let level: [HTMLNode.Attribute] =
            row.level > 1 ? [.init("aria-level", String(row.level))] : []
        return markup.outer(
            "tr", row.isSelected ? "row selected" : "row", .slot, level, naming: .direct)
    }

    var recurrence: Recurrence { .frequent }
}

/// The first cell of a row that can be selected has what is pressed to do so, as large as the row.
extension TableCellElement: ControlRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let classes = "table-cell t-\(alignment.rawValue)"
        guard let row, row.isSelectable else {
            let cell: [HTMLNode.Attribute] = [.init("class", "cell"), .init("data-c")]
            return markup.outer(
                "td", classes, .nodes([HTMLNode("div", cell, .slot)]), naming: .direct)
        }
        let cellID = "c\(markup.id.rawValue)"
        let cell: [HTMLNode.Attribute] = [
            .init("class", "cell"), .init("id", cellID), .init("data-c"),
        ]
        let nodes = [row.select(named: cellID, in: markup), HTMLNode("div", cell, .slot)]
        return markup.outer("td", classes, .nodes(nodes), naming: .direct)
    }

    var recurrence: Recurrence { row == nil ? .frequent : .rare }

    var formWords: String { row?.formWords ?? "cell" }
}
