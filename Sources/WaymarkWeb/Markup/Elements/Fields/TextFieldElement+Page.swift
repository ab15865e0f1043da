// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A field of one line is an input of the browser's, and one of several lines a text area.
extension TextFieldElement: InputRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let symbols = isSearch ? [SymbolDrawing.node(for: "magnifyingglass")] : []
        return markup.labelled(classes, lines == nil ? line(markup) : area(markup), symbols)
    }

    private var classes: String {
        let prompted = prompt?.isEmpty ?? true ? "field" : "field prompted"
        switch lines {
        case nil: return prompted
        case .growing: return prompted + " growing"
        case .filling: return prompted + " filling"
        }
    }

    private func line(_ markup: ElementMarkup) -> HTMLNode {
        let own: [HTMLNode.Attribute] = [.init("type", inputType), .init("value", text)]
        return HTMLNode("input", markup.filling(.text) + own + asked + markup.inputState)
    }

    private func area(_ markup: ElementMarkup) -> HTMLNode {
        let rows = HTMLNode.Attribute("rows", lines == .filling ? "4" : "1")
        return HTMLNode(
            "textarea", markup.filling(.text) + [rows] + asked + markup.inputState, .text(text))
    }

    /// What both have in common.
    private var asked: [HTMLNode.Attribute] {
        let prompt = prompt ?? ""
        let focus: [HTMLNode.Attribute] = wantsFocus ? [.init("data-focus")] : []
        return [.init("placeholder", prompt.isEmpty ? " " : prompt)]
            + input.attributes(filledByDefault: isSecure ? "current-password" : "off") + focus
    }

    var formWords: String { "field \(prompt ?? "")" }

    var drawn: DrawnValue { .init(text: text) }

    func action(for filled: FilledValue) -> ElementAction? {
        guard case .text(let sent) = filled else { return nil }
        let new = lines == nil ? sent : sent.replacing("\r\n", with: "\n")
        return new == text ? nil : .setText(new)
    }

    var submits: Bool { lines == nil }

    private var inputType: String {
        if isSecure { return "password" }
        return isSearch ? "search" : "text"
    }
}
