// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Sliders, progress views and gauges are the browser's own elements; it has none for steppers.
extension ElementMarkup {
    func slider(_ slider: Slider) -> HTMLNode {
        let range = [
            Attribute("type", "range"), Attribute("min", text(of: slider.bounds.lowerBound)),
            Attribute("max", text(of: slider.bounds.upperBound)),
            Attribute("step", slider.step.map(text) ?? "any"),
            Attribute("value", text(of: slider.value)), Attribute("autocomplete", "off"),
        ]
        return labelled("slider", HTMLNode("input", filling("set") + range + control))
    }

    func progress(_ progress: Progress) -> HTMLNode {
        var classes = "progress \(progress.style.rawValue)"
        var bar: [Attribute] = []
        if let share = progress.share {
            if progress.style == .circular { classes += " " + AtomicStyle.progress(share) }
            bar.append(Attribute("value", text(of: share)))
        } else {
            classes += " waiting"
        }
        return labelled(classes, HTMLNode("progress", bar + name + words(progress.words)))
    }

    func gauge(_ gauge: Gauge) -> HTMLNode {
        let meter = [
            Attribute("min", text(of: gauge.bounds.lowerBound)),
            Attribute("max", text(of: gauge.bounds.upperBound)),
            Attribute("value", text(of: gauge.value)),
        ]
        return labelled(
            "gauge \(gauge.style.rawValue) \(AtomicStyle.progress(gauge.share))",
            HTMLNode("meter", meter + name + words(gauge.words)))
    }

    /// The control around it tells assistive technology what it tells the eye.
    func controlPart(_ part: ControlPart) -> HTMLNode {
        let isHidden = content.accessibility.isHidden
        return outer(
            "span", "part \(part.rawValue)", .slot,
            isHidden ? [] : [Attribute("aria-hidden", "true")], naming: .inside)
    }

    private var name: [Attribute] {
        content.accessibility.label.map { [Attribute("aria-label", $0)] } ?? []
    }

    private func words(_ words: String?) -> [Attribute] {
        words.map { [Attribute("aria-valuetext", $0)] } ?? []
    }

    private func text(of number: Double) -> String { NumberText.of(number) }
}

/// A stepper is what the keys go to, and two buttons, which need no script.
extension ElementMarkup {
    func stepper(_ stepper: Stepper) -> HTMLNode {
        let caption = [
            Attribute("class", "caption"), Attribute("id", captionID), Attribute("data-c"),
        ]
        var inside = [HTMLNode("span", caption, .slot)]
        if let words = stepper.words {
            let looks = [Attribute("class", "text"), Attribute("aria-hidden", "true")]
            inside.append(HTMLNode("span", looks, .text(words)))
        }
        var steps = [
            step("decrement", "Decrease", "minus", isPossible: stepper.canDecrement),
            step("increment", "Increase", "plus", isPossible: stepper.canIncrement),
        ]
        if stepper.value != nil { steps.insert(spinner(stepper), at: 0) }
        let looks = [Attribute("class", "steps")]
        inside.append(HTMLNode("span", looks, .nodes(steps)))
        return outer("div", "stepper", .nodes(inside), naming: .inside)
    }

    private var captionID: String { "l\(id.rawValue)" }

    private func spinner(_ stepper: Stepper) -> HTMLNode {
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
        return HTMLNode("span", attributes + words(stepper.words))
    }

    /// A button is named by what it does and by the stepper's label.
    private func step(
        _ action: String, _ verb: String, _ symbol: String, isPossible: Bool
    ) -> HTMLNode {
        var attributes = pressing(action)
        if let label = content.accessibility.label {
            attributes.append(Attribute("aria-label", "\(verb) \(label)"))
        } else {
            let own = "\(action)\(id.rawValue)"
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
