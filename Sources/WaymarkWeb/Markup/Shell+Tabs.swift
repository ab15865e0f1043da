// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Shell {
    var tabBar: HTMLNode {
        let name = content.accessibility.label == nil ? [Attribute("aria-label", "Tabs")] : []
        return outer("nav", "tab-bar", .slot, name, naming: .direct)
    }

    /// A tab with an address is a link; without one it is a button.
    func tab(_ tab: Tab) -> HTMLNode {
        let link = tab.route.flatMap { address(of: $0, basePath: options.basePath) }
        var attributes = link.map { linking($0, "press") } ?? pressing("press")
        if tab.isSelected { attributes.append(Attribute("aria-current", "page")) }
        let label = [Attribute("class", "tab-label"), Attribute("data-c")]
        var nodes = [HTMLNode("span", label, .slot)]
        if let badge = tab.badge {
            nodes.append(HTMLNode("span", [Attribute("class", "tab-badge")], .text(badge)))
        }
        return outer(
            link == nil ? "button" : "a", "tab", .nodes(nodes), attributes, naming: .direct)
    }
}
