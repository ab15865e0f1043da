// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ExprSyntax {
    /// This as the condition that chooses between two values: in parentheses where it would
    /// be read otherwise without them.
    func asCondition(_ first: String, _ second: String) -> [Edit.Piece] {
        let choice = Edit.Piece.text(" ? \(first) : \(second)")
        guard bindsLessThanChoice else { return [.copy(range), choice] }
        return [.text("("), .copy(range), .text(")"), choice]
    }

    /// What stands in parentheses; the expression itself where there are none.
    var inParentheses: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let element = tuple.elements.first, element.label == nil
        else { return self }
        return element.expression
    }

    /// True if it chooses or assigns itself, or has a word before it that is about all behind it.
    private var bindsLessThanChoice: Bool {
        if self.is(TernaryExprSyntax.self) { return true }
        guard let elements = self.as(SequenceExprSyntax.self)?.elements else { return false }
        return elements.contains {
            $0.is(UnresolvedTernaryExprSyntax.self) || $0.is(AssignmentExprSyntax.self)
                || $0.is(TryExprSyntax.self) || $0.is(AwaitExprSyntax.self)
        }
    }
}
#endif
