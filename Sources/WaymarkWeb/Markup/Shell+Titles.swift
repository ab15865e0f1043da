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

    /// A pencil beside the title, and the field that it opens (NAV-204): a popover of the
    /// browser's.
    func renaming(_ title: String) -> [HTMLNode] {
        let name = "r\(id.rawValue)"
        let opener = HTMLNode(
            "button",
            [
                Attribute("type", "button"), Attribute("class", "rename"),
                Attribute("popovertarget", name), Attribute("aria-label", "Rename"),
            ], .nodes([SymbolDrawing.node(for: "pencil")]))
        let field = HTMLNode(
            "input",
            filling("rename") + [
                Attribute("type", "text"), Attribute("value", title),
                Attribute("aria-label", "Title"), Attribute("autofocus"),
                Attribute("autocomplete", "off"),
            ])
        let popover = [Attribute("id", name), Attribute("class", "renaming"), Attribute("popover")]
        return [opener, HTMLNode("div", popover, .nodes([field]))]
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
}
