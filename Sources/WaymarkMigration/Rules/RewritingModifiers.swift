// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension Rule {
    /// A site at a token, refused where the new API may not be written.
    static func site(
        at token: TokenSyntax, _ subject: String, _ context: RuleContext,
        _ rewrite: () -> Site.Outcome
    ) -> Site {
        let refusal = context.refusal(replacing: subject, since: since)
        return Site(
            rule: name, offset: token.range.lowerBound, subject: "'\(subject)'",
            outcome: refusal.map { .refuse($0) } ?? rewrite())
    }

    /// A site at the name of a modifier, refused where it may be the project's own, and where
    /// the new API may not be written.
    static func site(
        at modifier: ModifierCall, _ context: RuleContext, _ rewrite: () -> Site.Outcome
    ) -> Site {
        let refusal =
            context.declares(modifier.call) ? .ownDeclaration : context.refusal(since: since)
        return Site(
            rule: name, offset: modifier.name.range.lowerBound,
            subject: "'\(modifier.name.text)'",
            outcome: refusal.map { .refuse($0) } ?? rewrite())
    }
}

extension ParsedFile {
    /// True if a comment stands after one node and before the end of another.
    func hasComment(between first: some SyntaxProtocol, and last: some SyntaxProtocol) -> Bool {
        let range = first.range.upperBound..<last.range.upperBound
        return tree.tokens(viewMode: .sourceAccurate).contains { token in
            token.range.upperBound >= range.lowerBound
                && token.range.lowerBound <= range.upperBound
                && (token.trailingTrivia.hasComment && token.range.upperBound < range.upperBound
                    || token.leadingTrivia.hasComment
                        && token.range.lowerBound > range.lowerBound)
        }
    }
}

extension Trivia {
    /// The comments in it, when it begins at a byte.
    func comments(from start: Int) -> [Range<Int>] {
        var offset = start
        return compactMap { piece in
            defer { offset += piece.sourceLength.utf8Length }
            return piece.isComment ? offset..<offset + piece.sourceLength.utf8Length : nil
        }
    }

    var hasComment: Bool {
        contains {
            switch $0 {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
            default: false
            }
        }
    }
}
#endif
