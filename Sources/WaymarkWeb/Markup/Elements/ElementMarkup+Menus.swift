// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Menus are popovers of the browser's: it opens and closes them, also without a script.
extension ElementMarkup {
    func menuButton(_ button: MenuButton) -> HTMLNode {
        if button.hasAction { return pairedButton(button) }
        let looks = button.isEntry ? "entry submenu" : "button \(button.look.className)"
        var attributes = opening(button.opens)
        if button.isEntry { attributes.append(Attribute("role", "menuitem")) }
        return outer(
            "button", button.showsIndicator ? looks + " indicated" : looks, .slot,
            attributes + disabled, naming: .direct)
    }

    /// A button with an action of its own, and one that opens the menu.
    private func pairedButton(_ button: MenuButton) -> HTMLNode {
        let label =
            pressing("press") + disabled + [
                Attribute("class", "button \(button.look.className)"), Attribute("data-c"),
            ]
        let more =
            opening(button.opens) + disabled + [
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
    private func opening(_ menu: ElementID) -> [Attribute] {
        [
            Attribute("type", "button"), Attribute("id", "o\(menu.rawValue)"),
            Attribute("popovertarget", "m\(menu.rawValue)"), Attribute("aria-haspopup", "menu"),
        ]
    }

    private var disabled: [Attribute] { content.isEnabled ? [] : [Attribute("disabled")] }

    /// A context menu has a button too, for those who cannot open it in another way; the style
    /// sheet shows it to them only.
    func menu(_ menu: Menu) -> HTMLNode {
        let popover = [
            Attribute("id", "m\(id.rawValue)"), Attribute("popover"), Attribute("role", "menu"),
            Attribute("aria-labelledby", "o\(id.rawValue)"),
        ]
        guard menu.isContext else { return outer("div", "menu", .slot, popover, naming: .direct) }
        let opener =
            opening(id) + [
                Attribute("class", "context-opener"), Attribute("aria-label", "Actions"),
            ]
        let entries = popover + [Attribute("class", "menu"), Attribute("data-c")]
        return outer(
            "div", "context",
            .nodes([
                HTMLNode("button", opener, .nodes([SymbolDrawing.node(for: "ellipsis")])),
                HTMLNode("div", entries, .slot),
            ]))
    }

    func menuItem(_ item: MenuItem) -> HTMLNode {
        let looks = item.purpose == .destructive ? "entry destructive" : "entry"
        let link = item.route.flatMap { address(of: $0, basePath: options.basePath) }
        if content.isEnabled, let link {
            let attributes = linking(link, "press") + [item.kind.role]
            return outer("a", looks, .slot, attributes, naming: .direct)
        }
        var attributes = pressing("press") + disabled + [item.kind.role]
        if item.kind != .action {
            attributes.append(Attribute("aria-checked", item.isOn ? "true" : "false"))
        }
        return outer("button", looks, .slot, attributes, naming: .direct)
    }

    func menuGroup(_ group: MenuGroup) -> HTMLNode {
        let name = group.title.isEmpty ? [] : [Attribute("aria-label", group.title)]
        let title = HTMLNode(
            "span", [Attribute("class", "group-title"), Attribute("aria-hidden", "true")],
            .text(group.title))
        let entries = HTMLNode("div", [Attribute("class", "entries"), Attribute("data-c")], .slot)
        let isTitled = group.showsTitle && !group.title.isEmpty
        return outer(
            "div", "menu-group", .nodes(isTitled ? [title, entries] : [entries]),
            [Attribute("role", "group")] + name, naming: .inside)
    }
}

extension MenuItem.Kind {
    fileprivate var role: HTMLNode.Attribute {
        switch self {
        case .action: .init("role", "menuitem")
        case .toggle: .init("role", "menuitemcheckbox")
        case .choice: .init("role", "menuitemradio")
        }
    }
}
