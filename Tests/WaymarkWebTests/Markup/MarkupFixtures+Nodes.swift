// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

@testable import WaymarkWeb

extension MarkupFixtures {
    static func node(
        _ role: ElementRole, effects: [StyleEffect] = [], label: String? = nil,
        isHidden: Bool = false, isEnabled: Bool = true
    ) -> HTMLNode {
        let accessibility = Accessibility(label: label, isHidden: isHidden)
        return elementMarkup(
            for: ElementContent(
                role, effects: effects, accessibility: accessibility, isEnabled: isEnabled),
            id: ElementID(7), MarkupOptions())
    }

    static func html(_ element: Element) -> String {
        var bytes: [UInt8] = []
        writeHTML(of: element, MarkupOptions(), into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension HTMLNode {
    func first(where condition: (HTMLNode) -> Bool) -> HTMLNode? {
        var found: HTMLNode?
        forEach { if found == nil && condition($0) { found = $0 } }
        return found
    }

    func first(_ tag: String) -> HTMLNode? { first { $0.tag == tag } }

    var allNodes: [HTMLNode] {
        var nodes: [HTMLNode] = []
        forEach { nodes.append($0) }
        return nodes
    }

    var classes: [String] {
        (attribute("class") ?? "").split(separator: " ").map(String.init)
    }
}
#endif
