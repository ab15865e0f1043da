// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import SwiftSyntax

/// The nodes of a file by their kind, found in one walk for all rules.
final class NodeIndex: @unchecked Sendable {  // all that changes is behind the lock
    private let lock = NSLock()
    private var all: [Syntax]?
    private var found: [ObjectIdentifier: any Sendable] = [:]
    private var callsByName: [String: [FunctionCallExprSyntax]]?

    /// The nodes of a kind, in the order in which they begin.
    func nodes<Node: SyntaxProtocol>(_ kind: Node.Type, in tree: SourceFileSyntax) -> [Node] {
        lock.withLock {
            if let known = found[ObjectIdentifier(kind)] as? [Node] { return known }
            let all = self.all ?? Syntax(tree).nodes(Syntax.self)
            self.all = all
            let nodes = all.compactMap { $0.as(kind) }
            found[ObjectIdentifier(kind)] = nodes
            return nodes
        }
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
