// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ElementMarkup {
    func layout(_ layout: Layout) -> HTMLNode {
        var classes =
            switch layout.axis {
            case .horizontal: "h"
            case .vertical: "v"
            case .depth: "z"
            }
        classes += " x-\(layout.alignment.horizontal.rawValue)"
        classes += " y-\(layout.alignment.vertical.rawValue)"
        if let spacing = layout.spacing { classes += " " + AtomicStyle.gap(spacing) }
        return outer("div", classes)
    }

    /// Screens scroll by themselves; this scrolls sideways, or when it has a height of its own.
    func scroll(_ axes: Axes) -> HTMLNode {
        let isSideways = axes.contains(.horizontal)
        guard isSideways || hasHeight else { return outer("div", "scroll") }
        var attributes = [Attribute("data-scroll"), Attribute("tabindex", "0")]
        if content.accessibility.label == nil {
            attributes += [
                Attribute("role", "group"), Attribute("aria-label", "Scrolling content"),
            ]
        }
        let classes = isSideways ? "scroll scrolls sideways" : "scroll scrolls"
        return outer("div", classes, .slot, attributes)
    }

    private var hasHeight: Bool {
        content.effects.contains {
            if case .frame(let frame) = $0 {
                return frame.height != nil || (frame.maxHeight ?? .infinity).isFinite
            }
            return false
        }
    }

    func spacer(_ minLength: Double?) -> HTMLNode {
        let classes = minLength.map { "spacer " + AtomicStyle.spacer($0) } ?? "spacer"
        return outer("div", classes, .empty, naming: .inside)
    }

    /// A label replaces the words for assistive technology only.
    func text(_ text: TextContent) -> HTMLNode {
        guard let label = content.accessibility.label else {
            if let looks = wholeLooks(of: text) {
                return outer("span", looks, .text(text.string), naming: .inside)
            }
            return outer("span", text.className, words(of: text), naming: .inside)
        }
        let seen = HTMLNode("span", [Attribute("aria-hidden", "true")], words(of: text))
        return outer("span", text.className, .nodes([seen, unseen(label)]), naming: .inside)
    }

    /// The classes of a text that looks the same all over, so that its lines are as high as it is;
    /// `nil` where modifiers around it have a say too.
    private func wholeLooks(of text: TextContent) -> String? {
        guard let run = text.single else { return nil }
        let isPlain = content.effects.allSatisfy {
            switch $0 {
            case .font, .weight, .italic, .foreground: false
            default: true
            }
        }
        guard isPlain else { return nil }
        return ([text.className] + AtomicStyle.classes(for: run)).joined(separator: " ")
    }

    private func words(of text: TextContent) -> HTMLNode.Content {
        let runs = text.runs.map { (run: $0, classes: AtomicStyle.classes(for: $0)) }
        if runs.allSatisfy({ $0.classes.isEmpty }) { return .text(text.string) }
        return .nodes(
            runs.map { run, classes in
                let looks = Attribute("class", classes.joined(separator: " "))
                return HTMLNode("span", classes.isEmpty ? [] : [looks], .text(run.string))
            })
    }

    /// The name is text inside, so that the style sheet can leave it out beside a title.
    func image(_ image: ImageContent) -> HTMLNode {
        var classes = "image \(image.scale.rawValue)"
        if image.isResizable { classes += " resizable" }
        let drawing: HTMLNode
        let name: String
        switch image.source {
        case .symbol(let symbol):
            drawing = SymbolDrawing.node(for: symbol)
            name = SymbolDrawing.label(for: symbol)
        case .picture(let picture):
            classes += " picture"
            drawing = SymbolDrawing.node(for: "photo")
            name = picture
        }
        if content.accessibility.label != nil { classes += " named" }
        let label = content.accessibility.label ?? name
        return outer("span", classes, .nodes([drawing, unseen(label)]), naming: .inside)
    }

    func placeholder(_ message: String) -> HTMLNode {
        let sign = HTMLNode(
            "span", [Attribute("class", "placeholder-sign")],
            .nodes([SymbolDrawing.node(for: "exclamationmark.triangle.fill")]))
        let words = HTMLNode(
            "span", [Attribute("class", "placeholder-message")], .text(message))
        return outer("div", "placeholder", .nodes([sign, words]))
    }
}

extension TextContent {
    /// Says which texts have words so long that a narrow row breaks them rather than cuts them off.
    fileprivate var className: String { hasLongWord ? "text long" : "text" }

    /// Whether a word has more than 14 letters.
    var hasLongWord: Bool {
        var length = 0
        for byte in string.utf8 {
            if byte <= UInt8(ascii: " ") {
                length = 0
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                length += 1
                if length > 14 { return true }
            }
        }
        return false
    }
}
