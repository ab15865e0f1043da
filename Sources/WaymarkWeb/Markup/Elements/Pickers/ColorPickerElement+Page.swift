// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A colour picker is a field of the browser's; where that knows no opacity, it leaves it out.
extension ColorPickerElement: InputRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var own: [HTMLNode.Attribute] = [.init("type", "color"), .init("value", text)]
        if hasOpacity { own.append(.init("alpha")) }
        let input = HTMLNode("input", markup.filling(.color) + own + markup.inputState)
        return markup.labelled("picker colored", input)
    }

    var modules: [ScriptModule] { [.colors] }

    var formWords: String { "color picker" }

    var drawn: DrawnValue { .init(text: text) }

    func action(for filled: FilledValue) -> ElementAction? {
        guard case .text(let sent) = filled, let color = RGBAColor(sent) else { return nil }
        let isSame = color == value || sent == value.text(withOpacity: false)
        return isSame ? nil : .setText(sent)
    }
}

extension ScriptModule {
    static let colors = Self("colors", with: [".colored"], of: EmbeddedFiles.colors_js)
}
