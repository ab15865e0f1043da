// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Tabs that are places of the app are its navigation; those that are parts of a page are chosen
/// in it.
extension TabBarElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let isNamed = markup.content.accessibility.label != nil
        let name: [HTMLNode.Attribute] = isNamed ? [] : [.init("aria-label", "Tabs")]
        if isInPage {
            return markup.outer(
                "div", "tab-bar", .slot, [.init("role", "tablist")] + name, naming: .direct)
        }
        return markup.outer("nav", "tab-bar", .slot, name, naming: .direct)
    }
}
