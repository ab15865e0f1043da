// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Lists and their items are `div`s with roles, since a script gives a list other roles where its
/// rows are options or hold several controls, which a `ul` must not have.
extension ElementMarkup {
    func list(_ list: List) -> HTMLNode {
        outer(
            "div", "list \(list.style.className)" + (list.isEdited ? " editing" : ""), .slot,
            [Attribute("role", "list"), Attribute("data-selection", list.selection.rawValue)],
            naming: .direct)
    }

    var section: HTMLNode {
        let rows = [
            Attribute("class", "rows"), Attribute("role", "list"), Attribute("data-c"),
        ]
        return item("section", [HTMLNode("div", rows, .slot)])
    }

    /// A box around the heading, to be the cell of a row.
    var sectionHeader: HTMLNode {
        let heading = HTMLNode("h2", [Attribute("data-c")], .slot)
        return item("section-header", [HTMLNode("div", [], .nodes([heading]))])
    }

    var sectionFooter: HTMLNode {
        item("section-footer", [HTMLNode("div", [Attribute("data-c")], .slot)])
    }

    private func item(
        _ classes: String, _ nodes: [HTMLNode], _ attributes: [Attribute] = []
    ) -> HTMLNode {
        outer(
            "div", classes, .nodes(nodes), [Attribute("role", "listitem")] + attributes,
            naming: .direct)
    }

    /// A selectable row has a link or a button beneath its content, as large as the row, so that
    /// nothing to press lies inside something to press; a row that holds a link leaves it out of
    /// sight.
    func row(_ row: Row) -> HTMLNode {
        let level = row.level > 1 ? [Attribute("aria-level", String(row.level))] : []
        guard row.isSelectable else {
            let cell = [Attribute("class", "cell"), Attribute("data-c")]
            return item("row", [HTMLNode("div", cell, .slot)], level)
        }
        let cellID = "c\(id.rawValue)"
        let cell = [
            Attribute("class", "cell"), Attribute("id", cellID), Attribute("data-c"),
        ]
        return item(
            row.isSelected ? "row selected" : "row",
            [select(row, named: cellID), HTMLNode("div", cell, .slot)], level)
    }

    /// What is pressed to select a row: a link where that leads to a screen with an address.
    private func select(_ row: Row, named cellID: String) -> HTMLNode {
        let common = [Attribute("class", "select"), Attribute("aria-labelledby", cellID)]
        if content.isEnabled, let route = row.route,
            let address = address(of: route, basePath: options.basePath)
        {
            let current = row.isSelected ? [Attribute("aria-current", "page")] : []
            return HTMLNode(
                "a", linking(address, "press") + common + current)
        }
        let pressed = Attribute("aria-pressed", row.isSelected ? "true" : "false")
        let disabled = content.isEnabled ? [] : [Attribute("disabled")]
        return HTMLNode("button", pressing("press") + common + [pressed] + disabled)
    }
}

extension List.Style {
    fileprivate var className: String {
        switch self {
        case .insetGrouped: "grouped"
        case .plain: "plain-list"
        case .sidebar: "sidebar-list"
        case .form: "grouped form"
        }
    }
}
