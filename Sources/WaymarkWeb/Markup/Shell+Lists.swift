// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Shell {
    func list(_ list: List) -> HTMLNode {
        outer(
            "ul", "list \(list.style.className)", .slot,
            [Attribute("role", "list"), Attribute("data-selection", list.selection.rawValue)],
            naming: .direct)
    }

    var section: HTMLNode {
        let rows = [
            Attribute("class", "rows"), Attribute("role", "list"), Attribute("data-c"),
        ]
        return outer("li", "section", .nodes([HTMLNode("ul", rows, .slot)]), naming: .direct)
    }

    func sectionEdge(_ classes: String, _ tag: String) -> HTMLNode {
        let inside = HTMLNode(tag, [Attribute("data-c")], .slot)
        return outer("li", classes, .nodes([inside]), naming: .direct)
    }

    /// A selectable row has a button beneath its content, as large as the row, so that nothing
    /// to press lies inside something to press; a row that holds a link leaves it out of sight.
    func row(_ row: Row) -> HTMLNode {
        guard row.isSelectable else { return outer("li", "row cell", naming: .direct) }
        let cellID = "c\(id.rawValue)"
        var attributes =
            pressing("press") + [
                Attribute("class", "select"), Attribute("aria-labelledby", cellID),
                Attribute("aria-pressed", row.isSelected ? "true" : "false"),
            ]
        if !content.isEnabled { attributes.append(Attribute("disabled")) }
        let cell = [
            Attribute("class", "cell"), Attribute("id", cellID), Attribute("data-c"),
        ]
        return outer(
            "li", row.isSelected ? "row selected" : "row",
            .nodes([HTMLNode("button", attributes), HTMLNode("div", cell, .slot)]),
            naming: .direct)
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
