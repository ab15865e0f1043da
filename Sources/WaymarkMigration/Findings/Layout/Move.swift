// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The way in which the lines of moved bytes change what they begin with.
struct Move {
    /// The bytes that move.
    let range: Range<Int>
    /// The blanks that give way, and those that come instead.
    private let old: [UInt8]
    private let new: [UInt8]
    private let firstLine: Int

    /// - Parameter indentation: The blanks of the line on which the bytes arrive.
    init(_ range: Range<Int>, in source: SourceText, to indentation: [UInt8]) {
        self.range = range
        firstLine = source.line(of: range.lowerBound)
        let lines = source.linesAfterFirst(of: range)
        let isInPlace = source.indentation(ofLine: firstLine).utf8.elementsEqual(indentation)
        let old = isInPlace ? indentation : Array(source.base(of: range, lines).utf8)
        let isWhole = lines.allSatisfy { line in
            source.bytes[line].starts(with: old) || source.bytes[line].allSatisfy(\.isLineEnd)
        }
        // A text over several lines is the same only if all of it moves.
        let mayMove = lines.isEmpty || isWhole || !source.hasLongText(in: range)
        self.old = mayMove ? old : []
        new = mayMove ? indentation : []
    }

    /// Returns the blanks that a line has when it has moved.
    func indentation(of line: Int, in source: SourceText) -> [UInt8] {
        let own = Array(source.indentation(ofLine: line).utf8)
        if line == firstLine { return new.isEmpty && old.isEmpty ? own : new }
        return own.starts(with: old) ? new + own.dropFirst(old.count) : own
    }

    /// The blanks that give way at the start of a line; `nil` when the line stays as it is.
    func replacement(at offset: Int, in source: SourceText) -> (old: Int, new: [UInt8])? {
        guard old != new, offset > range.lowerBound else { return nil }
        let rest = source.bytes[offset..<range.upperBound]
        return rest.starts(with: old) && !(rest.first?.isLineEnd ?? true)
            ? (old.count, new) : nil
    }
}

extension SourceText {
    /// The parts of lines in some bytes, without the line on which those begin.
    fileprivate func linesAfterFirst(of range: Range<Int>) -> [Range<Int>] {
        let first = line(of: range.lowerBound)
        let last = line(of: range.upperBound)
        guard first < last else { return [] }
        return (first + 1...last).map { self.range(ofLine: $0).clamped(to: range) }
    }

    /// The blanks that the lines of some bytes have in common with what is around: those of the
    /// line where they begin, or of the bracket that ends them, when they begin within a line.
    fileprivate func base(of range: Range<Int>, _ lines: [Range<Int>]) -> String {
        let first = indentation(at: range.lowerBound)
        let start = self.range(ofLine: line(of: range.lowerBound)).lowerBound
        guard start + first.utf8.count < range.lowerBound, let last = lines.last,
            let bracket = bytes[last].firstIndex(where: { !$0.isBlank }),
            opensOnFirstLine(bracketAt: bracket, in: range)
        else { return first }
        return indentation(at: last.lowerBound)
    }

    /// True if a bracket ends what one on the first line of some bytes began.
    private func opensOnFirstLine(bracketAt offset: Int, in range: Range<Int>) -> Bool {
        var opened: [Int] = []
        var isText = false
        for position in range.lowerBound..<offset {
            switch bytes[position] {
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if !isText { opened.append(position) }
            case let byte where byte.isClosingBracket: if !isText { _ = opened.popLast() }
            default: break
            }
        }
        guard bytes[offset].isClosingBracket, let opening = opened.last else { return false }
        return line(of: opening) == line(of: range.lowerBound)
    }

    /// True if a text of several lines is among some bytes.
    fileprivate func hasLongText(in range: Range<Int>) -> Bool {
        text(in: range).contains("\"\"\"")
    }
}

extension UInt8 {
    fileprivate var isClosingBracket: Bool {
        [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]")].contains(self)
    }
}
#endif
