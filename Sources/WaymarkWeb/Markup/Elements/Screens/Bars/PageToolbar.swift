// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The items of one screen's bar.
struct PageToolbar: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode { markup.outer("div", "toolbar") }
}
