// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A text with places for arguments, in its parts.
struct FormatString: Equatable {
    /// A part of a format.
    enum Part: Equatable {
        case words(String)
        /// A place for an argument, and its number from 0 where the format names it.
        case argument(Int?)
        /// A place for a part that varies.
        case substitution(String, Int?)
    }

    private(set) var parts: [Part] = []
    private var words = ""

    /// Reads a format such as `%1$@ has %#@books@`. A percent sign that begins nothing known stays.
    init(_ format: String) {
        var rest = Substring(format)
        while let sign = rest.firstIndex(of: "%") {
            words += rest[..<sign]
            rest = rest[sign...]
            if let part = Self.takePart(&rest) {
                add(part)
            } else {
                words += rest.prefix(1)
                rest = rest.dropFirst()
            }
        }
        words += rest
        endWords()
    }

    private mutating func add(_ part: Part) {
        if case .words(let more) = part {
            words += more
        } else {
            endWords()
            parts.append(part)
        }
    }

    private mutating func endWords() {
        if !words.isEmpty { parts.append(.words(words)) }
        words = ""
    }

    /// Takes what a percent sign begins; takes nothing where it is just a sign.
    private static func takePart(_ rest: inout Substring) -> Part? {
        var ahead = rest.dropFirst()
        if ahead.first == "%" {
            rest = ahead.dropFirst()
            return .words("%")
        }
        if ahead.hasPrefix("arg") {
            rest = ahead.dropFirst(3)
            return .argument(nil)
        }
        let place = takePlace(&ahead)
        if ahead.hasPrefix("#@"), let end = ahead.dropFirst(2).firstIndex(of: "@") {
            rest = ahead[ahead.index(after: end)...]
            return .substitution(String(ahead.dropFirst(2)[..<end]), place)
        }
        ahead = ahead.drop { "-+ 0123456789.#'".contains($0) }
        ahead = ahead.drop { "hlqLjzt".contains($0) }
        guard let kind = ahead.first, "@diuoxXfFeEgGaAcCsSp".contains(kind) else { return nil }
        rest = ahead.dropFirst()
        return .argument(place)
    }

    /// Takes a place such as `2$`, and gives it from 0.
    private static func takePlace(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" else {
            return nil
        }
        rest = rest.dropFirst(digits.count + 1)
        return number - 1
    }
}
