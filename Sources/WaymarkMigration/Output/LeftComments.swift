// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The comments that still name the old container in files in which one went: they are not
/// edited.
enum LeftComments {
    /// Returns the places where they stand afterwards.
    static func places(in results: [FileResult]) -> [SourcePlace] {
        results.flatMap { result -> [SourcePlace] in
            let gone = result.replacedContainers
            if gone.isEmpty { return [] }
            let source = SourceText(path: result.source.path, bytes: result.after)
            let file = ParsedFile(source)
            return gone.flatMap { file.comments(with: $0) }.map(source.place)
        }
    }
}

extension FileResult {
    /// The names of the containers of which one went, in the order of the alphabet.
    fileprivate var replacedContainers: [String] {
        let names = entries.compactMap { entry -> String? in
            guard case .migrated = entry.disposition else { return nil }
            return Catalog.rule(named: entry.rule)?.replacedContainer
        }
        return Set(names).sorted()
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
