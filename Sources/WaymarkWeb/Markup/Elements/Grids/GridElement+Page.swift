// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension GridElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var classes = "grid " + AtomicStyle.gridColumns(columnCount)
        if let horizontalSpacing { classes += " " + AtomicStyle.columnGap(horizontalSpacing) }
        if let verticalSpacing { classes += " " + AtomicStyle.rowGap(verticalSpacing) }
        return markup.outer("div", classes)
    }
}

/// A row of a grid.
struct PageGridRow: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode { markup.outer("div", "grid-row") }

    var recurrence: Recurrence { .frequent }
}
