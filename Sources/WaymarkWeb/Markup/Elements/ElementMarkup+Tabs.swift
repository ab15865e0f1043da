// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Tabs that are places of the app are its navigation; those that are parts of a page are chosen
/// in it.
extension ElementMarkup {
    func tabBar(_ bar: TabBar) -> HTMLNode {
        let name = content.accessibility.label == nil ? [Attribute("aria-label", "Tabs")] : []
        if bar.isInPage {
            let role = [Attribute("role", "tablist")]
            return outer("div", "tab-bar", .slot, role + name, naming: .direct)
        }
        return outer("nav", "tab-bar", .slot, name, naming: .direct)
    }

    /// A tab with an address is a link; without one it is a button.
    func tab(_ tab: Tab) -> HTMLNode {
        let link = tab.route.flatMap { address(of: $0, basePath: options.basePath) }
        let attributes = link.map { linking($0, "press") } ?? pressing("press")
        let label = [Attribute("class", "tab-label"), Attribute("data-c")]
        var nodes = [HTMLNode("span", label, .slot)]
        if let badge = tab.badge {
            nodes.append(HTMLNode("span", [Attribute("class", "tab-badge")], .text(badge)))
        }
        return outer(
            link == nil ? "button" : "a", "tab", .nodes(nodes), attributes + state(of: tab),
            naming: .direct)
    }

    private func state(of tab: Tab) -> [Attribute] {
        if tab.isInPage {
            let selected = Attribute("aria-selected", tab.isSelected ? "true" : "false")
            return [Attribute("role", "tab"), selected]
        }
        return tab.isSelected ? [Attribute("aria-current", "page")] : []
    }

    func tabPanel(_ title: String) -> HTMLNode {
        let role = [Attribute("role", "tabpanel"), Attribute("aria-label", title)]
        return outer("div", "tab-panel", .slot, role)
    }
}
