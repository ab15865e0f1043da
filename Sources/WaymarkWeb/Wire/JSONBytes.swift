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

        /// Numbers with commas between them.
        mutating func append(json numbers: [Int]) {
            for (index, number) in numbers.enumerated() {
                if index > 0 { append(UInt8(ascii: ",")) }
                append(json: number)
            }
        }

        mutating func append(json texts: [String]) {
            append(UInt8(ascii: "["))
            for (index, text) in texts.enumerated() {
                if index > 0 { append(UInt8(ascii: ",")) }
                append(json: text)
            }
            append(UInt8(ascii: "]"))
        }

        /// Adds text that is JSON already.
        mutating func append(ascii text: StaticString) {
            text.withUTF8Buffer { append(contentsOf: $0) }
        }
    }
#endif
