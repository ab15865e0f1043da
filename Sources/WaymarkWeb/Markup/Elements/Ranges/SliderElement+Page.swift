// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A slider is the browser's own.
extension SliderElement: InputRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let range: [HTMLNode.Attribute] = [
            .init("type", "range"), .init("min", NumberText.of(bounds.lowerBound)),
            .init("max", NumberText.of(bounds.upperBound)),
            .init("step", step.map(NumberText.of) ?? "any"),
            .init("value", NumberText.of(value)), .init("autocomplete", "off"),
        ]
        return markup.labelled(
            "slider", HTMLNode("input", markup.filling(.set) + range + markup.inputState))
    }

    var modules: [ScriptModule] { [.ranges] }

    var formWords: String { "slider \(bounds) \(step ?? 0)" }

    var drawn: DrawnValue { .number(nearest(to: value)) }

    func action(for filled: FilledValue) -> ElementAction? {
        guard case .number(let number) = filled, nearest(to: value) != nearest(to: number) else {
            return nil
        }
        return .setValue(number)
    }
}
