// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A comment `// waymark:ignore RULE – reason`, or one between `/*` and `*/`: the line that it
/// stands at, or else the next line with code, is left out of what the rules find.
struct IgnoreComment {
    /// The words that such a comment begins with.
    static let mark = "waymark:ignore"

    /// The byte at which the comment begins.
    let offset: Int
    /// The line that it is about, from 0.
    let line: Int
    /// The rules that it names; `all` stands for each of them.
    let rules: [String]
    /// True if it says why.
    let hasReason: Bool

    /// Reads a comment; `nil` when it is about something else.
    private init?(_ text: String, offset: Int, line: Int) {
        let words = text.drop { $0 == "/" || $0 == "*" }.drop(while: \.isWhitespace)
        guard words.hasPrefix(Self.mark) else { return nil }
        let rest = words.dropFirst(Self.mark.count)
        guard rest.first.map(\.isWhitespace) ?? true else { return nil }
        let dash = rest.firstIndex { "-–—".contains($0) }
        let names =
            dash.map { rest[..<$0] } ?? rest.split(whereSeparator: \.isWhitespace).first ?? ""
        rules = names.split { $0.isWhitespace || $0 == "," }.map(String.init)
        hasReason = dash.map { !rest[$0...].dropFirst().allSatisfy(\.isWhitespace) } ?? false
        self.offset = offset
        self.line = line
    }

    func isAbout(_ rule: String) -> Bool { rules.contains(rule) || rules.contains("all") }

    /// The comments of a file, in order.
    static func all(in file: ParsedFile) -> [IgnoreComment] {
        guard file.source.contains(mark) else { return [] }
        return file.tree.tokens(viewMode: .sourceAccurate).flatMap { token in
            comments(token.leadingTrivia, from: token.position.utf8Offset, token, file.source)
                + comments(
                    token.trailingTrivia,
                    from: token.endPositionBeforeTrailingTrivia.utf8Offset, token, file.source)
        }
    }

    private static func comments(
        _ trivia: Trivia, from start: Int, _ next: TokenSyntax, _ source: SourceText
    ) -> [IgnoreComment] {
        var offset = start
        return trivia.compactMap { piece in
            defer { offset += piece.sourceLength.utf8Length }
            guard let text = piece.commentText else { return nil }
            let own = source.line(of: offset)
            let before = source.bytes[source.range(ofLine: own).lowerBound..<offset]
            let code = next.positionAfterSkippingLeadingTrivia.utf8Offset
            let line = before.allSatisfy(\.isBlank) ? source.line(of: code) : own
            return IgnoreComment(text, offset: offset, line: line)
        }
    }
}

extension TriviaPiece {
    /// A comment as it is written, without the end of one that has an end; `nil` for all else.
    fileprivate var commentText: String? {
        switch self {
        case .lineComment(let text), .docLineComment(let text): text
        case .blockComment(let text), .docBlockComment(let text): String(text.dropLast(2))
        default: nil
        }
    }
}
#endif
