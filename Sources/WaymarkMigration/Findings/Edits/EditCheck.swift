// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftParser
import SwiftSyntax

/// Proves that an edited file is what was planned: it parses, and no token outside of the edits
/// is another one.
struct EditCheck {
    let before: ParsedFile
    let edits: [Edit]
    let after: EditedText

    /// The fault in words; `nil` when there is none.
    var failure: String? {
        let parsed = ParsedFile(SourceText(path: before.source.path, bytes: after.bytes))
        if parsed.hasError { return "the result does not parse" }
        let isSame = tokens(of: before, outside: edits.map(\.range))
            .elementsEqual(tokens(of: parsed, outside: after.newRanges))
        return isSame ? nil : "a token outside of the edits changed"
    }

    /// The bytes of each token.
    private func tokens(
        of file: ParsedFile, outside ranges: [Range<Int>]
    ) -> some Sequence<ArraySlice<UInt8>> {
        file.tree.tokens(viewMode: .sourceAccurate).lazy.map(\.range).filter { own in
            !ranges.contains { $0.overlaps(own) || $0.contains(own.lowerBound) }
        }.map { file.source.bytes[$0] }
    }
}
#endif
