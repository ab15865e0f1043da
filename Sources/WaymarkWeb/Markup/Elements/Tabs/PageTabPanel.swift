// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The content of the selected one of tabs that are part of a page.
struct PageTabPanel: PageRole {
    let title: String

    func node(in markup: ElementMarkup) -> HTMLNode {
        markup.outer(
            "div", "tab-panel", .slot, [.init("role", "tabpanel"), .init("aria-label", title)])
    }
}
