// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    extension SourceText {
        /// The bytes that go with a modifier: its line when it stands there alone, else its tokens. A
        /// comment after it stays.
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
