// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The controls for titles, documents and the way back.
extension ElementMarkup {
    func backButton(_ back: Back) -> HTMLNode {
        HTMLNode(
            "button",
            pressing(.back) + [
                Attribute("class", "back"), Attribute("aria-label", back.title),
                Attribute("aria-roledescription", "back button"),
            ] + menu(of: back.ancestors.reversed()),
            .nodes([
                SymbolDrawing.node(for: "chevron.backward"),
                HTMLNode("span", [Attribute("class", "back-title")], .text(back.title)),
            ]))
    }

    /// The page's script makes a menu of them when the back button is held or pressed with the
    /// secondary button (NAV-023): a depth and a title in each line.
    private func menu(of ancestors: [Back.Ancestor]) -> [Attribute] {
        if ancestors.isEmpty { return [] }
        let lines = ancestors.map { ancestor in
            "\(ancestor.depth) " + String(ancestor.title.map { $0.isNewline ? " " : $0 })
        }
        return [
            Attribute("aria-haspopup", "menu"),
            Attribute("data-below", lines.joined(separator: "\n")),
        ]
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
            filling(.rename) + [
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
