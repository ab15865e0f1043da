// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A file after its edits, and which of its bytes are new.
public struct EditedText: Sendable {
    /// The file as it would be written.
    public let bytes: [UInt8]
    /// The bytes that edits brought, in order.
    public let newRanges: [Range<Int>]

    /// The bytes of the file that are still there, piece by piece, also within edits.
    let copies: [Page.Copy]

    /// Does all edits.
    ///
    /// - Parameter style: The habits that new lines follow; those of the file when `nil`.
    /// - Throws: `EditConflict` when two edits want the same bytes.
    public init(
        _ source: SourceText, _ edits: [Edit], _ style: LayoutStyle? = nil
    ) throws(EditConflict) {
        try self.init(source, edits, in: 0..<source.bytes.count, style)
    }

    /// Does all edits of a part of a file.
    init(
        _ source: SourceText, _ edits: [Edit], in part: Range<Int>, _ style: LayoutStyle?
    ) throws(EditConflict) {
        var writer = EditWriter(source, edits, style ?? LayoutStyle(of: source))
        let line = source.range(ofLine: source.line(of: part.lowerBound))
        let before = min(line.lowerBound, part.lowerBound)..<part.lowerBound
        writer.page.bytes.reserveCapacity(before.count + part.count + 256)
        writer.page.bytes += source.bytes[before]
        try writer.write(part)
        bytes = Array(writer.page.bytes.dropFirst(before.count))
        newRanges = writer.page.newRanges.map { range in
            range.lowerBound - before.count..<range.upperBound - before.count
        }
        copies = writer.page.copies.map { copy in
            let new = copy.new.lowerBound - before.count..<copy.new.upperBound - before.count
            return Page.Copy(old: copy.old, new: new)
        }
    }
}
#endif
