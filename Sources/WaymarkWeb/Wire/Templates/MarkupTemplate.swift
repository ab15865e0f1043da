// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The HTML of one element taken apart: what many elements share, and the values that differ.
struct MarkupTemplate: Equatable, Sendable {
    /// The shared part as the JSON that `Documentation/Wire.md` describes.
    private(set) var template: [UInt8] = []
    /// Attribute values and texts, in the order in which the template asks for them.
    private(set) var values: [String] = []
    /// The class names that stand for a style.
    private(set) var classes: [String] = []
    /// The parts of the style sheet that draw it.
    private(set) var parts: Set<StylePart> = []
    /// The parts that draw what is out of sight until it is opened, such as a menu.
    private(set) var laterParts: Set<StylePart> = []

    private let sharedName: String?

    /// - Parameters:
    ///   - sharedName: One more attribute whose values belong to the template.
    ///   - templates: Where a drawing inside of the element has its number.
    init(
        _ node: HTMLNode, sharing sharedName: String? = nil, templates: inout TemplateTable
    ) {
        self.sharedName = sharedName
        var position = Position(isOuter: true)
        position.enter(node)
        add(node, position, &templates)
    }

    /// The position of a node: whether it is the outer one, in a drawing, or out of sight.
    private struct Position {
        var isOuter = false
        /// In a drawing, of which all belongs to the template.
        var isFixed = false
        /// Out of sight until it is opened.
        var isClosed = false

        mutating func enter(_ node: HTMLNode) {
            isFixed = isFixed || node.tag == "svg"
            isClosed = isClosed || node.attribute("popover") != nil
        }
    }

    private mutating func add(
        _ node: HTMLNode, _ position: Position, _ templates: inout TemplateTable
    ) {
        template.append(ascii: "[")
        template.append(json: node.tag)
        template.append(ascii: ",[")
        var isFirst = true
        for attribute in node.attributes where !(position.isOuter && attribute.name == "data-e") {
            if !isFirst { template.append(ascii: ",") }
            isFirst = false
            add(attribute, position)
        }
        template.append(ascii: "]")
        var inside = position
        inside.isOuter = false
        add(node.content, inside, &templates)
        template.append(ascii: "]")
    }

    private mutating func add(_ attribute: HTMLNode.Attribute, _ position: Position) {
        template.append(json: attribute.name)
        template.append(ascii: ",")
        let isShared = attribute.name == sharedName || Self.shared.contains(attribute.name)
        if position.isFixed || isShared || attribute.value.isEmpty {
            template.append(json: attribute.value)
        } else {
            template.append(ascii: "0")
            values.append(attribute.value)
        }
        if attribute.name == "class" { addClasses(attribute.value, position) }
        if attribute.name == "aria-haspopup" { laterParts.insert(.menus) }
    }

    private mutating func add(
        _ content: HTMLNode.Content, _ position: Position, _ templates: inout TemplateTable
    ) {
        switch content {
        case .empty: break
        case .text(let text):
            template.append(ascii: ",0")
            values.append(text)
        case .slot: template.append(ascii: ",1")
        case .nodes(let nodes):
            template.append(ascii: ",[")
            for (index, node) in nodes.enumerated() {
                if index > 0 { template.append(ascii: ",") }
                add(inner: node, position, &templates)
            }
            template.append(ascii: "]")
        }
    }

    /// A drawing is a template of its own, since many elements have the same ones.
    private mutating func add(
        inner node: HTMLNode, _ position: Position, _ templates: inout TemplateTable
    ) {
        let wasFixed = position.isFixed
        var position = position
        position.enter(node)
        guard position.isFixed, !wasFixed else { return add(node, position, &templates) }
        let around = template
        template = []
        add(node, position, &templates)
        let number = templates.number(of: template)
        template = around
        template.append(json: number)
    }

    private mutating func addClasses(_ value: String, _ position: Position) {
        for name in value.split(separator: " ") {
            if name.hasPrefix("w-") {
                classes.append(String(name))
            } else if let part = StylePart.drawing(className: name) {
                if position.isClosed { laterParts.insert(part) } else { parts.insert(part) }
            }
        }
    }

    /// Attributes whose values belong to the kind of element and not to this one.
    private static let shared: Set<String> = [
        "class", "data-on", "role", "type", "tabindex", "autocomplete", "aria-current",
        "aria-haspopup",
    ]
}
#endif
