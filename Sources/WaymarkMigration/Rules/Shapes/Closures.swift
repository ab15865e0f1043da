// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ClosureExprSyntax {
    /// The expression, when the closure is nothing else.
    var onlyExpression: ExprSyntax? {
        guard signature == nil, let item = statements.first?.item, statements.count == 1 else {
            return nil
        }
        if let expression = item.as(ExprSyntax.self) { return expression }
        return item.as(ReturnStmtSyntax.self)?.expression
    }
}

extension FunctionCallExprSyntax {
    /// The closure that is given for a label, or behind the call when that has no other.
    func closure(_ label: String) -> ClosureExprSyntax? {
        if let trailingClosure { return trailingClosure }
        return arguments.first { $0.label?.text == label }?.expression
            .as(ClosureExprSyntax.self)
    }
}

extension ParsedFile {
    /// The comments among some bytes, in their order.
    func comments(in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let start = token.position.utf8Offset
            guard start < range.upperBound else { break }
            if token.endPosition.utf8Offset < range.lowerBound { continue }
            found += token.leadingTrivia.comments(from: start)
            found += token.trailingTrivia.comments(from: token.range.upperBound)
        }
        return found.filter { range.contains($0.lowerBound) }
    }

    /// True if a comment stands among some bytes, but in none of the parts of them.
    func hasComment(in range: Range<Int>, outside parts: [Range<Int>]) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            let own = token.range
            guard range.lowerBound <= own.lowerBound, own.upperBound <= range.upperBound else {
                return false
            }
            let before = token.leadingTrivia.hasComment && own.lowerBound > range.lowerBound
            let after = token.trailingTrivia.hasComment && own.upperBound < range.upperBound
            return before && !parts.contains { $0.contains(own.lowerBound - 1) }
                || after && !parts.contains { $0.contains(own.upperBound) }
        }
    }
}
#endif
