// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    extension SourceText {
        /// Whether the bytes of a word occur anywhere: most files are told apart by this, and never
        /// parsed.
        func contains(_ word: String) -> Bool {
            var word = word
            return word.withUTF8 { needle in
                bytes.withUnsafeBufferPointer { Self.contains(needle, in: $0) }
            }
        }

        private static func contains(
            _ needle: UnsafeBufferPointer<UInt8>, in hay: UnsafeBufferPointer<UInt8>
        ) -> Bool {
            guard let word = needle.baseAddress, let start = hay.baseAddress else {
                return needle.isEmpty
            }
            var position = start
            var left = hay.count
            while left >= needle.count,
                let hit = memchr(position, Int32(word.pointee), left - needle.count + 1)
            {
                if memcmp(hit, word, needle.count) == 0 { return true }
                let next = UnsafeRawPointer(hit).assumingMemoryBound(to: UInt8.self) + 1
                left -= next - position
                position = next
            }
            return false
        }
    }
#endif
