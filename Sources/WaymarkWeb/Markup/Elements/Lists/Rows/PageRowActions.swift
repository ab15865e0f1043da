// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The buttons at the end of a row, which act on it beside pressing it.
struct PageRowActions: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode { markup.outer("div", "actions") }
}
