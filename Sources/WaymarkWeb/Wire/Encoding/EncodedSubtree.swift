// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// A small element on its way to the wire, with all that it holds.
struct EncodedSubtree: Sendable {
    let id: ElementID
    let look: MarkupTable.Look
    let children: [EncodedSubtree]
    /// The number of its template or shape; `nil` while a connection knows too many.
    let shape: Int?
    /// The number of its elements.
    let size: Int

    private static let largest = 24

    init(_ element: Element, _ markups: inout MarkupTable, _ shapes: inout SubtreeTable) {
        id = element.id
        look = markups.look(for: element.content, id: element.id)
        var children: [EncodedSubtree] = []
        children.reserveCapacity(element.children.count)
        var size = 1
        for child in element.children {
            let subtree = EncodedSubtree(child, &markups, &shapes)
            size += subtree.size
            children.append(subtree)
        }
        self.children = children
        self.size = size
        if children.isEmpty {
            shape = look.template
        } else if children.contains(where: { $0.shape == nil }) {
            shape = nil
        } else {
            shape = shapes.number(of: Self.shape(look.template, id, children))
        }
    }

    /// True if an element holds so little that it may come again as it is.
    static func isSmall(_ element: Element) -> Bool {
        var count = 0
        return Self.counts(element, upTo: largest, &count)
    }

    private static func counts(_ element: Element, upTo limit: Int, _ count: inout Int) -> Bool {
        count += 1
        if count > limit { return false }
        return element.children.allSatisfy { counts($0, upTo: limit, &count) }
    }

    private static func shape(
        _ template: Int, _ id: ElementID, _ children: [EncodedSubtree]
    ) -> SubtreeTemplate {
        var parts: [Int] = []
        parts.reserveCapacity(children.count * 2)
        for child in children {
            parts.append(Int(child.id.rawValue) - Int(id.rawValue))
            parts.append(child.shape ?? 0)
        }
        return SubtreeTemplate(template: template, children: parts)
    }

    /// Calls the body with the values of a subtree in the order in which its shape asks.
    func forEachValue(_ body: (String) -> Void) {
        for value in look.values { body(value) }
        for child in children { child.forEachValue(body) }
    }
}
#endif
