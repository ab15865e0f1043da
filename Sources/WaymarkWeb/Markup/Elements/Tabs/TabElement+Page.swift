// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension TabElement: ControlRole {
    /// A tab with an address is a link; without one it is a button.
    func node(in markup: ElementMarkup) -> HTMLNode {
        let link = markup.address(of: route)
        let attributes = link.map(markup.linking) ?? markup.pressing(.press)
        var nodes = [HTMLNode("span", [.init("class", "tab-label"), .init("data-c")], .slot)]
        if let badge {
            nodes.append(HTMLNode("span", [.init("class", "tab-badge")], .text(badge)))
        }
        return markup.outer(
            link == nil ? "button" : "a", "tab", .nodes(nodes), attributes + state,
            naming: .direct)
    }

    var formWords: String { "tab" }

    private var state: [HTMLNode.Attribute] {
        if isInPage {
            return [.init("role", "tab"), .init("aria-selected", isSelected ? "true" : "false")]
        }
        return isSelected ? [.init("aria-current", "page")] : []
    }
}
