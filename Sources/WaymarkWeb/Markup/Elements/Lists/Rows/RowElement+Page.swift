// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension RowElement: ControlRole {
    /// A selectable row has a link or a button beneath its content, as large as the row, so that
    /// nothing to press lies inside something to press; a row that holds a link leaves it out of
    /// sight.
    func node(in markup: ElementMarkup) -> HTMLNode {
        let level: [HTMLNode.Attribute] =
            level > 1 ? [.init("aria-level", String(level))] : []
        guard isSelectable else {
            let cell: [HTMLNode.Attribute] = [.init("class", "cell"), .init("data-c")]
            return markup.listItem("row", [HTMLNode("div", cell, .slot)], level)
        }
        let cellID = "c\(markup.id.rawValue)"
        let cell: [HTMLNode.Attribute] = [
            .init("class", "cell"), .init("id", cellID), .init("data-c"),
        ]
        return markup.listItem(
            isSelected ? "row selected" : "row",
            [select(named: cellID, in: markup), HTMLNode("div", cell, .slot)], level)
    }

    var recurrence: Recurrence { isSelectable ? .rare : .frequent }

    var formWords: String { "row" }

    /// Makes the node that is pressed to select a row: a link where that leads to a screen with an
    /// address.
    func select(named cellID: String, in markup: ElementMarkup) -> HTMLNode {
        let common: [HTMLNode.Attribute] = [
            .init("class", "select"), .init("aria-labelledby", cellID),
        ]
        if markup.content.isEnabled, let address = markup.address(of: route) {
            let current: [HTMLNode.Attribute] =
                isSelected ? [.init("aria-current", "page")] : []
            return HTMLNode("a", markup.linking(address) + common + current)
        }
        let pressed = HTMLNode.Attribute("aria-pressed", isSelected ? "true" : "false")
        return HTMLNode(
            "button", markup.pressing(.press) + common + [pressed] + markup.disabledState)
    }
}
