// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Reads the blocks of Markdown: titles, lists, quotes, code and paragraphs.
struct MarkdownBlocks {
    /// A block's text, and the kinds of the blocks around it, the innermost first.
    struct Block: Equatable {
        var kinds: [PresentationIntent.Kind]
        var text: String
        /// The number of a block, and of those around it.
        var identities: [Int]
        var isCode = false
    }

    /// A title behind its signs.
    private struct Title {
        let level: Int
        let text: String

        init?(_ line: String) {
            let words = line.drop { $0 == "#" }
            level = line.count - words.count
            guard (1...6).contains(level), words.first?.isWhitespace ?? true else { return nil }
            let ends = words.reversed().drop { $0 == "#" }
            text = String(ends.reversed()).trimmingCharacters(in: .whitespaces)
        }
    }

    /// An item of a list behind its sign.
    private struct Item {
        /// The number, if the list has numbers.
        let number: Int?
        let text: String

        init?(_ line: String) {
            let digits = line.prefix { $0.isASCII && $0.isNumber }
            let rest = line[digits.endIndex...]
            guard let sign = rest.first, (digits.isEmpty ? "-*+" : ".)").contains(sign),
                rest.dropFirst().first?.isWhitespace ?? false
            else { return nil }
            number = Int(digits)
            text = rest.dropFirst().trimmingCharacters(in: .whitespaces)
        }
    }

    /// True if the line is three or more of the same sign, with or without spaces.
    private static func isRule(_ line: String) -> Bool {
        let signs = line.filter { !$0.isWhitespace }
        return signs.count >= 3 && Set(signs).count == 1 && "*-_".contains(signs.prefix(1))
    }

    private static let fences = ["```", "~~~"]

    private var blocks: [Block] = []
    private var count = 0
    private var list: (kind: PresentationIntent.Kind, identity: Int, items: Int)?
    private var isOpen = false

    static func blocks(of text: String) -> [Block] {
        var reader = Self()
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }[...]
        while let line = lines.popFirst() { reader.read(String(line), &lines) }
        return reader.blocks
    }

    private mutating func read(_ line: String, _ rest: inout ArraySlice<Substring>) {
        let words = line.trimmingCharacters(in: .whitespaces)
        if words.isEmpty {
            isOpen = false
        } else if let fence = Self.fences.first(where: words.hasPrefix) {
            let hint = words.drop { fence.contains($0) }.split(separator: " ").first
            readCode(hint: String(hint ?? ""), fence: fence, &rest)
        } else if let title = Title(words) {
            add([.header(level: title.level)], title.text)
        } else if Self.isRule(words) {
            add([.thematicBreak], "⸻")
        } else if let item = Item(words) {
            readItem(item)
        } else if words.hasPrefix(">") {
            let quote = words.dropFirst()
            readQuote(String(quote.hasPrefix(" ") ? quote.dropFirst() : quote))
        } else if isOpen, !blocks.isEmpty {
            blocks[blocks.count - 1].text += "\n\(line.drop { $0 == " " })"
        } else {
            list = nil
            add([.paragraph], String(line.drop { $0 == " " }))
            isOpen = true
        }
    }

    /// Adds a block with numbers of its own for it and for those around it.
    private mutating func add(_ kinds: [PresentationIntent.Kind], _ text: String) {
        if kinds.count == 1 { list = nil }
        count += kinds.count
        let identities = (0..<kinds.count).map { count - $0 }
        blocks.append(Block(kinds: kinds, text: text, identities: identities))
        isOpen = false
    }

    private mutating func readCode(
        hint: String, fence: String, _ rest: inout ArraySlice<Substring>
    ) {
        var code = ""
        while let line = rest.popFirst() {
            if line.trimmingCharacters(in: .whitespaces).hasPrefix(fence) { break }
            code += "\(line)\n"
        }
        add([.codeBlock(languageHint: hint.isEmpty ? nil : hint)], code)
        blocks[blocks.count - 1].isCode = true
    }

    private mutating func readItem(_ item: Item) {
        let kind: PresentationIntent.Kind = item.number == nil ? .unorderedList : .orderedList
        if list?.kind != kind {
            count += 1
            list = (kind, count, (item.number ?? 1) - 1)
        }
        list?.items += 1
        guard let list else { return }
        count += 2
        blocks.append(
            Block(
                kinds: [.paragraph, .listItem(ordinal: list.items), kind], text: item.text,
                identities: [count, count - 1, list.identity]))
        isOpen = true
    }

    private mutating func readQuote(_ text: String) {
        if isOpen, blocks.last?.kinds.last == .blockQuote {
            blocks[blocks.count - 1].text += "\n\(text)"
        } else {
            add([.paragraph, .blockQuote], text)
            isOpen = true
        }
    }
}
