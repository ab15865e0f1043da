// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Flexible empty space.
struct PageSpacer: PageRole {
    let minLength: Double?

    func node(in markup: ElementMarkup) -> HTMLNode {
        let classes = minLength.map { "spacer " + AtomicStyle.spacer($0) } ?? "spacer"
        return markup.outer("div", classes, .empty, naming: .inside)
    }

    var recurrence: Recurrence { .frequent }
}
