// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The comments that still name the old container in files in which one went: they are not
/// edited.
enum LeftComments {
    /// Where they stand afterwards.
    static func places(in results: [FileResult]) -> [Place] {
        results.filter(\.losesContainers).flatMap { result in
            let source = SourceText(path: result.source.path, bytes: result.after)
            return ParsedFile(source).comments(with: "NavigationView").map(source.place)
        }
    }
}

extension FileResult {
    fileprivate var losesContainers: Bool {
        entries.contains { entry in
            guard case .migrated = entry.fate else { return false }
            return [UseNavigationStack.name, UseNavigationSplitView.name].contains(entry.rule)
        }
    }
}

extension ParsedFile {
    /// The bytes at which comments begin that have a text.
    fileprivate func comments(with text: String) -> [Int] {
        tree.tokens(viewMode: .sourceAccurate).flatMap { token in
            token.leadingTrivia.comments(with: text, from: token.position.utf8Offset)
                + token.trailingTrivia.comments(with: text, from: token.range.upperBound)
        }
    }
}

extension Trivia {
    fileprivate func comments(with text: String, from start: Int) -> [Int] {
        var offset = start
        var found: [Int] = []
        for piece in pieces {
            switch piece {
            case .lineComment(let comment), .blockComment(let comment),
                .docLineComment(let comment), .docBlockComment(let comment):
                if comment.contains(text) { found.append(offset) }
            default: break
            }
            offset += piece.sourceLength.utf8Length
        }
        return found
    }
}
#endif
