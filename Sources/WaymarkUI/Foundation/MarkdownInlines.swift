// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Reads a paragraph of Markdown: emphasis, code, links, pictures and breaks.
struct MarkdownInlines {
    /// A part of the text with what was found out about it.
    struct Part: Equatable {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: String?
        var image: String?
    }

    /// A part, or signs that may begin or end emphasis.
    private struct Piece {
        var part: Part
        var sign: Character?
        var canOpen = false
        var canClose = false
    }

    private let source: [Character]
    private let keepsBreaks: Bool
    private var position = 0
    private var pieces: [Piece] = []

    /// The parts of a paragraph.
    static func parts(of text: String, keepsBreaks: Bool = false) -> [Part] {
        var reader = Self(source: Array(text), keepsBreaks: keepsBreaks)
        reader.read()
        reader.pair()
        return reader.pieces.map(\.part).filter { !$0.text.isEmpty }
    }

    private init(source: [Character], keepsBreaks: Bool) {
        self.source = source
        self.keepsBreaks = keepsBreaks
    }

    private mutating func read() {
        while position < source.count {
            let character = source[position]
            switch character {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readSigns(character)
            case "<": readAddress()
            case "[": readLink(from: position, isImage: false)
            case "!" where source.get(position + 1) == "[":
                readLink(from: position + 1, isImage: true)
            case "\n" where !keepsBreaks: readBreak()
            case "&": readEntity()
            default: add(String(character))
            }
        }
    }

    /// Adds text, and goes on behind so many characters of the source.
    private mutating func add(_ text: String, after count: Int = 1) {
        position += count
        if let last = pieces.last, last.sign == nil, last.part.intent.isEmpty,
            last.part.link == nil, last.part.image == nil
        {
            pieces[pieces.count - 1].part.text += text
        } else {
            pieces.append(Piece(part: Part(text: text)))
        }
    }

    private mutating func readEscape() {
        guard let next = source.get(position + 1) else { return add("\\") }
        if next == "\n", !keepsBreaks {
            pieces.append(Piece(part: Part(text: "\n", intent: .lineBreak)))
            position += 2
        } else if next.isASCII, next.isPunctuation || next.isSymbol {
            add(String(next), after: 2)
        } else {
            add("\\")
        }
    }

    private mutating func readCode() {
        let length = run(of: "`", at: position)
        var end = position + length
        while end < source.count {
            let other = run(of: "`", at: end)
            if other == length { break }
            end += max(other, 1)
        }
        guard end < source.count else {
            return add(String(repeating: "`", count: length), after: length)
        }
        var code = String(source[(position + length)..<end].map { $0 == "\n" ? " " : $0 })
        if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
            code = String(code.dropFirst().dropLast())
        }
        pieces.append(Piece(part: Part(text: code, intent: .code)))
        position = end + length
    }

    private mutating func readSigns(_ sign: Character) {
        let length = run(of: sign, at: position)
        let before = position > 0 ? source[position - 1] : " "
        let after = source.get(position + length) ?? " "
        let isLeft = !after.isWhitespace && (!after.isSign || before.isWhitespace || before.isSign)
        let isRight =
            !before.isWhitespace && (!before.isSign || after.isWhitespace || after.isSign)
        let isWord = sign == "_"
        let piece = Piece(
            part: Part(text: String(repeating: sign, count: length)), sign: sign,
            canOpen: isLeft && (!isWord || !isRight || before.isSign),
            canClose: isRight && (!isWord || !isLeft || after.isSign))
        pieces.append(piece)
        position += length
    }

    /// An address between `<` and `>`.
    private mutating func readAddress() {
        guard let end = source[position...].firstIndex(of: ">") else { return add("<") }
        let text = String(source[(position + 1)..<end])
        let isAddress = text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]+:[^\s<]*/) != nil
        let isMail = text.wholeMatch(of: /[^\s@<]+@[^\s@<]+\.[^\s@<]+/) != nil
        guard isAddress || isMail else { return add("<") }
        pieces.append(Piece(part: Part(text: text, link: isMail ? "mailto:\(text)" : text)))
        position = end + 1
    }

    private mutating func readLink(from start: Int, isImage: Bool) {
        guard let close = closing("[", "]", from: start), source.get(close + 1) == "(",
            let end = closing("(", ")", from: close + 1)
        else { return add(String(source[position])) }
        let words = String(source[(start + 1)..<close])
        let target = String(source[(close + 2)..<end]).trimmingCharacters(in: .whitespaces)
        let address = target.prefix { !$0.isWhitespace }.trimmingPrefix("<")
        let place = address.hasSuffix(">") ? String(address.dropLast()) : String(address)
        for var part in Self.parts(of: words, keepsBreaks: keepsBreaks) {
            if isImage { part.image = place } else { part.link = place }
            pieces.append(Piece(part: part))
        }
        position = end + 1
    }

    private mutating func readBreak() {
        var text = pieces.last?.sign == nil ? pieces.last?.part.text ?? "" : ""
        let isHard = text.hasSuffix("  ")
        while text.hasSuffix(" ") { text.removeLast() }
        if let last = pieces.last, last.sign == nil, last.part.intent != .code {
            pieces[pieces.count - 1].part.text = text
        }
        let part = Part(text: isHard ? "\n" : " ", intent: isHard ? .lineBreak : .softBreak)
        pieces.append(Piece(part: part))
        position += 1
        while source.get(position) == " " { position += 1 }
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
        "copy": "©", "hellip": "…", "mdash": "—", "ndash": "–",
    ]

    private mutating func readEntity() {
        let rest = source[position...].prefix(12)
        guard let end = rest.firstIndex(of: ";") else { return add("&") }
        let name = String(source[(position + 1)..<end])
        let number =
            name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        let text =
            Self.entities[name]
            ?? (name.hasPrefix("#") ? number.flatMap(Unicode.Scalar.init).map(String.init) : nil)
        guard let text else { return add("&") }
        add(text, after: end - position + 1)
    }

    private func run(of sign: Character, at start: Int) -> Int {
        source[start...].prefix { $0 == sign }.count
    }

    /// The sign that closes the one here; what is escaped does not count.
    private func closing(_ open: Character, _ close: Character, from start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < source.count {
            switch source[index] {
            case "\\": index += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Pairs signs that begin and end emphasis, from the left.
    private mutating func pair() {
        var closer = 0
        while closer < pieces.count {
            guard pieces[closer].canClose, let opener = opener(for: closer) else {
                closer += 1
                continue
            }
            let isStrong = pieces[opener].part.text.count > 1 && pieces[closer].part.text.count > 1
            mark(from: opener, to: closer, isStrong: isStrong)
            if pieces[closer].part.text.isEmpty { closer += 1 }
        }
    }

    private func opener(for closer: Int) -> Int? {
        let last = pieces[closer]
        return pieces[..<closer].lastIndex { piece in
            guard piece.sign == last.sign, piece.canOpen, !piece.part.text.isEmpty,
                !last.part.text.isEmpty
            else { return false }
            let (first, second) = (piece.part.text.count, last.part.text.count)
            if piece.sign == "~" { return first == second && first <= 2 }
            let isBoth = piece.canClose || last.canOpen
            return !isBoth || (first + second) % 3 != 0 || (first % 3 == 0 && second % 3 == 0)
        }
    }

    private mutating func mark(from opener: Int, to closer: Int, isStrong: Bool) {
        let intent: InlinePresentationIntent =
            pieces[opener].sign == "~"
            ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized
        for index in (opener + 1)..<closer {
            pieces[index].part.intent.formUnion(intent)
            (pieces[index].canOpen, pieces[index].canClose) = (false, false)
        }
        let used = isStrong ? 2 : 1
        for index in [opener, closer] {
            pieces[index].part.text.removeLast(min(used, pieces[index].part.text.count))
        }
    }
}

extension Array where Element == Character {
    fileprivate func get(_ index: Int) -> Character? { index < count ? self[index] : nil }
}

extension Character {
    fileprivate var isSign: Bool { isPunctuation || isSymbol }
}
