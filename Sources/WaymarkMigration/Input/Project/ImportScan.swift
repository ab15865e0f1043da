// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The modules that a file may import, read off its bytes. Comments and literals count too, and
/// rarely name a module.
enum ImportScan {
    private static let word = Array("import ".utf8)
    private static let rare = 1
    private static let letter = Int32(word[rare])
    private static let kinds: Set<String> = [
        "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// The names behind each `import`.
    static func modules(in bytes: [UInt8]) -> Set<String> {
        bytes.withUnsafeBytes { bytes in
            var found: Set<String> = []
            var rest = bytes[...]
            while let place = place(in: rest) {
                rest = rest[(place + word.count)...]
                let name = nextName(&rest)
                found.insert(kinds.contains(name) ? nextName(&rest) : name)
            }
            found.remove("")
            return found
        }
    }

    /// The place of the next `import`: it is looked for by its rarest letter.
    private static func place(in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
        let inside = UnsafeRawBufferPointer(rebasing: bytes)
        guard let start = inside.baseAddress else { return nil }
        var next = rare
        while next < inside.count, let hit = memchr(start + next, letter, inside.count - next) {
            let begin = UnsafeRawPointer(hit) - start - rare
            if begin + word.count <= inside.count, memcmp(start + begin, word, word.count) == 0 {
                return bytes.startIndex + begin
            }
            next = begin + rare + 1
        }
        return nil
    }

    private static func nextName(_ rest: inout Slice<UnsafeRawBufferPointer>) -> String {
        rest = rest.drop { $0 == UInt8(ascii: " ") }
        let name = rest.prefix(while: \.continuesWord)
        rest = rest[name.endIndex...]
        return String(decoding: name, as: UTF8.self)
    }
}
#endif
