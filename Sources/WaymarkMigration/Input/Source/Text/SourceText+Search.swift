// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

extension SourceText {
    /// True if the bytes of a word occur anywhere: most files are told apart by this, and never
    /// parsed.
    func contains(_ word: String) -> Bool { contains(word, before: "") }

    /// True if the bytes of a word occur anywhere with those of another behind them: at once,
    /// or behind blanks, line ends and whatever a comment may be.
    func contains(_ word: String, before next: String) -> Bool {
        var (word, next) = (word, next)
        return word.withUTF8 { word in
            next.withUTF8 { next in
                bytes.withUnsafeBufferPointer { Self.contains(word, before: next, in: $0) }
            }
        }
    }

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private static func contains(_ word: Bytes, before next: Bytes, in hay: Bytes) -> Bool {
        guard let first = word.baseAddress, let start = hay.baseAddress else {
            return word.isEmpty
        }
        var place = 0
        while hay.count - place >= word.count,
            let hit = memchr(
                start + place, Int32(first.pointee), hay.count - place - word.count + 1)
        {
            place = UnsafeRawPointer(hit) - UnsafeRawPointer(start)
            let end = place + word.count
            if memcmp(hit, first, word.count) == 0, comes(next, at: end, of: hay) {
                return true
            }
            place += 1
        }
        return false
    }

    private static func comes(_ next: Bytes, at place: Int, of hay: Bytes) -> Bool {
        guard !next.isEmpty else { return true }
        let rest = hay[place...].drop { $0.isBlank || $0.isLineEnd }
        return rest.first == UInt8(ascii: "/") || rest.starts(with: next)
    }
}
#endif
