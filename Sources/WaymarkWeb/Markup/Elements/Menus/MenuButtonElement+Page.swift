// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension MenuButtonElement: ControlRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        if hasAction { return markup.pairedButton(self) }
        let looks = isEntry ? "entry submenu" : "button \(look.className)"
        var attributes = markup.opening(opens)
        if isEntry { attributes.append(.init("role", "menuitem")) }
        return markup.outer(
            "button", showsIndicator ? looks + " indicated" : looks, .slot,
            attributes + markup.disabledState, naming: .direct)
    }

    var formWords: String { "menu button" }
}

extension ElementMarkup {
    /// A button with an action of its own, and one that opens the menu.
    fileprivate func pairedButton(_ button: MenuButtonElement) -> HTMLNode {
        let label =
            pressing(.press) + disabledState + [
                Attribute("class", "button \(button.look.className)"), Attribute("data-c"),
            ]
        let more =
            opening(button.opens) + disabledState + [
                Attribute("class", "menu-more"), Attribute("aria-label", "More"),
            ]
        let sign = SymbolDrawing.node(for: "chevron.down")
        return outer(
            "span", "menu-pair",
            .nodes([
                HTMLNode("button", label, .slot), HTMLNode("button", more, .nodes([sign])),
            ]))
    }

    /// The attributes of a button that opens a menu; the menu is named by it.
    func opening(_ menu: ElementID) -> [Attribute] {
        [
            Attribute("type", "button"), Attribute("id", "o\(menu.rawValue)"),
            Attribute("popovertarget", "m\(menu.rawValue)"), Attribute("aria-haspopup", "menu"),
        ]
    }

    /// The attribute of a button that cannot be used now.
    var disabledState: [Attribute] { content.isEnabled ? [] : [Attribute("disabled")] }
}
