// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A group of rows.
struct PageSection: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let rows: [HTMLNode.Attribute] = [
            .init("class", "rows"), .init("role", "list"), .init("data-c"),
        ]
        return markup.listItem("section", [HTMLNode("div", rows, .slot)])
    }
}

/// The content above a section's rows: a box around the heading, to be the cell of a row.
struct PageSectionHeader: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let heading = HTMLNode("h2", [.init("data-c")], .slot)
        return markup.listItem("section-header", [HTMLNode("div", [], .nodes([heading]))])
    }
}

/// The content below a section's rows.
struct PageSectionFooter: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        markup.listItem("section-footer", [HTMLNode("div", [.init("data-c")], .slot)])
    }
}
