// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension SourceText {
    /// True if some bytes are on more than one line.
    func hasLineEnd(in range: Range<Int>) -> Bool {
        line(of: range.lowerBound) != line(of: range.upperBound)
    }
}
#endif
