// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension SyntaxProtocol {
    /// The nodes around this, from inside to outside.
    var nodesAround: some Sequence<Syntax> {
        sequence(state: parent) { next -> Syntax? in
            defer { next = next?.parent }
            return next
        }
    }

    /// The nearest node that this and another one are in.
    func nearestNode(around other: some SyntaxProtocol) -> Syntax? {
        let own = Set(nodesAround.map(\.id))
        return other.nodesAround.first { own.contains($0.id) }
    }

    /// True if of its parts only one is ever there, as of the branches of a condition.
    var hasAlternatives: Bool {
        self.is(IfExprSyntax.self) || self.is(SwitchCaseListSyntax.self)
            || self.is(IfConfigClauseListSyntax.self)
    }

    /// The nearest node of a kind around this.
    func nearest<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        nodesAround.firstValue { $0.as(Node.self) }
    }

    /// The nodes of a kind in this one, in the order in which they begin; no tokens.
    func nodes<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
        var found: [Node] = []
        Syntax(self).addNodes(to: &found)
        return found
    }

    /// True if a word stands in it, comments excepted.
    func mentions(_ word: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == word }
    }

    /// The statement that consists of this node; `nil` where this is only part of one.
    var statement: CodeBlockItemSyntax? {
        parent?.as(CodeBlockItemSyntax.self)
            ?? parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
    }

    /// True if this is the value of an argument of a call, or one of the two that a condition
    /// chooses from there.
    func isArgument(_ label: String, of names: Set<String>) -> Bool {
        for current in nodesAround {
            if let argument = current.as(LabeledExprSyntax.self), argument.label != nil {
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
                return argument.label?.text == label && call?.isCall(of: names) == true
            }
            guard current.isChoice else { return false }
        }
        return false
    }

    /// True if this is part of `a ? b : c`, or parentheses.
    private var isChoice: Bool {
        self.is(ExprListSyntax.self) || self.is(SequenceExprSyntax.self)
            || self.is(UnresolvedTernaryExprSyntax.self) || self.is(TupleExprSyntax.self)
            || self.is(LabeledExprListSyntax.self) || self.is(LabeledExprSyntax.self)
    }
}

extension Syntax {
    fileprivate func addNodes<Node: SyntaxProtocol>(to found: inout [Node]) {
        if let match = self.as(Node.self) { found.append(match) }
        for child in children(viewMode: .sourceAccurate) where child.kind != .token {
            child.addNodes(to: &found)
        }
    }
}
#endif
