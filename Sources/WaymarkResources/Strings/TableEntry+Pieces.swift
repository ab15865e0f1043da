// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A piece of a text: words of the table, or one of its arguments by its number from 0.
public enum TextPiece: Equatable, Sendable {
    case words(String)
    case argument(Int)
}

extension TableEntry {
    /// The text in pieces, for so many arguments.
    ///
    /// A text without arguments is not read as a format, so that its percent signs stay.
    ///
    /// - Parameter number: The argument at a place as digits, where it is a number.
    public func pieces(
        in language: String, arguments count: Int, number: @escaping (Int) -> String?
    ) -> [TextPiece] {
        let filling = Filling(entry: self, rules: PluralRules(language), number: number)
        let first = (0..<count).lazy.compactMap(number).first
        let format = words.text(filling.rules.category(of: first))
        return count == 0 && substitutions.isEmpty ? [.words(format)] : filling.pieces(of: format)
    }
}

/// One way through the words of an entry.
private struct Filling {
    let entry: TableEntry
    let rules: PluralRules
    let number: (Int) -> String?
    /// The argument that a part which varies is about.
    var subject: Int?
    /// The number of parts that are open, so that one which calls itself ends.
    var depth = 0

    func pieces(of format: String) -> [TextPiece] {
        var next = 0
        return FormatString(format).parts.flatMap { part -> [TextPiece] in
            switch part {
            case .words(let words): return [.words(words)]
            case .argument(let place):
                let place = place ?? subject ?? next
                next = place + 1
                return [.argument(place)]
            case .substitution(let name, let place):
                guard depth < 8, let part = entry.substitutions[name] else { return [] }
                let place = part.argument ?? place ?? next
                next = place + 1
                var inner = self
                (inner.subject, inner.depth) = (place, depth + 1)
                return inner.pieces(of: part.words.text(rules.category(of: number(place))))
            }
        }
    }
}
