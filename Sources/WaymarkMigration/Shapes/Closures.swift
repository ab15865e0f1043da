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

        /// The argument of a label.
        func argument(_ label: String?) -> LabeledExprSyntax? {
            arguments.first { $0.label?.text == label }
        }
    }

    extension ParsedFile {
        /// Whether a comment stands among some bytes, but in none of the parts of them.
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

    extension SourceText {
        /// Bytes that move to a line with another indentation: further lines follow, unless one of
        /// them stands further left.
        func moving(_ range: Range<Int>, to indentation: String) -> [Edit.Piece] {
            let old = Array(self.indentation(at: range.lowerBound).utf8)
            let first = line(of: range.lowerBound)
            let last = line(of: range.upperBound)
            let lines = (first...last).map { self.range(ofLine: $0).clamped(to: range) }
            let isMovable = lines.dropFirst().allSatisfy { line in
                bytes[line].starts(with: old)
                    || bytes[line].allSatisfy { $0.isBlank || $0.isLineEnd }
            }
            guard isMovable, old != Array(indentation.utf8) else { return [.copy(range)] }
            return lines.enumerated().flatMap { index, line -> [Edit.Piece] in
                guard index > 0, bytes[line].starts(with: old) else { return [.copy(line)] }
                let rest = line.lowerBound + old.count..<line.upperBound
                return bytes[rest].allSatisfy(\.isLineEnd)
                    ? [.copy(rest)] : [.text(indentation), .copy(rest)]
            }
        }
    }
#endif
