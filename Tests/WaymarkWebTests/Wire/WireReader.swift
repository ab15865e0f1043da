// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation

@testable import WaymarkWeb

/// Reads elements as `Documentation/Wire.md` says that a browser does.
struct WireReader {
    /// An element: id and values.
    struct Line: Equatable {
        let id: Int
        let values: [String]
    }

    private var valueCounts: [Int: Int] = [:]
    private var shapes: [Int: (template: Int, parts: [Int])] = [:]

    /// Takes templates and shapes that are new.
    mutating func learn(_ news: [TemplateTable.News]) throws {
        for item in news {
            let json = try JSONSerialization.jsonObject(with: Data(item.template)) as? [Any]
            let known = json ?? []
            if item.number < 0 {
                shapes[item.number] = (known[0] as? Int ?? 0, known[1] as? [Int] ?? [])
            } else {
                valueCounts[item.number] = count(known)
            }
        }
    }

    /// All elements of some that stand beside one another, in reading order.
    func lines(of specs: [Any]) -> [Line] {
        func lines(_ node: WireTree.Node) -> [Line] {
            [Line(id: node.id, values: node.values)] + node.children.flatMap(lines)
        }
        return nodes(of: specs).flatMap(lines)
    }

    /// Elements that stand beside one another, with what is in them.
    func nodes(of specs: [Any]) -> [WireTree.Node] {
        var nodes: [WireTree.Node] = []
        var (shape, next) = (0, 0)
        for case var spec as [Any] in specs {
            let isFollower = !(spec.first is Int)
            if !isFollower {
                (shape, next) = (spec[0] as? Int ?? 0, spec[1] as? Int ?? 0)
                spec.removeFirst(2)
            }
            let children = spec.last as? [Any]
            var rest = spec.compactMap { $0 as? String }[...]
            let node = node(shape, next, &rest)
            if let children { node.insert(self.nodes(of: children), at: 0) }
            nodes.append(node)
            next += size(of: shape)
        }
        return nodes
    }

    private func node(
        _ shape: Int, _ id: Int, _ rest: inout ArraySlice<String>
    ) -> WireTree.Node {
        let (template, parts) = shapes[shape] ?? (shape, [])
        let count = valueCounts[template] ?? 0
        let made = WireTree.Node(id, Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
        let inside = stride(from: 0, to: parts.count, by: 2).map {
            node(parts[$0 + 1], id + parts[$0], &rest)
        }
        made.insert(inside, at: 0)
        return made
    }

    private func size(of shape: Int) -> Int {
        let parts = shapes[shape]?.parts ?? []
        return stride(from: 1, to: parts.count, by: 2).reduce(1) { $0 + size(of: parts[$1]) }
    }

    /// The number of values that a template asks for.
    private func count(_ template: [Any]) -> Int {
        let attributes = template[1] as? [Any] ?? []
        let own = attributes.count { $0 as? Int == 0 }
        guard template.count > 2 else { return own }
        if let inner = template[2] as? [Any] {
            return own + inner.map(count(ofNode:)).reduce(0, +)
        }
        return own + (template[2] as? Int == 0 ? 1 : 0)
    }

    /// The same for one node of the content: a template, or the number of one.
    private func count(ofNode node: Any) -> Int {
        if let number = node as? Int { return valueCounts[number] ?? 0 }
        return (node as? [Any]).map(count) ?? 0
    }
}
#endif
