// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension SourceText {
    /// The bytes that go with a statement: its lines when it stands there alone, and the empty
    /// line before it where one follows as well, or where nothing follows; the one behind it at
    /// the start of a file.
    func removal(ofStatement range: Range<Int>) -> Edit {
        let edit = removal(of: range)
        if edit.range == range { return removal(amongOthers: range) }
        let first = line(of: edit.range.lowerBound)
        let next = line(of: edit.range.upperBound)
        let isAtEnd = edit.range.upperBound == bytes.count
        if first == 0, !isAtEnd, isEmpty(line: next) {
            return Edit(edit.range.lowerBound..<self.range(ofLine: next).upperBound, "")
        }
        guard first > 0, isEmpty(line: first - 1) else { return edit }
        let isLast =
            isAtEnd
            || bytes[self.range(ofLine: next)].first { !$0.isBlank } == UInt8(ascii: "}")
        guard isLast || isEmpty(line: next) else { return edit }
        return Edit(self.range(ofLine: first - 1).lowerBound..<edit.range.upperBound, "")
    }

    /// The bytes that go with a statement of several on a line: a semicolon that parts nothing
    /// any more, and the blanks beside it.
    private func removal(amongOthers range: Range<Int>) -> Edit {
        let semicolon = UInt8(ascii: ";")
        let line = self.range(ofLine: line(of: range.lowerBound))
        let before = bytes[line.lowerBound..<range.lowerBound].lastIndex { !$0.isBlank }
        let after = bytes[range.upperBound...].firstIndex { !$0.isBlank } ?? bytes.count
        let isLast = after == bytes.count || bytes[after].isLineEnd
        if bytes[range].last == semicolon, !isLast { return Edit(range.lowerBound..<after, "") }
        guard let before, bytes[before] == semicolon else { return Edit(range, "") }
        return Edit(before..<range.upperBound, "")
    }

    private func isEmpty(line: Int) -> Bool {
        bytes[range(ofLine: line)].allSatisfy { $0.isBlank || $0.isLineEnd }
    }

    /// The bytes that go with a modifier: its line when it stands there alone, else its tokens.
    /// A comment after it stays.
    func removal(of modifier: Range<Int>) -> Edit {
        let first = range(ofLine: line(of: modifier.lowerBound))
        let last = range(ofLine: line(of: modifier.upperBound))
        let before = bytes[first.lowerBound..<modifier.lowerBound]
        let after = bytes[modifier.upperBound..<last.upperBound]
        guard before.allSatisfy(\.isBlank), let rest = after.firstIndex(where: { !$0.isBlank })
        else {
            return Edit(modifier, "")
        }
        guard bytes[rest].isLineEnd else {
            let isComment = bytes[rest] == UInt8(ascii: "/")
            return Edit(modifier.lowerBound..<(isComment ? rest : modifier.upperBound), "")
        }
        return Edit(first.lowerBound..<last.upperBound, "")
    }
}
#endif
