// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The parts that all controls have in common that are an element of the browser's beside a label.
extension ElementMarkup {
    /// A label, then the control that it names.
    func labelled(
        _ classes: String, _ input: HTMLNode, _ beside: [HTMLNode] = []
    ) -> HTMLNode {
        let caption = [Attribute("class", "caption"), Attribute("data-c")]
        return outer(
            "label", classes, .nodes([HTMLNode("span", caption, .slot)] + beside + [input]),
            naming: .inside)
    }

    /// The attributes that every input has: its own name, and whether it can be used.
    var inputState: [Attribute] {
        var attributes = ownName
        if !content.isEnabled { attributes.append(Attribute("disabled")) }
        return attributes + (content.accessibility.isHidden ? unreachable : stop)
    }

    /// The name that the app gave it in the place of its label.
    var ownName: [Attribute] {
        content.accessibility.label.map { [Attribute("aria-label", $0)] } ?? []
    }

    /// The number that a control stands at in the app's words.
    func valueText(_ words: String?) -> [Attribute] {
        words.map { [Attribute("aria-valuetext", $0)] } ?? []
    }

    /// The attribute that keeps the keyboard's focus away from what assistive technology does not
    /// see.
    var unreachable: [Attribute] {
        content.accessibility.isHidden ? [Attribute("tabindex", "-1")] : []
    }
}
