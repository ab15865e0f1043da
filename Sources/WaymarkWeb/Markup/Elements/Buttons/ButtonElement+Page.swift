// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ButtonElement: ControlRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var classes = "button \(look.className)"
        switch purpose {
        case .plain: break
        case .cancel: classes += " cancel"
        case .destructive: classes += " destructive"
        }
        let expanded = isExpanded.map {
            HTMLNode.Attribute("aria-expanded", $0 ? "true" : "false")
        }
        if let address, markup.content.isEnabled {
            let leading: [HTMLNode.Attribute] = [
                .init("href", address), .init("target", "_blank"), .init("rel", "noreferrer"),
            ]
            return markup.outer(
                "a", classes, .slot, leading + markup.unreachable, naming: .direct)
        }
        return markup.pressable(classes, expanded.map { [$0] } ?? [])
    }

    var recurrence: Recurrence { .frequent }

    var formWords: String { "button" }
}

extension ElementMarkup {
    /// A button of the browser's around a label.
    func pressable(_ classes: String, _ more: [Attribute]) -> HTMLNode {
        var attributes = pressing(.press)
        if !content.isEnabled { attributes.append(Attribute("disabled")) }
        return outer("button", classes, .slot, attributes + more + unreachable, naming: .direct)
    }
}

extension ButtonElement.Look {
    var className: String {
        switch self {
        case .automatic: "automatic"
        case .borderless: "borderless"
        case .plain: "plain"
        case .bordered: "bordered"
        case .prominent: "prominent"
        }
    }
}
