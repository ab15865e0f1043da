// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A link with an address is a link of the browser's; without one it is a button.
extension LinkElement: ControlRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var classes = "link \(look.className)"
        if showsDisclosure { classes += " disclosure" }
        var current: [HTMLNode.Attribute] = []
        if isCurrent {
            classes += " current"
            current = [.init("aria-current", "page")]
        }
        guard markup.content.isEnabled, let address = markup.address(of: route) else {
            return markup.pressable(classes, current)
        }
        return markup.outer(
            "a", classes, .slot, markup.linking(address) + current + markup.unreachable,
            naming: .direct)
    }

    var formWords: String { "link" }
}
