// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ViewStructure {
    static func cases(of condition: IfExprSyntax) -> [Case] {
        let first = Case(
            label: condition.conditions.bareText.asLabel,
            structure: ViewStructure(condition.body.statements))
        switch condition.elseBody {
        case .ifExpr(let next): return [first] + cases(of: next)
        case .codeBlock(let block):
            return [first, Case(label: "else", structure: ViewStructure(block.statements))]
        case nil: return [first]
        }
    }

    static func cases(of choice: SwitchCaseListSyntax) -> [Case] {
        choice.flatMap { element -> [Case] in
            switch element {
            case .switchCase(let branch):
                return [Case(label: label(of: branch), structure: ViewStructure(branch.statements))]
            case .ifConfigDecl(let conditional):
                return conditional.clauses.flatMap { clause -> [Case] in
                    guard case .switchCases(let list) = clause.elements else { return [] }
                    return cases(of: list)
                }
            }
        }
    }

    private static func label(of branch: SwitchCaseSyntax) -> String {
        switch branch.label {
        case .case(let label): label.caseItems.bareText.asLabel
        case .default: "else"
        }
    }
}

extension ExprSyntax {
    /// The expression in parentheses, behind `try` or `await`, or before `!`, `?` or `#if`; `nil`
    /// for anything else.
    var wrapped: ExprSyntax? {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression
        }
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
        if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
        if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression }
        if let conditional = self.as(PostfixIfConfigExprSyntax.self) { return conditional.base }
        return nil
    }
}

extension String {
    /// One line, short enough to stand at a line of a drawing.
    var asLabel: String {
        let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}
#endif
