// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// What a person does with titles and the way back.
extension Shell {
    func backButton(_ back: Back) -> HTMLNode {
        HTMLNode(
            "button",
            pressing("back") + [
                Attribute("class", "back"), Attribute("data-depth", String(back.depth)),
                Attribute("aria-label", back.title),
            ] + (back.ancestors.isEmpty ? [] : [Attribute("aria-haspopup", "menu")]),
            .nodes([
                SymbolDrawing.node(for: "chevron.backward"),
                HTMLNode("span", [Attribute("class", "back-title")], .text(back.title)),
            ]))
    }

    /// Opens when the back button is held or pressed with the secondary button (NAV-023).
    func ancestors(of back: Back) -> HTMLNode {
        let entries = back.ancestors.reversed().map { ancestor in
            HTMLNode(
                "button",
                pressing("backto", depth: ancestor.depth) + [
                    Attribute("data-depth", String(ancestor.depth)),
                    Attribute("role", "menuitem"),
                ],
                .text(ancestor.title))
        }
        return HTMLNode(
            "div",
            [
                Attribute("class", "menu ancestors"), Attribute("popover"),
                Attribute("role", "menu"), Attribute("aria-label", "Screens below"),
            ], .nodes(entries))
    }

    /// Opens the items that do not fit; the page's script shows it where there are any (NAV-222).
    var moreButton: HTMLNode {
        HTMLNode(
            "button",
            [
                Attribute("type", "button"), Attribute("class", "more"),
                Attribute("aria-label", "More"), Attribute("aria-expanded", "false"),
            ], .nodes([SymbolDrawing.node(for: "ellipsis.circle")]))
    }

    /// A pencil beside the title, and the field that it opens (NAV-204).
    func renaming(_ title: String) -> HTMLNode {
        let field = HTMLNode(
            "input",
            filling("rename") + [
                Attribute("type", "text"), Attribute("value", title),
                Attribute("aria-label", "Title"),
                Attribute("autocomplete", "off"),
            ])
        return disclosure("rename", "Rename", "pencil", field)
    }

    /// The menu that opens from the title (NAV-204).
    func titleMenu(_ attributes: [Attribute]) -> HTMLNode {
        let entries = HTMLNode("div", [Attribute("class", "menu"), Attribute("data-c")], .slot)
        let menu = disclosure("menu-opener", "Title menu", "chevron.down", entries)
        return outer("div", "item title-menu", .nodes([menu]), attributes)
    }

    /// The document's name; a way to it where a browser can open it.
    func document(_ document: Document) -> HTMLNode {
        let address = document.address.flatMap { Attribute("href", safeAddress: $0) }
        guard let address else {
            return HTMLNode("p", [Attribute("class", "document")], .text(document.name))
        }
        return HTMLNode(
            "a",
            [
                Attribute("class", "document"), address,
                Attribute("target", "_blank"), Attribute("rel", "noopener noreferrer"),
            ], .text(document.name))
    }

    private func disclosure(
        _ name: String, _ label: String, _ symbol: String, _ inside: HTMLNode
    ) -> HTMLNode {
        let summary = HTMLNode(
            "summary", [Attribute("aria-label", label)],
            .nodes([SymbolDrawing.node(for: symbol)]))
        return HTMLNode("details", [Attribute("class", name)], .nodes([summary, inside]))
    }
}
