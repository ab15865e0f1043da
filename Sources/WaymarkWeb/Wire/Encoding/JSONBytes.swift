// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// JSON as UTF-8 bytes, written without strings in between.
extension [UInt8] {
    mutating func append(json text: String) {
        append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                append(UInt8(ascii: "\\"))
                append(byte)
            case 0..<0x20:
                append(ascii: "\\u00")
                append(contentsOf: [byte].hexadecimal.utf8)
            default: append(byte)
            }
        }
        append(UInt8(ascii: "\""))
    }

    mutating func append(json number: Int) { append(contentsOf: String(number).utf8) }

    /// Items with commas between them.
    mutating func append<Items: Sequence>(
        list items: Items, _ write: (Items.Element, inout [UInt8]) -> Void
    ) {
        var isFirst = true
        for item in items {
            if !isFirst { append(UInt8(ascii: ",")) }
            isFirst = false
            write(item, &self)
        }
    }

    mutating func append(json numbers: [Int]) {
        append(list: numbers) { $1.append(json: $0) }
    }

    /// Each run of several as its first number, the distance and how many there are.
    mutating func append(json runs: [NumberRun]) {
        append(list: runs) { run, bytes in
            guard run.count > 1 else { return bytes.append(json: run.first) }
            bytes.append(ascii: "[")
            bytes.append(json: [run.first, run.step, run.count])
            bytes.append(ascii: "]")
        }
    }

    mutating func append(json texts: [String]) {
        append(ascii: "[")
        append(list: texts) { $1.append(json: $0) }
        append(ascii: "]")
    }

    /// Adds text that is JSON already.
    mutating func append(ascii text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }
}
#endif
