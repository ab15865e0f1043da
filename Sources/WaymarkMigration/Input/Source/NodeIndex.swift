// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import SwiftSyntax

/// The nodes of a file by their kind, found in one walk for all rules.
final class NodeIndex: @unchecked Sendable {  // all that changes is behind the lock
    private let lock = NSLock()
    private var all: [Syntax]?
    /// The positions among all nodes of those of each kind.
    private var places: [SyntaxKind: [Int]] = [:]
    private var found: [ObjectIdentifier: any Sendable] = [:]
    private var callsByName: [String: [FunctionCallExprSyntax]]?

    /// The nodes of a kind, in the order in which they begin.
    func nodes<Node: SyntaxProtocol>(_ kind: Node.Type, in tree: SourceFileSyntax) -> [Node] {
        lock.withLock {
            if let known = found[ObjectIdentifier(kind)] as? [Node] { return known }
            let all = self.all ?? allNodes(of: tree)
            let nodes = places(of: kind, among: all).compactMap { all[$0].as(kind) }
            found[ObjectIdentifier(kind)] = nodes
            return nodes
        }
    }

    private func allNodes(of tree: SourceFileSyntax) -> [Syntax] {
        let nodes = Syntax(tree).nodes(Syntax.self)
        for (place, node) in nodes.enumerated() { places[node.kind, default: []].append(place) }
        all = nodes
        return nodes
    }

    /// The places of the nodes of one kind, or of all kinds that are one, in order.
    private func places<Node: SyntaxProtocol>(of kind: Node.Type, among all: [Syntax]) -> [Int] {
        let found = places.values.filter { $0.first.map { all[$0].is(kind) } ?? false }
        return found.count == 1 ? found[0] : found.flatMap(\.self).sorted()
    }

    /// The calls of something with one of these names, not as a modifier, in the order in which
    /// they begin.
    func calls(of names: Set<String>, in tree: SourceFileSyntax) -> [FunctionCallExprSyntax] {
        let all = nodes(FunctionCallExprSyntax.self, in: tree)
        let known = lock.withLock {
            let calls = callsByName ?? Dictionary(grouping: all) { $0.plainName ?? "" }
            callsByName = calls
            return calls
        }
        let found = names.compactMap { known[$0] }
        return found.count == 1
            ? found[0] : found.flatMap(\.self).sorted { $0.position < $1.position }
    }
}
#endif
