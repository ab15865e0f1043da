// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Shell {
    var tabBar: HTMLNode {
        let name = content.accessibility.label == nil ? [Attribute("aria-label", "Tabs")] : []
        return outer("nav", "tab-bar", .slot, name, naming: .direct)
    }

    func tab(_ tab: Tab) -> HTMLNode {
        var attributes = pressing("press")
        if tab.isSelected { attributes.append(Attribute("aria-current", "page")) }
        let label = [Attribute("class", "tab-label"), Attribute("data-c")]
        var nodes = [HTMLNode("span", label, .slot)]
        if let badge = tab.badge {
            nodes.append(HTMLNode("span", [Attribute("class", "tab-badge")], .text(badge)))
        }
        return outer("button", "tab", .nodes(nodes), attributes, naming: .direct)
    }
}
