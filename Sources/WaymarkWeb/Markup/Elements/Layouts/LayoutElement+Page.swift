// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension LayoutElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var classes =
            switch axis {
            case .horizontal: "h"
            case .vertical: "v"
            case .depth: "z"
            }
        classes += " x-\(alignment.horizontal.rawValue)"
        classes += " y-\(alignment.vertical.rawValue)"
        if let spacing { classes += " " + AtomicStyle.gap(spacing) }
        return markup.outer("div", classes)
    }

    var recurrence: Recurrence { .frequent }
}
