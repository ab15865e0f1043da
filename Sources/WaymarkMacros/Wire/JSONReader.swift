// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Reads one JSON value from UTF-8 bytes.
struct JSONReader {
    /// The bytes are no JSON, or hold a number that is not whole.
    struct Unreadable: Error {}

    let bytes: [UInt8]
    var place = 0

    static func value(of bytes: [UInt8]) throws(Unreadable) -> JSONValue {
        var reader = JSONReader(bytes: bytes)
        let value = try reader.readValue()
        reader.skipSpace()
        guard reader.place == bytes.count else { throw Unreadable() }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
    }

    mutating func take(_ text: StaticString) throws(Unreadable) {
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
        case UInt8(ascii: "t"):
            try take("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try take("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try take("null")
            return .null
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
