// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A place between two characters, as editors name it: both from 1, columns in UTF-16 units.
public struct TextPosition: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in UTF-16 units; a byte order mark is not counted.
    public let column: Int
}

/// Text to put in the place of other text.
public struct Replacement: Hashable, Sendable {
    /// The position at which the other text begins.
    public let start: TextPosition
    /// The position at which it ends.
    public let end: TextPosition
    /// The text that comes instead.
    public let text: String

    /// Returns the text that edits put in, the outer ones with the inner ones done.
    static func all(
        _ edits: [Edit], in source: SourceText, _ style: LayoutStyle? = nil
    ) -> [Replacement] {
        let outer = edits.filter { edit in
            !edits.contains { $0 != edit && $0.range.encloses(edit.range) }
        }
        return outer.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap { edit in
            let group = edits.filter { $0 == edit || edit.range.encloses($0.range) }
            guard let new = try? EditedText(source, group, in: edit.range, style) else {
                return nil
            }
            return Replacement(
                start: source.position(of: edit.range.lowerBound),
                end: source.position(of: edit.range.upperBound),
                text: String(decoding: new.bytes, as: UTF8.self))
        }
    }
}

extension Range<Int> {
    /// True if the other range lies inside, or begins at a byte that goes.
    fileprivate func encloses(_ other: Range<Int>) -> Bool {
        lowerBound < other.upperBound && other.lowerBound < upperBound
            && lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

extension SourceText {
    /// Returns the line and the column of a byte, for editors.
    func position(of offset: Int) -> TextPosition {
        let line = line(of: offset)
        let before = text(in: range(ofLine: line).lowerBound..<offset)
        return TextPosition(line: line + 1, column: before.utf16.count + 1)
    }
}
#endif
