// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The swipe actions of a row, beside pressing it.
struct RowActions: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode { markup.outer("div", "actions") }
}
