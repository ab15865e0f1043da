// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ElementMarkup {
    /// The button that leads to the screen beneath, and the menu of those further down.
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
}
