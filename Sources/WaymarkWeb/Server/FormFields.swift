// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Foundation

    /// The fields of a form, as a browser sends them: `name=value&…`.
    struct FormFields: Sendable {
        /// More than a page has; what comes after so many is not read.
        static let most = 10_000

        let all: [(name: String, value: String)]

        /// Reads byte by byte, since strangers send forms too; what is not understood is passed
        /// over.
        init(_ body: String) {
            all = body.utf8.split(separator: UInt8(ascii: "&"), maxSplits: Self.most)
                .prefix(Self.most).compactMap { field in
                    let end = field.firstIndex(of: UInt8(ascii: "=")) ?? field.endIndex
                    guard let name = Self.decoded(field[..<end]) else { return nil }
                    return (name, Self.decoded(field[end...].dropFirst()) ?? "")
                }
        }

        /// The value of the last field with this name.
        subscript(name: String) -> String { all.last { $0.name == name }?.value ?? "" }

        private static func decoded(_ text: Substring.UTF8View) -> String? {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(text.count)
            var rest = text[...]
            while let byte = rest.popFirst() {
                switch byte {
                case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
                case UInt8(ascii: "%"):
                    guard let high = rest.popFirst().flatMap(digit),
                        let low = rest.popFirst().flatMap(digit)
                    else { return nil }
                    bytes.append(high << 4 | low)
                default: bytes.append(byte)
                }
            }
            return String(bytes: bytes, encoding: .utf8)
        }

        private static func digit(_ byte: UInt8) -> UInt8? {
            Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
        }
    }
#endif
