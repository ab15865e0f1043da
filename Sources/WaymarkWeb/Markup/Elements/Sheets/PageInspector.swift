// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Details beside what its neighbours show.
struct PageInspector: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        markup.outer("aside", "inspector", .slot, [.init("aria-label", "Inspector")])
    }
}
