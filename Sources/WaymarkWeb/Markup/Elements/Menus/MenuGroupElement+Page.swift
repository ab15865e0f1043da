// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension MenuGroupElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let name: [HTMLNode.Attribute] = title.isEmpty ? [] : [.init("aria-label", title)]
        let heading = HTMLNode(
            "span", [.init("class", "group-title"), .init("aria-hidden", "true")], .text(title))
        let entries = HTMLNode("div", [.init("class", "entries"), .init("data-c")], .slot)
        let isTitled = showsTitle && !title.isEmpty
        return markup.outer(
            "div", "menu-group", .nodes(isTitled ? [heading, entries] : [entries]),
            [.init("role", "group")] + name, naming: .inside)
    }
}
