// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// An area filled with a colour.
extension ColorValue: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        markup.outer("div", "color \(AtomicStyle.fill(self))", .empty)
    }
}
