// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ColumnElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var classes = "column \(kind.rawValue)"
        if let width { classes += " " + AtomicStyle.columnWidth(width) }
        switch kind {
        case .sidebar:
            let isNamed = markup.content.accessibility.label != nil
            let title = (title ?? "").isEmpty ? "Sidebar" : title ?? ""
            return markup.outer(
                "nav", classes, .slot, isNamed ? [] : [.init("aria-label", title)],
                naming: .direct)
        case .content, .detail: return markup.outer("div", classes)
        }
    }
}
