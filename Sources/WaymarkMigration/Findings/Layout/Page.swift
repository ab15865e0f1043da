// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// What is written so far.
struct Page {
    /// Bytes of the file, and where they stand now.
    struct Copy: Hashable, Sendable {
        let old: Range<Int>
        let new: Range<Int>
    }

    var bytes: [UInt8] = []
    /// The bytes that come from the file, piece by piece.
    private(set) var copies: [Copy] = []
    /// The bytes that edits brought, in the order in which they were finished.
    private(set) var newRanges: [Range<Int>] = []

    /// The bytes of the last line, without a byte order mark.
    var line: ArraySlice<UInt8> {
        guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
            return bytes.starts(with: SourceText.mark)
                ? bytes.dropFirst(SourceText.mark.count) : bytes[...]
        }
        return bytes[(end + 1)...]
    }

    /// The blanks that the last line begins with.
    var indentation: [UInt8] { Array(line.prefix { $0.isBlank }) }

    /// Writes bytes of the file.
    mutating func copy(_ range: Range<Int>, of source: SourceText) {
        copies.append(Copy(old: range, new: bytes.count..<bytes.count + range.count))
        bytes += source.bytes[range]
    }

    /// Notes which bytes an edit brought.
    mutating func note(new range: Range<Int>) { newRanges.append(range) }

    /// Ends the line, without blanks at its end, and begins another; only the blanks change of
    /// one that has nothing else.
    mutating func endLine(_ end: String, _ indentation: [UInt8]) {
        dropBlanks()
        if bytes.last != UInt8(ascii: "\n") { bytes += end.utf8 }
        bytes += indentation
    }

    /// Takes away the blanks that the last line ends with.
    mutating func dropBlanks() {
        guard bytes.last?.isBlank == true else { return }
        while bytes.last?.isBlank == true { bytes.removeLast() }
        newRanges = newRanges.map { range in
            min(range.lowerBound, bytes.count)..<min(range.upperBound, bytes.count)
        }
    }
}
#endif
