// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Words that somebody looks for in many files.
struct WatchedWords: Sendable {
    let words: Set<WordHash>
    let sieve: BloomFilter

    init(_ words: Set<WordHash> = []) {
        self.words = words
        sieve = BloomFilter(words.union(IdentifierScan.ownWords))
    }
}

/// Tells most words apart from those that somebody looks for, faster than a set does.
struct BloomFilter {
    private var holes = [Bool](repeating: false, count: 4096)

    /// - Parameter words: Those that go through; some others do too.
    init(_ words: Set<WordHash>) {
        for word in words { holes[word.short] = true }
    }

    /// True if a word may be one of them.
    func lets(_ word: WordHash) -> Bool { holes[word.short] }
}

/// Tells most words apart that have come already, faster than a set does.
struct RecentWords {
    private var words = [WordHash](repeating: WordHash(), count: 512)

    /// True if a word may be another one than those before.
    mutating func isNew(_ word: WordHash) -> Bool {
        let place = word.short & 511
        let isNew = words[place] != word
        words[place] = word
        return isNew
    }
}

extension WordHash {
    /// The same for the same word, and seldom for another.
    fileprivate var short: Int { Int(truncatingIfNeeded: number & 4095) }
}
#endif
