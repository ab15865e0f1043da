// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension TextFieldElement: InputRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let prompt = prompt ?? ""
        var input =
            markup.filling(.text) + [
                .init("type", inputType), .init("value", text),
                .init("placeholder", prompt.isEmpty ? " " : prompt),
                .init("autocomplete", isSecure ? "current-password" : "off"),
            ]
        if wantsFocus { input.append(.init("data-focus")) }
        let classes = prompt.isEmpty ? "field" : "field prompted"
        let symbols = isSearch ? [SymbolDrawing.node(for: "magnifyingglass")] : []
        return markup.labelled(classes, HTMLNode("input", input + markup.inputState), symbols)
    }

    var formWords: String { "field \(prompt ?? "")" }

    var drawn: DrawnValue { .init(text: text) }

    func action(for filled: FilledValue) -> ElementAction? {
        guard case .text(let new) = filled, new != text else { return nil }
        return .setText(new)
    }

    var submits: Bool { true }

    private var inputType: String {
        if isSecure { return "password" }
        return isSearch ? "search" : "text"
    }
}
