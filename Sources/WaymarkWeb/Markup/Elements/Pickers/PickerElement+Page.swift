// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Pickers are lists and radio buttons of the browser's.
extension PickerElement: InputRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        switch style {
        case .menu: markup.choosingList(self)
        case .segmented, .inline, .palette: markup.radioButtons(self)
        }
    }

    var formWords: String { "picker " + options.map(\.title).joined(separator: "|") }

    var drawn: DrawnValue { .position(options.firstIndex { $0.id == chosen }) }

    func action(for filled: FilledValue) -> ElementAction? {
        guard case .position(let position) = filled, options.indices.contains(position),
            options[position].id != chosen
        else { return nil }
        return .choose(options[position].id)
    }
}

extension ElementMarkup {
    fileprivate func choosingList(_ picker: PickerElement) -> HTMLNode {
        var options = picker.options.enumerated().map { position, option in
            let isChosen = option.id == picker.chosen
            return HTMLNode(
                "option", [value(of: option, position)] + (isChosen ? [Attribute("selected")] : []),
                .text(option.title))
        }
        if picker.chosenTitle == nil { options.insert(nothing, at: 0) }
        let list = HTMLNode("select", filling(.choose) + inputState + unkept, .nodes(options))
        return labelled("picker", list)
    }

    /// Stands for a selection that is none of the options.
    private var nothing: HTMLNode {
        HTMLNode("option", [Attribute("value"), Attribute("selected"), Attribute("hidden")])
    }

    /// The server knows what is chosen; the browser is not to fill it in.
    private var unkept: [Attribute] { [Attribute("autocomplete", "off")] }

    /// Its number for the script, its position for a form.
    private func value(of option: PickerElement.Option, _ position: Int) -> Attribute {
        Attribute("value", "\(option.id.rawValue).\(position)")
    }

    fileprivate func radioButtons(_ picker: PickerElement) -> HTMLNode {
        let name = "l\(id.rawValue)"
        let caption = HTMLNode(
            "span", [Attribute("class", "caption"), Attribute("id", name), Attribute("data-c")],
            .slot)
        let isNamed = content.accessibility.label != nil
        let label = isNamed ? [] : [Attribute("aria-labelledby", name)]
        return outer(
            "div", "choices \(picker.style.rawValue)",
            .nodes(
                [caption]
                    + picker.options.enumerated().map { radioButton($1, at: $0, in: picker) }),
            [Attribute("role", "radiogroup")] + label, naming: .direct)
    }

    private func radioButton(
        _ option: PickerElement.Option, at position: Int, in picker: PickerElement
    ) -> HTMLNode {
        let value = value(of: option, position)
        var input = filling(.choose) + unkept + [Attribute("type", "radio"), value]
        if reference == nil { input.append(Attribute("name", "choose.\(id.rawValue)")) }
        if option.id == picker.chosen { input.append(Attribute("checked")) }
        if !content.isEnabled { input.append(Attribute("disabled")) }
        return HTMLNode(
            "label", [Attribute("class", "choice")],
            .nodes([HTMLNode("input", input)] + face(of: option, picker.style)))
    }

    /// A symbol stands alone in a palette and where there are no words; its name is read aloud.
    private func face(of option: PickerElement.Option, _ style: PickerElement.Style) -> [HTMLNode] {
        let words = HTMLNode("span", [Attribute("class", "text")], .text(option.title))
        let hasWords = !option.title.isEmpty
        guard let symbol = option.symbol, !hasWords || style != .segmented else { return [words] }
        let drawing = SymbolDrawing.node(for: symbol)
        if hasWords, style == .inline { return [drawing, words] }
        return [drawing, unseen(hasWords ? option.title : SymbolDrawing.label(for: symbol))]
    }
}
