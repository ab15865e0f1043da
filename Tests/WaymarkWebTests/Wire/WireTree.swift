// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation

@testable import WaymarkWeb

/// The elements of a page, as `Documentation/Wire.md` says that a browser keeps them: what messages
/// lead to, without their markup.
struct WireTree {
    /// An element with its values and the elements in it.
    final class Node {
        let id: Int
        var values: [String]
        var children: [Node] = []
        weak var parent: Node?

        init(_ id: Int, _ values: [String]) { (self.id, self.values) = (id, values) }

        func insert(_ nodes: [Node], at index: Int) {
            for node in nodes { node.parent = self }
            children.insert(contentsOf: nodes, at: index)
        }

        func leave() {
            parent?.children.removeAll { $0 === self }
            parent = nil
        }
    }

    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private var reader = WireReader()
    private var root: Node?
    /// The commands that the page has received.
    private(set) var commands: [[Any]] = []

    /// Handles a message as a page's script does.
    mutating func take(_ message: ServerMessage) throws {
        guard let batch = message.batch else { return }
        try reader.learn(batch.templates)
        let body = try JSONSerialization.jsonObject(with: Data(batch.body)) as? [Any] ?? []
        if case .whole = message {
            root = reader.nodes(of: [body]).first
        } else {
            for case let operation as [Any] in body { try apply(operation) }
        }
        commands += try batch.commands.map { command in
            var bytes: [UInt8] = []
            command.write(into: &bytes)
            return try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any] ?? []
        }
    }

    /// All elements in reading order.
    var all: [Node] {
        var all: [Node] = []
        func visit(_ node: Node) {
            all.append(node)
            node.children.forEach(visit)
        }
        root.map(visit)
        return all
    }

    private func node(_ value: Any?) throws -> Node {
        let found = all.first { $0.id == value as? Int }
        guard let found else { throw Fault(description: "no element \(value ?? "")") }
        return found
    }

    private func apply(_ operation: [Any]) throws {
        switch operation[0] as? String {
        case "i":
            let nodes = reader.nodes(of: Array(operation[3...]))
            try node(operation[1]).insert(nodes, at: operation[2] as? Int ?? 0)
        case "r":
            for id in numbers(operation.dropFirst()) { try node(id).leave() }
        case "m":
            let moved = try node(operation[3])
            moved.leave()
            try node(operation[1]).insert([moved], at: operation[2] as? Int ?? 0)
        case "x":
            let old = try node(operation[1])
            let (parent, new) = (old.parent, reader.nodes(of: Array(operation[2...])))
            let index = parent?.children.firstIndex { $0 === old } ?? 0
            old.leave()
            parent?.insert(new, at: index)
        case "u":
            for new in reader.nodes(of: Array(operation[1...])) {
                try node(new.id).values = new.values
            }
        default: throw Fault(description: "there is no operation \(operation)")
        }
    }

    /// Single numbers, and runs of them: first, distance, count.
    private func numbers(_ runs: ArraySlice<Any>) -> [Int] {
        runs.flatMap { run -> [Int] in
            guard let run = run as? [Int] else { return [run as? Int ?? 0] }
            return (0..<run[2]).map { run[0] + $0 * run[1] }
        }
    }
}

extension ServerMessage {
    /// The batch of a message that shows something.
    fileprivate var batch: Batch? {
        switch self {
        case .whole(let batch), .patch(let batch): batch
        case .ready, .done, .problems: nil
        }
    }
}
#endif
