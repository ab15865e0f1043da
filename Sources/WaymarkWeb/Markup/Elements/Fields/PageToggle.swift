// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A switch, which is a checkbox of the browser's.
struct PageToggle: InputRole {
    let isOn: Bool

    func node(in markup: ElementMarkup) -> HTMLNode {
        var input =
            markup.filling(.toggle) + [.init("type", "checkbox"), .init("role", "switch")]
        if isOn { input.append(.init("checked")) }
        return markup.labelled("toggle", HTMLNode("input", input + markup.inputState))
    }

    var formWords: String { "toggle" }

    var drawn: DrawnValue { .isOn(isOn) }

    func action(for filled: FilledValue) -> ElementAction? {
        guard case .isOn(let new) = filled, new != isOn else { return nil }
        return .setOn(new)
    }
}
