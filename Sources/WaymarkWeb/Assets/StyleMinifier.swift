// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// A minifier of style sheets: it removes comments, blanks that part nothing, and the last
/// semicolon before a bracket closes.
///
/// Texts and addresses stay as they are, and so do blanks that may be operators or combinators.
struct StyleMinifier {
    private var rest: ArraySlice<UInt8>
    private var kept: [UInt8] = []

    /// The sheet without them.
    static func removed(from sheet: some Sequence<UInt8>) -> [UInt8] {
        var minifier = StyleMinifier(rest: Array(sheet)[...])
        while let byte = minifier.rest.first { minifier.take(byte) }
        return minifier.kept
    }

    private init(rest: ArraySlice<UInt8>) { self.rest = rest }

    private mutating func take(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): takeText(endingWith: byte)
        case UInt8(ascii: "(") where kept.suffix(3).elementsEqual("url".utf8):
            takeText(endingWith: UInt8(ascii: ")"))
        case _ where isComment: dropComment()
        case _ where Self.isBlank(byte): takeBlanks()
        case UInt8(ascii: "}"):
            if kept.last == UInt8(ascii: ";") { kept.removeLast() }
            kept.append(rest.removeFirst())
        default: kept.append(rest.removeFirst())
        }
    }

    private var isComment: Bool { rest.starts(with: "/*".utf8) }

    private mutating func takeText(endingWith end: UInt8) {
        repeat {
            if rest.first == UInt8(ascii: "\\") { kept.append(rest.removeFirst()) }
            if !rest.isEmpty { kept.append(rest.removeFirst()) }
        } while rest.first != end && !rest.isEmpty
        if !rest.isEmpty { kept.append(rest.removeFirst()) }
    }

    /// A comment parts words as a blank does, and yet is none.
    private mutating func dropComment() {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
        rest = rest.dropFirst(2)
        if let before = kept.last, let after = rest.first, Self.isWord(before),
            Self.isWord(after)
        {
            kept += "/**/".utf8
        }
    }

    private mutating func takeBlanks() {
        while let byte = rest.first, Self.isBlank(byte) || isComment {
            if isComment { dropComment() } else { rest.removeFirst() }
        }
        guard let before = kept.last, let after = rest.first else { return }
        let isValueless = before == UInt8(ascii: ":") && ";}".utf8.contains(after)
        let isNeedless = "{};,>:".utf8.contains(before) || "{};,>".utf8.contains(after)
        if isValueless || !isNeedless { kept.append(UInt8(ascii: " ")) }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { " \n\t\r\u{c}".utf8.contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        !isBlank(byte) && !"{}()[];,:>\"'".utf8.contains(byte)
    }
}
#endif
