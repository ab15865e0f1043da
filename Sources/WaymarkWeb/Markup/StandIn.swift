// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Foundation
    import WaymarkElements

    private func attribute(_ name: String, _ value: String = "") -> HTMLNode.Attribute {
        HTMLNode.Attribute(name: name, value: value)
    }

    func shell(for content: ElementContent, id: ElementID, basePath: String) -> HTMLNode {
        var node = HTMLNode(tag: "div", attributes: [attribute("data-e", "\(id.rawValue)")])
        node.content = .slot
        switch content.role {
        case .window: node.tag = "main"
        case .text(let text):
            node.tag = "span"
            node.content = .text(text.string)
        case .button:
            node.tag = "button"
            node.attributes.append(attribute("data-on", "press"))
            if !content.isEnabled { node.attributes.append(attribute("disabled")) }
        case .link(let link):
            node.tag = "a"
            let path = address(of: link.route ?? [], basePath: basePath) ?? ""
            node.attributes += [attribute("href", path), attribute("data-on", "press")]
        case .textField(let field):
            node.tag = "label"
            let input = HTMLNode(
                tag: "input", attributes: [attribute("value", field.text), attribute("data-on", "text")])
            node.content = .nodes([
                HTMLNode(tag: "span", attributes: [attribute("data-c")], content: .slot), input,
            ])
        case .toggle(let isOn):
            node.tag = "label"
            var input = HTMLNode(
                tag: "input",
                attributes: [
                    attribute("type", "checkbox"), attribute("role", "switch"),
                    attribute("data-on", "toggle"),
                ])
            if isOn { input.attributes.append(attribute("checked")) }
            node.content = .nodes([
                HTMLNode(tag: "span", attributes: [attribute("data-c")], content: .slot), input,
            ])
        case .screen(let screen):
            node.tag = "section"
            var nodes = [
                HTMLNode(
                    tag: "h1", attributes: [attribute("tabindex", "-1")],
                    content: .text(screen.title ?? ""))
            ]
            if let back = screen.back {
                nodes.insert(
                    HTMLNode(
                        tag: "button", attributes: [attribute("data-on", "back")],
                        content: .text(back.title)), at: 0)
            }
            nodes.append(HTMLNode(tag: "div", attributes: [attribute("data-c")], content: .slot))
            node.content = .nodes(nodes)
        case .sheet:
            node.tag = "dialog"
        case .list:
            node.tag = "ul"
        case .row(let row):
            node.tag = "li"
            if row.isSelected { node.attributes.append(attribute("aria-current", "true")) }
        default:
            break
        }
        let classes = content.effects.compactMap { effect -> String? in
            if case .opacity(let value) = effect { return "w-o-\(Int(value * 100))" }
            return nil
        }
        if !classes.isEmpty {
            node.attributes.insert(attribute("class", classes.joined(separator: " ")), at: 1)
        }
        return node
    }

    enum AtomicStyle {
        static func rule(for className: String) -> String? {
            guard className.hasPrefix("w-o-"), let value = Int(className.dropFirst(4)) else { return nil }
            return ".\(className){opacity:\(Double(value) / 100)}"
        }
    }

    func writeHTML(of element: Element, basePath: String, into bytes: inout [UInt8]) {
        let node = shell(for: element.content, id: element.id, basePath: basePath)
        write(node, element, basePath, &bytes)
    }

    private func write(
        _ node: HTMLNode, _ element: Element, _ basePath: String, _ bytes: inout [UInt8]
    ) {
        bytes += Array("<\(node.tag)".utf8)
        for attribute in node.attributes {
            bytes += Array(" \(attribute.name)=\"".utf8)
            bytes.appendEscaped(attribute.value)
            bytes += Array("\"".utf8)
        }
        bytes += Array(">".utf8)
        if node.tag == "input" { return }
        switch node.content {
        case .empty: break
        case .text(let text): bytes.appendEscaped(text)
        case .nodes(let nodes): for node in nodes { write(node, element, basePath, &bytes) }
        case .slot:
            for child in element.children { writeHTML(of: child, basePath: basePath, into: &bytes) }
        }
        bytes += Array("</\(node.tag)>".utf8)
    }

    func address(of route: [String], basePath: String) -> String? {
        let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        let segments = route.map {
            $0.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved))
        }
        if route.contains(where: { ["", ".", ".."].contains($0) }) { return nil }
        return basePath + segments.compactMap { $0 }.joined(separator: "/")
    }

    extension [UInt8] {
        mutating func appendEscaped(_ text: String) {
            for character in text.utf8 {
                switch character {
                case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
                case UInt8(ascii: "<"): append(contentsOf: "&lt;".utf8)
                case UInt8(ascii: "\""): append(contentsOf: "&quot;".utf8)
                default: append(character)
                }
            }
        }
    }
#endif
