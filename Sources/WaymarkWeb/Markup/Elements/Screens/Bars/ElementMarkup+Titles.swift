// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The controls for titles and documents.
extension ElementMarkup {
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
