// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// The HTML of one element taken apart: what many elements share, and the values that differ.
    struct Skeleton: Equatable, Sendable {
        /// The shared part as the JSON that `Documentation/Wire.md` describes.
        private(set) var template: [UInt8] = []
        /// Attribute values and texts, in the order in which the template asks for them.
        private(set) var values: [String] = []
        /// The class names that stand for a style.
        private(set) var classes: [String] = []
        /// The parts of the style sheet that draw it.
        private(set) var parts: Set<StylePart> = []
        /// Those that draw what is out of sight until it is opened, such as a menu.
        private(set) var laterParts: Set<StylePart> = []

        private let sharedName: String?

        /// - Parameter sharedName: One more attribute whose values belong to the template.
        init(_ shell: HTMLNode, sharing sharedName: String? = nil) {
            self.sharedName = sharedName
            add(shell, isOuter: true, isFixed: false, isClosed: false)
        }

        private mutating func add(
            _ node: HTMLNode, isOuter: Bool, isFixed: Bool, isClosed: Bool
        ) {
            let isFixed = isFixed || node.tag == "svg"
            let isClosed = isClosed || node.attribute("popover") != nil
            template.append(ascii: "[")
            template.append(json: node.tag)
            template.append(ascii: ",[")
            var isFirst = true
            for attribute in node.attributes where !(isOuter && attribute.name == "data-e") {
                if !isFirst { template.append(ascii: ",") }
                isFirst = false
                add(attribute, isFixed: isFixed, isClosed: isClosed)
            }
            template.append(ascii: "]")
            add(node.content, isFixed: isFixed, isClosed: isClosed)
            template.append(ascii: "]")
        }

        private mutating func add(
            _ attribute: HTMLNode.Attribute, isFixed: Bool, isClosed: Bool
        ) {
            template.append(json: attribute.name)
            template.append(ascii: ",")
            let isShared = attribute.name == sharedName || Self.shared.contains(attribute.name)
            if isFixed || isShared || attribute.value.isEmpty {
                template.append(json: attribute.value)
            } else {
                template.append(ascii: "0")
                values.append(attribute.value)
            }
            if attribute.name == "class" { addClasses(attribute.value, isClosed: isClosed) }
        }

        private mutating func add(
            _ content: HTMLNode.Content, isFixed: Bool, isClosed: Bool
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
                    add(node, isOuter: false, isFixed: isFixed, isClosed: isClosed)
                }
                template.append(ascii: "]")
            }
        }

        private mutating func addClasses(_ value: String, isClosed: Bool) {
            for name in value.split(separator: " ") {
                if name.hasPrefix("w-") {
                    classes.append(String(name))
                } else if let part = StylePart(className: name) {
                    if isClosed { laterParts.insert(part) } else { parts.insert(part) }
                }
            }
        }

        /// Attributes whose values belong to the kind of element and not to this one.
        private static let shared: Set<String> = [
            "class", "data-on", "role", "type", "tabindex", "autocomplete", "aria-current",
        ]
    }
#endif
