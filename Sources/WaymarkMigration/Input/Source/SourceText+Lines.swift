// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension SourceText {
    /// True if some bytes are on more than one line.
    func hasLineEnd(in range: Range<Int>) -> Bool {
        line(of: range.lowerBound) != line(of: range.upperBound)
    }

    /// The blanks that the file puts before a line to move it in by one step.
    var indentationUnit: String {
        for line in 0..<lineCount {
            let blanks = bytes[range(ofLine: line)].prefix { $0.isBlank }
            guard let first = blanks.first else { continue }
            return first == UInt8(ascii: "\t") ? "\t" : blanks.count == 2 ? "  " : "    "
        }
        return "    "
    }
}
#endif
