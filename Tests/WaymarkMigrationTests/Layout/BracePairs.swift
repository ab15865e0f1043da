// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax
@testable import WaymarkMigration

/// The braces of a file, with the lines on which they stand.
struct BracePairs {
    private struct Pair {
        let opening: Int
        let closing: Int
        /// True if something follows the opening brace on its line, parameters aside.
        let isFilled: Bool
        /// True if the lines between may be as deep as the braces: the cases of a `switch`.
        let isOfCases: Bool

        /// How deep the body and the closing brace are, counted from the opening one, where that
        /// is not as it should be.
        func oddShape(in lines: [String]) -> [Int]? {
            guard !isFilled, opening + 1 < closing else { return nil }
            let (outer, body, end) = (lines[opening], lines[opening + 1], lines[closing])
            let shape = [body.depth - outer.depth, end.depth - outer.depth]
            let isTurned = end.content.hasPrefix("}") && shape[1] != 0
            let isFlat = !isOfCases && shape[0] <= 0
            let isDirective = body.content.hasPrefix("#") || body.content.isEmpty
            return (isTurned || isFlat) && !isDirective ? shape : nil
        }
    }

    private let pairs: [Pair]

    init(in file: ParsedFile) {
        let source = file.source
        var opened: [TokenSyntax] = []
        var pairs: [Pair] = []
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            if token.tokenKind == .leftBrace { opened.append(token) }
            guard token.tokenKind == .rightBrace, let brace = opened.popLast() else { continue }
            let opening = source.line(of: brace.range.lowerBound)
            let last = brace.lastOfSignature
            let next = last.nextToken(viewMode: .sourceAccurate)
            let line = next.map { source.line(of: $0.range.lowerBound) }
            pairs.append(
                Pair(
                    opening: opening, closing: source.line(of: token.range.lowerBound),
                    isFilled: line == opening,
                    isOfCases: brace.parent?.is(SwitchExprSyntax.self) == true))
        }
        self.pairs = pairs
    }

    /// The faults among the lines that came; `old` are the braces of the file before.
    func faults(
        in lines: ChangedLines, since old: BracePairs
    ) -> [(kind: LayoutFaults.Kind, line: Int)] {
        let new = Set(lines.new)
        let shapes = Set(old.pairs.compactMap { $0.oddShape(in: lines.old) })
        let depths = pairs.compactMap { pair -> (kind: LayoutFaults.Kind, line: Int)? in
            guard
                new.contains(pair.opening) || new.contains(pair.opening + 1)
                    || new.contains(pair.closing)
            else { return nil }
            return depthFault(of: pair, in: lines, besides: shapes)
        }
        return depths + togetherFaults(in: lines, new)
    }

    private func depthFault(
        of pair: Pair, in lines: ChangedLines, besides shapes: Set<[Int]>
    ) -> (kind: LayoutFaults.Kind, line: Int)? {
        let body = pair.opening + 1
        if !pair.isFilled, body < pair.closing, lines.after[body].content.isEmpty {
            let wasThere = ([lines.after[pair.opening]] + lines.gone).contains {
                $0.hasSuffix("{") && lines.oldBlanks.contains($0.content)
            }
            return wasThere ? nil : (.blankAfterBrace, body)
        }
        guard let shape = pair.oddShape(in: lines.after), !shapes.contains(shape) else {
            return nil
        }
        return (.wrongDepth, body)
    }

    private func togetherFaults(
        in lines: ChangedLines, _ new: Set<Int>
    ) -> [(kind: LayoutFaults.Kind, line: Int)] {
        let closed = Dictionary(grouping: pairs.filter { $0.opening < $0.closing }, by: \.closing)
        return closed.compactMap { line, pairs in
            guard new.contains(line), Set(pairs.map(\.opening)).count > 1,
                !lines.before.contains(lines.after[line].content)
            else { return nil }
            return (.bracesTogether, line)
        }
    }
}

extension TokenSyntax {
    /// The last token of what a closure says of its parameters; the brace where it says nothing.
    fileprivate var lastOfSignature: TokenSyntax {
        parent?.as(ClosureExprSyntax.self)?.signature?.lastToken(viewMode: .sourceAccurate)
            ?? self
    }
}
#endif
