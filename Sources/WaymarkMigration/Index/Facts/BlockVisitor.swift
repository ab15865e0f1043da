// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Walks through a file and keeps in mind which local names mean something.
class BlockVisitor: SyntaxVisitor {
    var scopes = LocalScopes()

    private func enter() -> SyntaxVisitorContinueKind {
        scopes.enter()
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        enter()
    }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.enter()
        for name in node.parameterNames { scopes.declare(name, nil) }
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockItemListSyntax) { scopes.leave() }
    override func visitPost(_ node: ForStmtSyntax) { scopes.leave() }
    override func visitPost(_ node: WhileStmtSyntax) { scopes.leave() }
    override func visitPost(_ node: SwitchCaseSyntax) { scopes.leave() }
    override func visitPost(_ node: CatchClauseSyntax) { scopes.leave() }
    override func visitPost(_ node: ClosureExprSyntax) { scopes.leave() }

    /// Notes a name that a pattern gives to a part of something.
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        scopes.declare(node.identifier.text, nil)
        return .skipChildren
    }
}

extension ClosureExprSyntax {
    /// The names of what the closure is given.
    fileprivate var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.text)
        case .parameterClause(let clause):
            clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        }
    }
}
#endif
