// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    extension SourceText {
        /// The bytes that go with a modifier: its line when it stands there alone, else its tokens.
        func removal(of modifier: Range<Int>) -> Edit {
            let first = range(ofLine: line(of: modifier.lowerBound))
            let last = range(ofLine: line(of: modifier.upperBound))
            let before = bytes[first.lowerBound..<modifier.lowerBound]
            let after = bytes[modifier.upperBound..<last.upperBound]
            guard before.allSatisfy(\.isBlank), after.allSatisfy({ $0.isBlank || $0.isLineEnd }),
                after.contains(where: \.isLineEnd)
            else { return Edit(modifier, "") }
            return Edit(first.lowerBound..<last.upperBound, "")
        }
    }
#endif
