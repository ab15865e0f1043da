// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A function that does nothing but set the style of containers on the view that it is called on:
/// `func stacked() -> some View { self.navigationViewStyle(.stack) }`, also under a condition.
struct StyleHelper {
    private let function: FunctionDeclSyntax
    private let block: ExtensionDeclSyntax

    /// The function around a modifier; `nil` where that leaves something to do without it.
    init?(around modifier: ModifierCall) {
        guard let function = modifier.call.nearest(FunctionDeclSyntax.self),
            let block = function.nearest(ExtensionDeclSyntax.self),
            let statements = function.body?.statements,
            statements.isNothing(without: modifier.call)
        else { return nil }
        self.function = function
        self.block = block
    }

    /// The edits that take it and its calls away; `nil` where not all calls are seen.
    func edits(in file: ParsedFile) -> [Edit]? {
        let name = function.name.text
        let calls = file.modifiers(named: [name]).filter {
            $0.member.base != nil && $0.call.arguments.isEmpty && $0.call.trailingClosure == nil
        }
        let mentions = file.tree.tokens(viewMode: .sourceAccurate).count { $0.text == name }
        let isPrivate = (function.modifiers.map(\.name.text) + block.modifiers.map(\.name.text))
            .contains { $0 == "private" || $0 == "fileprivate" }
        guard isPrivate, mentions == calls.count + 1 else { return nil }
        let isOnly = block.memberBlock.members.count == 1
        let whole = isOnly ? block.range : function.range
        return [.discard(file.source.removal(ofStatement: whole).range)]
            + calls.map { file.source.removal(of: $0.range) }
    }
}

extension CodeBlockItemListSyntax {
    /// True if without a call this is the view itself, whatever conditions say.
    fileprivate func isNothing(without call: FunctionCallExprSyntax) -> Bool {
        guard count == 1, let item = first?.item else { return false }
        let returned = item.as(ReturnStmtSyntax.self)?.expression
        let statement = item.as(ExpressionStmtSyntax.self)?.expression
        return (returned ?? statement ?? item.as(ExprSyntax.self))?.isNothing(without: call)
            ?? false
    }
}

extension ExprSyntax {
    fileprivate func isNothing(without call: FunctionCallExprSyntax) -> Bool {
        if bareText == "self" { return true }
        if id == call.id {
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            return member?.base?.bareText == "self"
        }
        guard let condition = self.as(IfExprSyntax.self) else { return false }
        let otherwise: Bool
        switch condition.elseBody {
        case .codeBlock(let block): otherwise = block.statements.isNothing(without: call)
        case .ifExpr(let next): otherwise = ExprSyntax(next).isNothing(without: call)
        case nil: otherwise = false
        }
        return otherwise && condition.body.statements.isNothing(without: call)
    }
}
#endif
