// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A stepper is what the keys go to, and two buttons, which need no script: browsers have none.
extension StepperElement: ControlRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let caption: [HTMLNode.Attribute] = [
            .init("class", "caption"), .init("id", markup.captionID), .init("data-c"),
        ]
        var inside = [HTMLNode("span", caption, .slot)]
        if let words {
            let looks: [HTMLNode.Attribute] = [
                .init("class", "text"), .init("aria-hidden", "true"),
            ]
            inside.append(HTMLNode("span", looks, .text(words)))
        }
        var steps = [
            markup.step(.decrement, "Decrease", "minus", isPossible: canDecrement),
            markup.step(.increment, "Increase", "plus", isPossible: canIncrement),
        ]
        if value != nil { steps.insert(markup.spinner(self), at: 0) }
        inside.append(HTMLNode("span", [.init("class", "steps")], .nodes(steps)))
        return markup.outer("div", "stepper", .nodes(inside), naming: .inside)
    }

    var modules: [ScriptModule] { [.ranges] }

    var formWords: String { "stepper" }
}

extension ElementMarkup {
    fileprivate var captionID: String { "l\(id.rawValue)" }

    fileprivate func spinner(_ stepper: StepperElement) -> HTMLNode {
        var attributes = [Attribute("role", "spinbutton"), Attribute("class", "spinner")]
        if content.isEnabled {
            attributes.append(Attribute("tabindex", content.accessibility.isHidden ? "-1" : "0"))
        } else {
            attributes.append(Attribute("aria-disabled", "true"))
        }
        let numbers = [
            ("now", stepper.value), ("min", stepper.minimum), ("max", stepper.maximum),
        ]
        for case (let key, let number?) in numbers {
            attributes.append(Attribute("aria-value\(key)", NumberText.of(number)))
        }
        let label = content.accessibility.label.map { Attribute("aria-label", $0) }
        attributes.append(label ?? Attribute("aria-labelledby", captionID))
        return HTMLNode("span", attributes + valueText(stepper.words))
    }

    /// A button is named by what it does and by the stepper's label.
    fileprivate func step(
        _ action: ButtonAction, _ verb: String, _ symbol: String, isPossible: Bool
    ) -> HTMLNode {
        var attributes = pressing(action)
        if let label = content.accessibility.label {
            attributes.append(Attribute("aria-label", "\(verb) \(label)"))
        } else {
            let own = "\(action.rawValue)\(id.rawValue)"
            attributes += [
                Attribute("aria-label", verb), Attribute("id", own),
                Attribute("aria-labelledby", "\(own) \(captionID)"),
            ]
        }
        if !content.isEnabled || !isPossible { attributes.append(Attribute("disabled")) }
        if content.accessibility.isHidden { attributes.append(Attribute("tabindex", "-1")) }
        return HTMLNode("button", attributes, .nodes([SymbolDrawing.node(for: symbol)]))
    }
}
