// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension TabsElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        markup.outer("div", "tabs \(style.rawValue)")
    }
}
