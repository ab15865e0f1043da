// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension MenuItemElement: ControlRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let looks = purpose == .destructive ? "entry destructive" : "entry"
        if markup.content.isEnabled, let link = markup.address(of: route) {
            return markup.outer(
                "a", looks, .slot, markup.linking(link) + [kind.role], naming: .direct)
        }
        var attributes = markup.pressing(.press) + markup.disabledState + [kind.role]
        if kind != .action { attributes.append(.init("aria-checked", isOn ? "true" : "false")) }
        return markup.outer("button", looks, .slot, attributes, naming: .direct)
    }

    var formWords: String { "menu item" }
}

extension MenuItemElement.Kind {
    fileprivate var role: HTMLNode.Attribute {
        switch self {
        case .action: .init("role", "menuitem")
        case .toggle: .init("role", "menuitemcheckbox")
        case .choice: .init("role", "menuitemradio")
        }
    }
}
