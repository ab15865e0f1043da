// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A gauge is the browser's own element.
extension GaugeElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let meter: [HTMLNode.Attribute] = [
            .init("min", NumberText.of(bounds.lowerBound)),
            .init("max", NumberText.of(bounds.upperBound)), .init("value", NumberText.of(value)),
        ]
        return markup.labelled(
            "gauge \(style.rawValue) \(AtomicStyle.progress(share))",
            HTMLNode("meter", meter + markup.ownName + markup.valueText(words)))
    }
}
