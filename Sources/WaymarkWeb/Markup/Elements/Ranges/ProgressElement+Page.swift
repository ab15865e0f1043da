// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Progress is the browser's own element; the style sheet draws a ring over it.
extension ProgressElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var classes = "progress \(style.rawValue)"
        var bar: [HTMLNode.Attribute] = []
        if let share {
            if style == .circular { classes += " " + AtomicStyle.progress(share) }
            bar.append(.init("value", NumberText.of(share)))
        } else {
            classes += " waiting"
        }
        return markup.labelled(
            classes, HTMLNode("progress", bar + markup.ownName + markup.valueText(words)))
    }
}
