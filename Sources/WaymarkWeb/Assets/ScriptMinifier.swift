// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// A minifier of our own script: it removes comments, blanks that part nothing, and the last comma
/// or semicolon before a bracket closes.
///
/// Texts and templates stay as they are. The script has no regular expressions with quotes or
/// slashes in them, and ends its statements itself, so that the ends of lines may go beside
/// what leaves a statement open. It has no empty statements, and no gaps at the end of arrays.
/// Constants are declared by a shorter word: that nothing assigns them is known of the sources,
/// which Scripts/Checks/scripts checks. Where a part writes another's variable, as in
/// `eventsPart.pressed = null`, the variable alone is left: here they share one scope.
struct ScriptMinifier {
    private var rest: ArraySlice<UInt8>
    private var kept: [UInt8] = []

    /// The script without them.
    static func removed(from script: some Sequence<UInt8>) -> [UInt8] {
        var minifier = ScriptMinifier(rest: Array(script)[...])
        while let byte = minifier.rest.first { minifier.take(byte) }
        return minifier.kept
    }

    private init(rest: ArraySlice<UInt8>) { self.rest = rest }

    private mutating func take(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
            takeText(endingWith: byte)
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
            rest = rest.drop { $0 != UInt8(ascii: "\n") }
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"): dropComment()
        case UInt8(ascii: " "), UInt8(ascii: "\n"): takeBlanks()
        case UInt8(ascii: ")"), UInt8(ascii: "]"): close(after: ",")
        case UInt8(ascii: "}"): close(after: ",;")
        case UInt8(ascii: ".") where endsWithPart: dropPart()
        default: kept.append(rest.removeFirst())
        }
    }

    private mutating func close(after needless: String) {
        if let last = kept.last, needless.utf8.contains(last) { kept.removeLast() }
        kept.append(rest.removeFirst())
    }

    private var endsWithPart: Bool { kept.suffix(4).elementsEqual("Part".utf8) }

    private mutating func dropPart() {
        rest.removeFirst()
        while let last = kept.last, Self.isWord(last) { kept.removeLast() }
    }

    private var next: UInt8? { rest.dropFirst().first }

    private mutating func takeText(endingWith quote: UInt8) {
        repeat {
            if rest.first == UInt8(ascii: "\\") { kept.append(rest.removeFirst()) }
            kept.append(rest.removeFirst())
        } while rest.first != quote && !rest.isEmpty
        if !rest.isEmpty { kept.append(rest.removeFirst()) }
    }

    private mutating func dropComment() {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
        rest = rest.dropFirst(2)
    }

    private mutating func takeBlanks() {
        var isLineEnd = false
        while let byte = rest.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
            isLineEnd = isLineEnd || byte == UInt8(ascii: "\n")
            rest.removeFirst()
        }
        guard let before = kept.last, let after = rest.first else { return }
        shortenConstant()
        if isLineEnd {
            let isOpen = "{}[;,(\n".utf8.contains(before) || ")]}?.:&|+=".utf8.contains(after)
            if !isOpen && !kept.suffix(2).elementsEqual("=>".utf8) {
                kept.append(UInt8(ascii: "\n"))
            }
        } else if Self.isWord(before) && Self.isWord(after)
            || before == after && "+-".utf8.contains(before)
        {
            kept.append(UInt8(ascii: " "))
        }
    }

    private mutating func shortenConstant() {
        guard kept.suffix(5).elementsEqual("const".utf8),
            kept.dropLast(5).last.map(Self.isWord) != true
        else { return }
        kept.replaceSubrange((kept.count - 5)..., with: "let".utf8)
    }

    /// Letters, digits and what else names consist of.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
            true
        default: false
        }
    }
}
#endif
