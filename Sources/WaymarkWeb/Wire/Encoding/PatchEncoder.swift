// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// Writes elements and patches as one connection understands them.
struct PatchEncoder: Sendable {
    private var markups: MarkupTable
    private var shapes = SubtreeTable()

    init(_ options: MarkupOptions) { markups = MarkupTable(options) }

    /// True if a new connection should begin with what is shown now.
    var isOvergrown: Bool { markups.isOvergrown }

    /// The patches as a JSON array of operations.
    mutating func operations(_ patches: [ElementPatch]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(ascii: "[")
        let runs = PatchRun.runs(of: patches).filter { changesMarkup($0) }
        bytes.append(list: runs) { write($0, into: &$1) }
        bytes.append(ascii: "]")
        return bytes
    }

    /// An element and all that it holds.
    mutating func tree(_ element: Element) -> [UInt8] {
        var bytes: [UInt8] = []
        write(element, into: &bytes)
        return bytes
    }

    /// Takes the news that the bytes since the last call need.
    mutating func takeNews() -> WireNews {
        var news = markups.takeNews()
        news.templates += shapes.takeNews()
        return news
    }

    private mutating func changesMarkup(_ run: PatchRun) -> Bool {
        guard case .update(let id, let content) = run else { return true }
        return !markups.isShown(content, id: id)
    }

    private mutating func write(_ run: PatchRun, into bytes: inout [UInt8]) {
        switch run {
        case .insert(let elements, let parent, let index):
            bytes.append(ascii: "[\"i\",")
            bytes.append(json: [Int(parent.rawValue), index])
            bytes.append(ascii: ",")
            write(elements, into: &bytes)
        case .remove(let ids):
            bytes.append(ascii: "[\"r\",")
            bytes.append(json: NumberRun.runs(of: ids.map { Int($0.rawValue) }))
        case .move(let id, let parent, let index):
            bytes.append(ascii: "[\"m\",")
            bytes.append(json: [Int(parent.rawValue), index, Int(id.rawValue)])
        case .replace(let id, let element):
            bytes.append(ascii: "[\"x\",")
            bytes.append(json: [Int(id.rawValue)])
            bytes.append(ascii: ",")
            write(element, into: &bytes)
        case .update(let id, let content):
            bytes.append(ascii: "[\"u\",")
            write(Element(id: id, content: content), into: &bytes)
        }
        bytes.append(ascii: "]")
    }

    private mutating func write(_ element: Element, into bytes: inout [UInt8]) {
        write([element], into: &bytes)
    }

    /// The last of some elements beside one another.
    private struct Neighbour {
        var shape: Int?
        var size = 0
        /// The id that the next one has if it follows.
        var next = 0
        var rowTemplate: RowTemplate?
    }

    private mutating func write(_ elements: [Element], into bytes: inout [UInt8]) {
        var last = Neighbour()
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(ascii: ",") }
            if last.next == Int(element.id.rawValue), let rowTemplate = last.rowTemplate,
                rowTemplate.write(element, into: &bytes)
            {
                last.next += last.size
            } else if EncodedSubtree.isSmall(element) {
                let subtree = EncodedSubtree(element, &markups, &shapes)
                last = write(subtree, after: last, into: &bytes)
                if last.shape != nil { last.rowTemplate = RowTemplate(element, subtree) }
            } else {
                write(long: element, into: &bytes)
                last = Neighbour()
            }
        }
    }

    private mutating func write(_ subtrees: [EncodedSubtree], into bytes: inout [UInt8]) {
        var last = Neighbour()
        bytes.append(list: subtrees) { last = write($0, after: last, into: &$1) }
    }

    /// Writes a subtree: its values are enough where it has the shape of the one before and its ids
    /// follow.
    private mutating func write(
        _ subtree: EncodedSubtree, after last: Neighbour, into bytes: inout [UInt8]
    ) -> Neighbour {
        let id = Int(subtree.id.rawValue)
        guard let shape = known(subtree) else {
            subtree.look.write(id, into: &bytes)
            bytes.append(ascii: ",[")
            write(subtree.children, into: &bytes)
            bytes.append(ascii: "]]")
            return Neighbour()
        }
        let follows = last.shape == shape && last.next == id
        subtree.write(follows ? [] : [shape, id], into: &bytes)
        return Neighbour(shape: shape, size: subtree.size, next: id + subtree.size)
    }

    private mutating func write(long element: Element, into bytes: inout [UInt8]) {
        let look = markups.look(for: element.content, id: element.id)
        look.write(Int(element.id.rawValue), into: &bytes)
        bytes.append(ascii: ",[")
        write(element.children, into: &bytes)
        bytes.append(ascii: "]]")
    }

    /// The shape by which a subtree can be written.
    private mutating func known(_ subtree: EncodedSubtree) -> Int? {
        guard let shape = subtree.shape, shape >= 0 || shapes.isKnown(shape) else { return nil }
        return shape
    }
}

extension MarkupTable.Look {
    /// An element without what ends it.
    fileprivate func write(_ id: Int, into bytes: inout [UInt8]) {
        bytes.append(ascii: "[")
        bytes.append(json: [template, id])
        for value in values {
            bytes.append(ascii: ",")
            bytes.append(json: value)
        }
    }
}

extension EncodedSubtree {
    /// A whole subtree: numbers, then the values in the order in which its shape asks for them.
    fileprivate func write(_ numbers: [Int], into bytes: inout [UInt8]) {
        bytes.append(ascii: "[")
        bytes.append(json: numbers)
        var isFirst = numbers.isEmpty
        forEachValue { value in
            if !isFirst { bytes.append(ascii: ",") }
            isFirst = false
            bytes.append(json: value)
        }
        bytes.append(ascii: "]")
    }
}
#endif
