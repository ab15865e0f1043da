// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A stand-in for a screen that has no destination.
struct PagePlaceholder: PageRole {
    let message: String

    func node(in markup: ElementMarkup) -> HTMLNode {
        let sign = HTMLNode(
            "span", [.init("class", "placeholder-sign")],
            .nodes([SymbolDrawing.node(for: "exclamationmark.triangle.fill")]))
        let words = HTMLNode("span", [.init("class", "placeholder-message")], .text(message))
        return markup.outer("div", "placeholder", .nodes([sign, words]))
    }
}
