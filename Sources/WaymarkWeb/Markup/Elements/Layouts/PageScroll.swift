// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Content that scrolls.
struct PageScroll: PageRole {
    let axes: Axes

    /// Screens scroll by themselves; this scrolls sideways, or when it has a height of its own.
    func node(in markup: ElementMarkup) -> HTMLNode {
        let isSideways = axes.contains(.horizontal)
        guard isSideways || markup.hasHeight else { return markup.outer("div", "scroll") }
        var attributes: [HTMLNode.Attribute] = [.init("data-scroll"), .init("tabindex", "0")]
        if markup.content.accessibility.label == nil {
            attributes += [.init("role", "group"), .init("aria-label", "Scrolling content")]
        }
        let classes = isSideways ? "scroll scrolls sideways" : "scroll scrolls"
        return markup.outer("div", classes, .slot, attributes)
    }
}

extension ElementMarkup {
    fileprivate var hasHeight: Bool {
        content.effects.contains {
            if case .frame(let frame) = $0 {
                return frame.height != nil || (frame.maxHeight ?? .infinity).isFinite
            }
            return false
        }
    }
}
