// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension GridCellElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var classes = "grid-cell " + AtomicStyle.gridCell(column, columnCount)
        if let anchor {
            classes += " " + AtomicStyle.gridAnchor(anchor)
        } else {
            classes += " x-\(alignment.horizontal.rawValue) y-\(alignment.vertical.rawValue)"
        }
        if unsizedAxes.contains(.horizontal) { classes += " unsized-x" }
        if unsizedAxes.contains(.vertical) { classes += " unsized-y" }
        return markup.outer("div", classes)
    }

    var recurrence: Recurrence { .frequent }
}
