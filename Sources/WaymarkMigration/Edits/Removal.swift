// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    extension SourceText {
        /// The bytes that go with a statement: its lines when it stands there alone, and the empty
        /// line before it where one follows as well, or where nothing follows.
        func removal(ofStatement range: Range<Int>) -> Edit {
            let edit = removal(of: range)
            let first = line(of: edit.range.lowerBound)
            guard edit.range != range, first > 0, edit.range.upperBound < bytes.count,
                isEmpty(line: first - 1)
            else { return edit }
            let next = line(of: edit.range.upperBound)
            let isLast = bytes[self.range(ofLine: next)].first { !$0.isBlank } == UInt8(ascii: "}")
            guard isLast || isEmpty(line: next) else { return edit }
            return Edit(self.range(ofLine: first - 1).lowerBound..<edit.range.upperBound, "")
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
