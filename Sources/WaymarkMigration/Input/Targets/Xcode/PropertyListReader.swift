// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Reads property lists as `{ key = (a, "b c"); }`, byte by byte.
struct PropertyListReader {
    private static let deepest = 100

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ data: Data) { bytes = Array(data) }

    /// The value that the bytes are; `nil` when they are not one.
    mutating func whole() -> PropertyList? {
        guard let value = value(), next() == nil else { return nil }
        return value
    }

    /// The byte after blanks and comments.
    private mutating func next() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            if byte.isBlank || byte.isLineEnd {
                position += 1
            } else if byte != UInt8(ascii: "/") || !skipComment() {
                return byte
            }
        }
        return nil
    }

    /// Skips what begins here if it is a comment.
    private mutating func skipComment() -> Bool {
        let rest = bytes[position...]
        if rest.starts(with: "/*".utf8) {
            skip(past: "*/")
        } else if rest.starts(with: "//".utf8) {
            skip(past: "\n")
        } else {
            return false
        }
        return true
    }

    private mutating func skip(past end: String) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: end.utf8) {
            position += 1
        }
        position = min(position + end.utf8.count, bytes.count)
    }

    /// Takes a sign if it comes next.
    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    private mutating func value() -> PropertyList? {
        guard depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        if take("{") { return table() }
        if take("(") { return list() }
        return text().map { .text($0) }
    }

    private mutating func list() -> PropertyList? {
        var items: [PropertyList] = []
        while !take(")") {
            guard let item = value() else { return nil }
            items.append(item)
            guard take(",") || next() == UInt8(ascii: ")") else { return nil }
        }
        return .list(items)
    }

    private mutating func table() -> PropertyList? {
        var items: [String: PropertyList] = [:]
        while !take("}") {
            guard let key = text(), take("="), let item = value(), take(";") else {
                return nil
            }
            items[key] = item
        }
        return .table(items)
    }

    private mutating func text() -> String? {
        guard let first = next() else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
        let start = position
        while position < bytes.count, bytes[position].isBare { position += 1 }
        return start < position ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quoted(_ quote: UInt8) -> String? {
        position += 1
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            text.append(byte == UInt8(ascii: "\\") ? escaped() : byte)
        }
        return nil
    }

    /// Reads the character behind a backslash, and returns the one that it stands for.
    private mutating func escaped() -> UInt8 {
        guard position < bytes.count else { return UInt8(ascii: "\\") }
        position += 1
        switch bytes[position - 1] {
        case UInt8(ascii: "n"): return UInt8(ascii: "\n")
        case UInt8(ascii: "t"): return UInt8(ascii: "\t")
        case UInt8(ascii: "r"): return UInt8(ascii: "\r")
        case let other: return other
        }
    }
}

extension UInt8 {
    /// True if texts with this need no quotes.
    fileprivate var isBare: Bool {
        (self | 0x20) &- 97 < 26 || self &- 48 < 10 || "_$/:.-+~@".utf8.contains(self)
            || self >= 128
    }
}
#endif
