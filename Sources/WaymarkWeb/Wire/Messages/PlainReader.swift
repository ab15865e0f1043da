// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// Reads JSON as pages write it most of the time: whole numbers, and words of plain ASCII.
///
/// A decoder for all of JSON took a tenth of the processor's time for a press, most of it until
/// its code was in the caches.
struct PlainReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }

    /// Goes past this byte, if it is next.
    mutating func takes(_ byte: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: byte) else { return false }
        rest.removeFirst()
        return true
    }

    /// The text in quotes that is next. It is `nil` where something else is, and where the text has
    /// escapes or letters beyond ASCII, which only a decoder reads.
    mutating func word() -> String? {
        guard takes("\""), let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        let word = rest[..<end]
        guard word.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\\") }) else {
            return nil
        }
        rest = rest[(end + 1)...]
        return String(decoding: word, as: UTF8.self)
    }

    /// The digits that are next, as a number; `nil` where there are none or too many.
    mutating func number() -> Int? {
        let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard 1..<18 ~= digits.count, digits.count == 1 || digits.first != UInt8(ascii: "0")
        else { return nil }
        rest = rest[digits.endIndex...]
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
#endif
