// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension Edit {
    /// A part of what an edit writes. It says what belongs together; where lines end, and what
    /// they begin with, is decided when it is written.
    public indirect enum Piece: Hashable, Sendable {
        /// New text.
        case text(String)
        /// Bytes of the file, with the edits inside them. Their lines keep their shape, and are
        /// as deep as the place where they arrive.
        case copy(Range<Int>)
        /// The same bytes with another name in some places of them.
        case renaming(Range<Int>, [Range<Int>], String)
        /// Statements in braces.
        case block(Block)
        /// The branches of a `switch`, in braces.
        case branches([Branch])
        /// Arguments in parentheses: on one line if they fit there.
        case arguments([[Piece]])
        /// A place between a view and a modifier.
        case gap(Gap)
    }

    /// Statements in braces: on one line with all that the edit writes, or each on a line of its
    /// own, one level deeper than the line with the opening brace.
    public struct Block: Hashable, Sendable {
        /// The parameters that stand behind the opening brace, as in `{ name in`.
        let parameters: String
        let statements: [[Piece]]
        /// True if each statement has a line of its own in any case.
        let isOpen: Bool
    }

    /// One branch of a `switch`.
    public struct Branch: Hashable, Sendable {
        /// The pattern with its word, without the colon: `case .mail`.
        let label: [Piece]
        let statement: [Piece]
    }

    /// The place where a modifier stands.
    public enum Gap: Hashable, Sendable {
        /// A line of its own, which begins as the line of a byte does.
        case like(Int)
        /// A line of its own, which begins as the line before it does.
        case same
        /// A line of its own, one level deeper than the line of a byte.
        case deeper(Int)
        /// The same line, unless that gets too long; then as `deeper`.
        case close(Int)
    }
}

extension Edit.Piece {
    /// One statement, or several, in braces.
    static func block(
        _ statements: [[Edit.Piece]], parameters: String = "", isOpen: Bool = false
    ) -> Edit.Piece {
        .block(Edit.Block(parameters: parameters, statements: statements, isOpen: isOpen))
    }

    /// The text and the bytes of which it consists, braces and parentheses included.
    var leaves: [Edit.Piece] {
        switch self {
        case .text, .copy: [self]
        case .renaming(let range, let places, let name):
            zip([range.lowerBound] + places.map(\.upperBound), places).flatMap { start, place in
                [.copy(start..<place.lowerBound), .text(name)]
            } + [.copy((places.last?.upperBound ?? range.lowerBound)..<range.upperBound)]
        case .block(let block):
            [.text("{\(block.parameters)")] + block.statements.joined().flatMap(\.leaves)
                + [.text("}")]
        case .branches(let branches):
            [.text("{")]
                + branches.flatMap { ($0.label + $0.statement).flatMap(\.leaves) }
                + [.text("}")]
        case .arguments(let arguments):
            [.text("(")] + arguments.joined().flatMap(\.leaves) + [.text(")")]
        case .gap: []
        }
    }

    /// True if a modifier follows it.
    var isGap: Bool {
        if case .gap = self { true } else { false }
    }

    /// The bytes of the file, when it is nothing else.
    var copied: Range<Int>? {
        if case .copy(let range) = self { range } else { nil }
    }
}

extension Edit {
    /// The text and the bytes of which it consists.
    var leaves: [Piece] { pieces.flatMap(\.leaves) }
}
#endif
