// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension SourceText {
    /// The place of the first modifier of a view: on a line of its own, unless the view shares
    /// its line with what is around it.
    func place(after view: ExprSyntax) -> Edit.Gap {
        let range = view.range
        let next = view.as(FunctionCallExprSyntax.self)
            .flatMap { ModifierChain(after: $0).modifiers.first { isFirstOnLine($0.range) } }
        if let next { return .like(next.range.lowerBound) }
        if hasLineEnd(in: range) { return .like(range.upperBound) }
        return place(afterReplacing: range)
    }

    /// The place of a modifier after what comes instead of something.
    func place(afterReplacing range: Range<Int>) -> Edit.Gap {
        isFirstOnLine(range) && isLastOnLine(range)
            ? .deeper(range.lowerBound) : .close(range.lowerBound)
    }

    /// The place of a modifier that is added behind another: a new line where that has one.
    func place(behind modifier: ModifierCall) -> Edit.Gap {
        let start = modifier.range.lowerBound
        return isFirstOnLine(modifier.range) ? .like(start) : .close(start)
    }

    /// Modifiers that come instead of some bytes, the first of them behind what begins the chain.
    func chain(
        _ modifiers: [[Edit.Piece]], instead range: Range<Int>, after start: String
    ) -> [Edit.Piece] {
        let isLine = start.isEmpty && isFirstOnLine(range)
        let gap = Edit.Piece.gap(
            isLine ? .like(range.lowerBound) : place(afterReplacing: range))
        let before: [Edit.Piece] = start.isEmpty ? [] : [.text(start), gap]
        return before + modifiers.joined(separator: [gap])
    }

    /// True if only blanks stand before some bytes on their line.
    func isFirstOnLine(_ range: Range<Int>) -> Bool {
        let start = self.range(ofLine: line(of: range.lowerBound)).lowerBound
        return bytes[start..<range.lowerBound].allSatisfy(\.isBlank)
    }

    private func isLastOnLine(_ range: Range<Int>) -> Bool {
        let end = self.range(ofLine: line(of: range.upperBound)).upperBound
        return bytes[range.upperBound..<end].allSatisfy { $0.isBlank || $0.isLineEnd }
    }
}
#endif
