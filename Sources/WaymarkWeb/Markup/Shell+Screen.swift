// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Shell {
    /// The bar, the title, then a slot for the toolbar's items and the content.
    ///
    /// The screen itself scrolls, so that a large title moves away beneath the bar.
    func screen(_ screen: Screen) -> HTMLNode {
        var nodes = [bar(of: screen)]
        if let title = title(of: screen) { nodes.append(title) }
        nodes.append(HTMLNode("div", [Attribute("class", "body"), Attribute("data-c")], .slot))
        var attributes = [Attribute("data-scroll"), Attribute("tabindex", "0")]
        if content.accessibility.label == nil, screen.hasTitle {
            attributes += [Attribute("role", "group"), Attribute("aria-labelledby", titleID)]
        }
        return outer("section", classes(of: screen), .nodes(nodes), attributes)
    }

    private var titleID: String { "t\(id.rawValue)" }

    private func classes(of screen: Screen) -> String {
        var classes = "screen \(screen.titleDisplay.rawValue)"
        if !screen.isBarVisible { classes += " no-bar" }
        if !screen.hasTitle && screen.back == nil { classes += " bare" }
        return classes
    }

    private func bar(of screen: Screen) -> HTMLNode {
        var nodes: [HTMLNode] = []
        if let back = screen.back { nodes.append(backButton(back)) }
        if let title = screen.title, screen.titleDisplay == .large {
            nodes.append(
                HTMLNode(
                    "div", [Attribute("class", "bar-title"), Attribute("aria-hidden", "true")],
                    .text(title)))
        }
        return HTMLNode("header", [Attribute("class", "bar")], .nodes(nodes))
    }

    private func backButton(_ back: Back) -> HTMLNode {
        HTMLNode(
            "button",
            [
                Attribute("type", "button"), Attribute("class", "back"),
                Attribute("data-on", "back"), Attribute("data-depth", String(back.depth)),
            ],
            .nodes([
                SymbolDrawing.node(for: "chevron.backward"),
                HTMLNode("span", [Attribute("class", "back-title")], .text(back.title)),
            ]))
    }

    private func title(of screen: Screen) -> HTMLNode? {
        guard let title = screen.title, !title.isEmpty else { return nil }
        let heading = HTMLNode(
            "h1", [Attribute("id", titleID), Attribute("tabindex", "-1")], .text(title))
        var nodes = [heading]
        if let subtitle = screen.subtitle, !subtitle.isEmpty {
            nodes.append(HTMLNode("p", [Attribute("class", "subtitle")], .text(subtitle)))
        }
        return HTMLNode("div", [Attribute("class", "title")], .nodes(nodes))
    }
}

extension Screen {
    fileprivate var hasTitle: Bool { !(title ?? "").isEmpty }
}
