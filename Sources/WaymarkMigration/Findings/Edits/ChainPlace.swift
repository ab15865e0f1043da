// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The place where a modifier is added to a view: the text before the modifier, and the blanks that
/// its line begins with.
struct ChainPlace {
    let gap: String
    let indentation: String
}

extension SourceText {
    /// The place of the first modifier of a view: on a line of its own, unless the view shares
    /// its line with what is around it.
    func chainPlace(after view: ExprSyntax) -> ChainPlace {
        let range = view.range
        let next = view.as(FunctionCallExprSyntax.self)
            .flatMap { ModifierChain(after: $0).modifiers.first { isFirstOnLine($0.range) } }
        if let next { return line(indentation(at: next.range.lowerBound), range.upperBound) }
        if hasLineEnd(in: range) {
            return line(indentation(at: range.upperBound), range.upperBound)
        }
        return chainPlace(replacing: range, hasStart: true)
    }

    /// The place of a modifier that comes instead of something, or after what comes instead.
    func chainPlace(replacing range: Range<Int>, hasStart: Bool) -> ChainPlace {
        let own = indentation(at: range.lowerBound)
        guard hasStart, isFirstOnLine(range), isLastOnLine(range) else {
            return ChainPlace(gap: "", indentation: own)
        }
        return line(own + indentationUnit, range.upperBound)
    }

    /// Bytes that move to a line with this indentation: their lines keep their shape, unless
    /// text over several lines is among them.
    func moving(_ range: Range<Int>, to indentation: String) -> Edit.Piece {
        let old = self.indentation(at: range.lowerBound)
        guard hasLineEnd(in: range), old != indentation,
            !text(in: range).contains("\"\"\"")
        else { return .copy(range) }
        return .indented(range, from: old, to: indentation)
    }

    private func line(_ indentation: String, _ offset: Int) -> ChainPlace {
        ChainPlace(gap: lineEnd(at: offset) + indentation, indentation: indentation)
    }

    private func isFirstOnLine(_ range: Range<Int>) -> Bool {
        let start = self.range(ofLine: line(of: range.lowerBound)).lowerBound
        return bytes[start..<range.lowerBound].allSatisfy(\.isBlank)
    }

    private func isLastOnLine(_ range: Range<Int>) -> Bool {
        let end = self.range(ofLine: line(of: range.upperBound)).upperBound
        return bytes[range.upperBound..<end].allSatisfy { $0.isBlank || $0.isLineEnd }
    }
}
#endif
