// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A word as a number, so that a file's words can be compared without making text of them.
struct WordHash: Hashable, Sendable, Comparable {
    private(set) var number: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The number of no letters.
    init() {}

    /// The number of a word.
    init(_ word: String) {
        for byte in word.utf8 { add(byte) }
    }

    /// Adds a letter.
    mutating func add(_ byte: UInt8) {
        number = (number ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    static func < (a: WordHash, b: WordHash) -> Bool { a.number < b.number }
}
#endif
