// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ElementMarkup {
    func button(_ button: Button) -> HTMLNode {
        var classes = "button \(button.look.className)"
        switch button.purpose {
        case .plain: break
        case .cancel: classes += " cancel"
        case .destructive: classes += " destructive"
        }
        let expanded = button.isExpanded.map { Attribute("aria-expanded", $0 ? "true" : "false") }
        return pressable(classes, expanded.map { [$0] } ?? [])
    }

    /// A link with an address is a link of the browser's; without one it is a button.
    func link(_ link: Link) -> HTMLNode {
        var classes = "link \(link.look.className)"
        if link.showsDisclosure { classes += " disclosure" }
        var current: [Attribute] = []
        if link.isCurrent {
            classes += " current"
            current = [Attribute("aria-current", "page")]
        }
        guard content.isEnabled, let route = link.route,
            let address = address(of: route, basePath: options.basePath)
        else { return pressable(classes, current) }
        return outer(
            "a", classes, .slot,
            linking(address, "press") + current + unreachable,
            naming: .direct)
    }

    private func pressable(_ classes: String, _ more: [Attribute] = []) -> HTMLNode {
        var attributes = pressing("press")
        if !content.isEnabled { attributes.append(Attribute("disabled")) }
        return outer("button", classes, .slot, attributes + more + unreachable, naming: .direct)
    }

    /// What assistive technology does not see must not take the keyboard's focus either.
    private var unreachable: [Attribute] {
        content.accessibility.isHidden ? [Attribute("tabindex", "-1")] : []
    }

    func textField(_ field: TextField) -> HTMLNode {
        let prompt = field.prompt ?? ""
        var input =
            filling("text") + [
                Attribute("type", field.inputType), Attribute("value", field.text),
                Attribute("placeholder", prompt.isEmpty ? " " : prompt),
                Attribute("autocomplete", field.isSecure ? "current-password" : "off"),
            ]
        if field.wantsFocus { input.append(Attribute("data-focus")) }
        let classes = prompt.isEmpty ? "field" : "field prompted"
        let symbols = field.isSearch ? [SymbolDrawing.node(for: "magnifyingglass")] : []
        return labelled(classes, HTMLNode("input", input + control), symbols)
    }

    func toggle(_ isOn: Bool) -> HTMLNode {
        var input =
            filling("toggle") + [Attribute("type", "checkbox"), Attribute("role", "switch")]
        if isOn { input.append(Attribute("checked")) }
        return labelled("toggle", HTMLNode("input", input + control))
    }

    func labelled(
        _ classes: String, _ input: HTMLNode, _ beside: [HTMLNode] = []
    ) -> HTMLNode {
        let caption = [Attribute("class", "caption"), Attribute("data-c")]
        return outer(
            "label", classes, .nodes([HTMLNode("span", caption, .slot)] + beside + [input]),
            naming: .inside)
    }

    /// What every input says of itself.
    var control: [Attribute] {
        var attributes: [Attribute] = []
        if let label = content.accessibility.label {
            attributes.append(Attribute("aria-label", label))
        }
        if !content.isEnabled { attributes.append(Attribute("disabled")) }
        return attributes + unreachable
    }
}

extension TextField {
    fileprivate var inputType: String {
        if isSecure { return "password" }
        return isSearch ? "search" : "text"
    }
}

extension Button.Look {
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
