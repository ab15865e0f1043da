// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// An icon and a title.
struct PageLabel: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode { markup.outer("span", "label") }

    var recurrence: Recurrence { .frequent }
}
