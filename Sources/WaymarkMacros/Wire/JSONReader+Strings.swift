// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension JSONReader {
    /// Reads a string with its escapes.
    mutating func readString() throws(Unreadable) -> String {
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
