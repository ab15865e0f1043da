// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The row of headers. One that is not shown still makes columns as wide as they are to be.
struct PageTableColumns: PageRole {
    let areShown: Bool

    func node(in markup: ElementMarkup) -> HTMLNode {
        let row = HTMLNode("tr", [.init("data-c")], .slot)
        return markup.outer(
            "thead", areShown ? "table-columns" : "table-columns collapsed", .nodes([row]),
            naming: .direct)
    }
}

/// The cell after the headers.
struct PageTableCorner: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        markup.outer("td", "table-corner", naming: .direct)
    }
}

extension TableColumnElement: ControlRole {
    /// A header that sorts has a button below its title, as large as itself; at its end is the
    /// handle that makes the column wider.
    func node(in markup: ElementMarkup) -> HTMLNode {
        let titleID = "h\(markup.id.rawValue)"
        var inside: [HTMLNode] = []
        if sorting != .none {
            let name: [HTMLNode.Attribute] = [
                .init("class", "sort"), .init("aria-labelledby", titleID),
            ]
            inside.append(
                HTMLNode("button", markup.pressing(.press) + name + markup.disabledState))
        }
        inside.append(
            HTMLNode(
                "div", [.init("class", "table-words"), .init("id", titleID), .init("data-c")],
                .slot))
        if let widths { inside.append(handle(widths)) }
        var classes = "table-column t-\(alignment.rawValue)"
        if let width { classes += " " + StyleKey.w.name(StyleNumber.encode(width)) }
        return markup.outer(
            "th", classes, .nodes(inside),
            [.init("scope", "col"), .init("aria-labelledby", titleID)] + order, naming: .direct)
    }

    var formWords: String { "column \(title)" }

    private var order: [HTMLNode.Attribute] {
        switch sorting {
        case .none: []
        case .possible: [.init("aria-sort", "none")]
        case .ascending, .descending: [.init("aria-sort", sorting.rawValue)]
        }
    }

    /// The script says how wide a column is whose width nobody has chosen.
    private func handle(_ widths: Widths) -> HTMLNode {
        var attributes: [HTMLNode.Attribute] = [
            .init("class", "table-handle"), .init("role", "separator"), .init("tabindex", "0"),
            .init("aria-orientation", "vertical"), .init("aria-label", "Width of \(title)"),
            .init("aria-valuemin", NumberText.of(widths.least)),
            .init("aria-valuenow", NumberText.of(width ?? widths.least)),
        ]
        if let most = widths.most { attributes.append(.init("aria-valuemax", NumberText.of(most))) }
        return HTMLNode("span", attributes)
    }
}
