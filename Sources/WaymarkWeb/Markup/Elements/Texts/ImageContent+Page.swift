// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ImageContent: PageRole {
    /// The name is text inside, so that the style sheet can leave it out beside a title.
    func node(in markup: ElementMarkup) -> HTMLNode {
        var classes = "image \(scale.rawValue)"
        if isResizable { classes += " resizable" }
        let drawing: HTMLNode
        let name: String
        switch source {
        case .symbol(let symbol):
            drawing = SymbolDrawing.node(for: symbol)
            name = SymbolDrawing.label(for: symbol)
        case .picture(let picture):
            classes += " picture"
            drawing = SymbolDrawing.node(for: "photo")
            name = picture
        case .file(let picture):
            drawing = picture.node(below: markup.options.basePath)
            name = picture.name
        case .address(let picture):
            drawing = picture.node
            name = ""
        case .blank:
            classes += " picture blank"
            drawing = HTMLNode("span", [])
            name = ""
        }
        let label = markup.content.accessibility.label
        if label != nil { classes += " named" }
        return markup.outer(
            "span", classes, .nodes([drawing, markup.unseen(label ?? name)]), naming: .inside)
    }

    var recurrence: Recurrence { .frequent }
}
