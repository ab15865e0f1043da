// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// An element with all that it holds, but for ids and values: the shape of a subtree.
struct SubtreeTemplate: Hashable, Sendable {
    let template: Int
    /// The distances of the children's ids from the element's own, and their shapes.
    let children: [Int]
}

/// The shapes of small subtrees that one connection knows by number, such as that of a row.
///
/// A shape is told when it comes for the second time; from then on such a subtree is a number
/// and its values. Numbers of shapes are negative: where a template's number may stand, a
/// shape's may.
struct SubtreeTable: Sendable {
    private var numbers: [SubtreeTemplate: Int] = [:]
    private var shapes: [(shape: SubtreeTemplate, isSeenAgain: Bool, isTold: Bool)] = []
    private var news: [TemplateTable.News] = []

    /// The most shapes that a connection is to know.
    private static let capacity = 300

    /// The shape's number, also before it is told; `nil` if there are too many.
    mutating func number(of shape: SubtreeTemplate) -> Int? {
        if let number = numbers[shape] {
            shapes[~number].isSeenAgain = true
            return number
        }
        guard shapes.count < Self.capacity else { return nil }
        let number = ~shapes.count
        numbers[shape] = number
        shapes.append((shape, false, false))
        return number
    }

    /// True if a subtree may be written by its number; if so, the shape is told.
    mutating func isKnown(_ number: Int) -> Bool {
        guard shapes[~number].isSeenAgain else { return false }
        tell(number)
        return true
    }

    /// Takes the shapes that were told since this was last asked.
    mutating func takeNews() -> [TemplateTable.News] {
        defer { news = [] }
        return news
    }

    private mutating func tell(_ number: Int) {
        let (shape, _, isTold) = shapes[~number]
        if isTold { return }
        shapes[~number].isTold = true
        var definition: [UInt8] = []
        definition.append(ascii: "[")
        definition.append(json: shape.template)
        definition.append(ascii: ",[")
        definition.append(json: shape.children)
        definition.append(ascii: "]]")
        for (index, part) in shape.children.enumerated() where index % 2 == 1 && part < 0 {
            tell(part)
        }
        news.append(TemplateTable.News(number: number, template: definition))
    }
}
#endif
