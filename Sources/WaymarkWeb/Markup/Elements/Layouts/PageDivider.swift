// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A thin line between neighbours.
struct PageDivider: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode { markup.outer("hr", "divider", .empty) }

    var recurrence: Recurrence { .frequent }
}
