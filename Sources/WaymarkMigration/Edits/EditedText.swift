// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// A file after its edits, and which of its bytes are new.
    public struct EditedText: Sendable {
        /// The file as it would be written.
        public private(set) var bytes: [UInt8] = []
        /// The bytes that edits brought, in order.
        public private(set) var newRanges: [Range<Int>] = []

        /// Does all edits.
        ///
        /// - Throws: `EditConflict` when two edits want the same bytes.
        public init(_ source: SourceText, _ edits: [Edit]) throws(EditConflict) {
            let ordered = edits.sorted { Self.order($0.range) < Self.order($1.range) }
            bytes.reserveCapacity(source.bytes.count + 64)
            try append(0..<source.bytes.count, of: source, ordered[...])
        }

        /// Does all edits of a part of a file.
        init(_ source: SourceText, _ edits: [Edit], in part: Range<Int>) throws(EditConflict) {
            let ordered = edits.sorted { Self.order($0.range) < Self.order($1.range) }
            try append(part, of: source, ordered[...])
        }

        /// What is inserted at a byte comes before what replaces that byte; outer edits come before
        /// inner.
        private static func order(_ range: Range<Int>) -> (Int, Int, Int) {
            (range.lowerBound, range.isEmpty ? 0 : 1, -range.upperBound)
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
                case .copy(let range):
                    let moved = waiting.filter { range.contains($0.range) }
                    waiting.removeAll { range.contains($0.range) }
                    try append(range, of: source, moved[...])
                }
            }
            if let lost = waiting.first { throw EditConflict(range: lost.range) }
            newRanges.append(start..<bytes.count)
        }
    }

    extension Range<Int> {
        fileprivate func contains(_ other: Range<Int>) -> Bool {
            lowerBound <= other.lowerBound && other.upperBound <= upperBound
        }
    }
#endif
