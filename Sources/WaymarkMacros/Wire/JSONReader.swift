// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Reads one JSON value from UTF-8 bytes.
struct JSONReader {
    /// The bytes are no JSON, or hold a number that is not whole.
    struct Unreadable: Error {}

    private let bytes: [UInt8]
    private var place = 0

    static func value(of bytes: [UInt8]) throws(Unreadable) -> JSONValue {
        var reader = JSONReader(bytes: bytes)
        let value = try reader.readValue()
        reader.skipSpace()
        guard reader.place == bytes.count else { throw Unreadable() }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
    }

    private mutating func take(_ text: StaticString) throws(Unreadable) {
        for offset in 0..<text.utf8CodeUnitCount {
            guard next == text.utf8Start[offset] else { throw Unreadable() }
            place += 1
        }
    }

    private mutating func takes(_ text: StaticString) -> Bool {
        skipSpace()
        guard next == text.utf8Start[0] else { return false }
        place += 1
        return true
    }

    private mutating func readValue() throws(Unreadable) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return .object(try readObject())
        case UInt8(ascii: "["): return .array(try readArray())
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): try take("true"); return .bool(true)
        case UInt8(ascii: "f"): try take("false"); return .bool(false)
        case UInt8(ascii: "n"): try take("null"); return .null
        default: return .number(try readNumber())
        }
    }

    private mutating func readObject() throws(Unreadable) -> [String: JSONValue] {
        try take("{")
        var members: [String: JSONValue] = [:]
        if takes("}") { return members }
        repeat {
            skipSpace()
            let name = try readString()
            guard takes(":") else { throw Unreadable() }
            members[name] = try readValue()
        } while takes(",")
        guard takes("}") else { throw Unreadable() }
        return members
    }

    private mutating func readArray() throws(Unreadable) -> [JSONValue] {
        try take("[")
        var items: [JSONValue] = []
        if takes("]") { return items }
        repeat { items.append(try readValue()) } while takes(",")
        guard takes("]") else { throw Unreadable() }
        return items
    }

    private mutating func readNumber() throws(Unreadable) -> Int {
        let start = place
        while let byte = next, byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) {
            place += 1
        }
        guard let number = Int(String(decoding: bytes[start..<place], as: UTF8.self)) else {
            throw Unreadable()
        }
        return number
    }
}

// Strings, with their escapes.
extension JSONReader {
    private mutating func readString() throws(Unreadable) -> String {
        try take("\"")
        var text: [UInt8] = []
        while let byte = next {
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text.append(contentsOf: try readEscape())
            default: text.append(byte)
            }
        }
        throw Unreadable()
    }

    private mutating func readEscape() throws(Unreadable) -> [UInt8] {
        guard let byte = next else { throw Unreadable() }
        place += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "u"): return try readUnicodeEscape()
        default: throw Unreadable()
        }
    }

    private mutating func readUnicodeEscape() throws(Unreadable) -> [UInt8] {
        var units = [try readUTF16Unit()]
        if UTF16.isLeadSurrogate(units[0]) {
            try take("\\u")
            units.append(try readUTF16Unit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func readUTF16Unit() throws(Unreadable) -> UInt16 {
        guard place + 4 <= bytes.count else { throw Unreadable() }
        let digits = String(decoding: bytes[place..<place + 4], as: UTF8.self)
        guard let unit = UInt16(digits, radix: 16) else { throw Unreadable() }
        place += 4
        return unit
    }
}
