// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A file after its edits, and which of its bytes are new.
public struct EditedText: Sendable {
    /// The file as it would be written.
    public private(set) var bytes: [UInt8] = []
    /// The bytes that edits brought, in order.
    public private(set) var newRanges: [Range<Int>] = []
    /// All edits in order, and the bytes that leave the edit they are in for another.
    private let edits: [Edit]
    private let leaving: [Range<Int>]

    /// Does all edits.
    ///
    /// - Throws: `EditConflict` when two edits want the same bytes.
    public init(_ source: SourceText, _ edits: [Edit]) throws(EditConflict) {
        try self.init(source, edits, in: 0..<source.bytes.count)
    }

    /// Does all edits of a part of a file.
    init(_ source: SourceText, _ edits: [Edit], in part: Range<Int>) throws(EditConflict) {
        self.edits = edits.sorted { Self.order($0) < Self.order($1) }
        leaving = edits.flatMap { edit in edit.moved.filter { !edit.range.contains($0) } }
        bytes.reserveCapacity(part.count + 64)
        try append(part, of: source, self.edits[...])
    }

    /// Returns the key that edits are sorted by: an insertion at a byte comes before what replaces
    /// that byte, and what ends something comes between; outer edits come before inner.
    private static func order(_ edit: Edit) -> (Int, Int, Int) {
        let rank = edit.range.isEmpty ? edit.isEnd ? 1 : 0 : 2
        return (edit.range.lowerBound, rank, -edit.range.upperBound)
    }

    private mutating func append(
        _ range: Range<Int>, of source: SourceText, _ edits: ArraySlice<Edit>
    ) throws(EditConflict) {
        var position = range.lowerBound
        var rest = edits
        while let edit = rest.popFirst() {
            guard edit.range.lowerBound >= position, edit.range.upperBound <= range.upperBound
            else {
                throw EditConflict(range: edit.range)
            }
            bytes += source.bytes[position..<edit.range.lowerBound]
            let inner = rest.prefix { $0.range.lowerBound < edit.range.upperBound }
            try append(edit, of: source, inner)
            rest = rest.dropFirst(inner.count)
            position = edit.range.upperBound
        }
        bytes += source.bytes[position..<range.upperBound]
    }

    private mutating func append(
        _ edit: Edit, of source: SourceText, _ inner: ArraySlice<Edit>
    ) throws(EditConflict) {
        let start = bytes.count
        var waiting = inner
        for piece in edit.pieces {
            switch piece {
            case .text(let text): bytes += text.utf8
            case .copy(let range): try move(range, to: edit, of: source, &waiting)
            case .indented(let range, let old, let new):
                let first = (bytes.count, newRanges.count)
                try move(range, to: edit, of: source, &waiting)
                let moved = bytes[first.0...].replacingIndentation(old, by: new)
                bytes.replaceSubrange(first.0..., with: moved)
                newRanges.removeSubrange(first.1...)
            }
        }
        let lost = waiting.first { edit in !leaving.contains { $0.contains(edit.range) } }
        if let lost, !edit.isForGood { throw EditConflict(range: lost.range) }
        newRanges.append(start..<bytes.count)
    }

    /// Writes bytes where an edit wants them, with the edits inside them.
    private mutating func move(
        _ range: Range<Int>, to edit: Edit, of source: SourceText,
        _ waiting: inout ArraySlice<Edit>
    ) throws(EditConflict) {
        if edit.range.contains(range) {
            let moved = waiting.filter { range.contains($0.range) }
            waiting.removeAll { range.contains($0.range) }
            try append(range, of: source, moved[...])
        } else {
            let moved = edits.filter { range.contains($0.range) && $0.range != edit.range }
            try append(range, of: source, moved[...])
        }
    }
}

extension Edit {
    /// The bytes that come to the edit.
    fileprivate var moved: [Range<Int>] {
        pieces.compactMap { piece in
            switch piece {
            case .text: nil
            case .copy(let range), .indented(let range, _, _): range
            }
        }
    }
}

extension ArraySlice<UInt8> {
    /// The same lines, those after the first moved from one indentation to another.
    fileprivate func replacingIndentation(_ old: String, by new: String) -> [UInt8] {
        let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let moved = lines.dropFirst().map { line in
            line.starts(with: old.utf8)
                ? Array(new.utf8) + line.dropFirst(old.utf8.count) : Array(line)
        }
        return Array((lines.prefix(1).map(Array.init) + moved).joined(separator: [10]))
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
#endif
