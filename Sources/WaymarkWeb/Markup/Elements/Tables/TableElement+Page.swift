// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A table of the browser's in a frame that scrolls sideways. Rows and their cells have the classes
/// of lists, so that the script of lists selects them too.
extension TableElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var classes = "list table \(style.rawValue)-table"
        if alternatesRows { classes += " striped" }
        if isEdited { classes += " editing" }
        if leastWidth > 0 { classes += " " + StyleKey.minw.name(StyleNumber.encode(leastWidth)) }
        let attributes: [HTMLNode.Attribute] = [
            .init("class", classes), .init("role", "table"),
            .init("data-selection", selection.rawValue), .init("data-c"),
        ]
        let table = HTMLNode("table", attributes + markup.ownName, .slot)
        return markup.outer("div", "table-frame", .nodes([table]), naming: .inside)
    }

    var modules: [ScriptModule] { [.controls, .lists, .tables] }
}

/// Rows that belong together.
struct PageTableRows: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        markup.outer("tbody", "table-rows", naming: .direct)
    }
}

/// A row above or below others that one cell fills.
extension TableHeadingElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let span = HTMLNode.Attribute("colspan", String(max(columnCount, 1)))
        let content = HTMLNode("div", [.init("class", "table-words"), .init("data-c")], .slot)
        let cell =
            isFooter
            ? HTMLNode("td", [span], .nodes([content]))
            : HTMLNode("th", [span, .init("scope", "rowgroup")], .nodes([content]))
        return markup.outer(
            "tr", isFooter ? "table-footer" : "table-header", .nodes([cell]), naming: .direct)
    }
}
