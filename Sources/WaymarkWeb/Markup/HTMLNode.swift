// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A piece of HTML as a value: escaped when it is written, never before.
struct HTMLNode: Equatable, Sendable {
    var tag: String
    /// The attributes in the order in which they are written; a value of "" writes the bare name.
    var attributes: [Attribute] = []
    var content: Content = .empty

    struct Attribute: Equatable, Sendable {
        var name: String
        var value: String
    }

    enum Content: Equatable, Sendable {
        case empty
        case text(String)
        case nodes([HTMLNode])
        /// Here the element's children go: exactly one place in its markup, or none.
        case slot
    }
}

extension HTMLNode {
    init(_ tag: String, _ attributes: [Attribute] = [], _ content: Content = .empty) {
        self.init(tag: tag, attributes: attributes, content: content)
    }

    /// The value of the first attribute with this name.
    func attribute(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// This node and every node below it, in reading order.
    func forEach(_ body: (HTMLNode) -> Void) {
        body(self)
        if case .nodes(let nodes) = content {
            for node in nodes { node.forEach(body) }
        }
    }
}

extension HTMLNode.Attribute {
    init(_ name: String, _ value: String = "") {
        self.init(name: name, value: value)
    }
}
