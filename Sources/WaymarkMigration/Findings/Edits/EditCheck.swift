// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftParser
import SwiftSyntax

/// Proves that an edited file is what was planned: it parses, and no token is another one of
/// those that stay, within edits too.
struct EditCheck {
    let before: ParsedFile
    let edits: [Edit]
    let after: EditedText

    /// The fault in words; `nil` when there is none.
    var failure: String? {
        let parsed = ParsedFile(SourceText(path: before.source.path, bytes: after.bytes))
        if parsed.hasError { return "the result does not parse" }
        let (old, new) = (FileTokens(of: before), FileTokens(of: parsed))
        let isSame = old.outside(edits.map(\.range))
            .elementsEqual(new.outside(after.newRanges))
        if !isSame { return "a token outside of the edits changed" }
        let isKept = after.copies.allSatisfy {
            old.inside($0.old).elementsEqual(new.inside($0.new))
        }
        return isKept ? nil : "a token that stays within an edit changed"
    }
}

/// The tokens of a file.
private struct FileTokens {
    private let ranges: [Range<Int>]
    private let bytes: [UInt8]

    init(of file: ParsedFile) {
        ranges = file.tree.tokens(viewMode: .sourceAccurate).map(\.range)
            .filter { !$0.isEmpty }
        bytes = file.source.bytes
    }

    /// The bytes of each token that is in no range.
    func outside(_ others: [Range<Int>]) -> some Sequence<ArraySlice<UInt8>> {
        let others = others.merged
        return ranges.lazy.filter { own in
            let next = others.partitioningIndex { $0.upperBound > own.lowerBound }
            return next == others.count || others[next].lowerBound >= own.upperBound
        }.map { bytes[$0] }
    }

    /// The bytes of each token that is as a whole in a range.
    func inside(_ range: Range<Int>) -> some Sequence<ArraySlice<UInt8>> {
        let first = ranges.partitioningIndex { $0.lowerBound >= range.lowerBound }
        return ranges[first...].lazy.prefix { $0.upperBound <= range.upperBound }
            .map { bytes[$0] }
    }
}

extension [Range<Int>] {
    /// The same bytes in order, each once.
    fileprivate var merged: [Range<Int>] {
        let ordered = filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
        return ordered.reduce(into: []) { merged, next in
            if let last = merged.last, next.lowerBound < last.upperBound {
                let end = Swift.max(last.upperBound, next.upperBound)
                merged[merged.count - 1] = last.lowerBound..<end
            } else {
                merged.append(next)
            }
        }
    }
}
#endif
