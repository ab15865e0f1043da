// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Text by which files are told apart that a rule looks at: words, and phrases that end in one.
    struct Triggers: Sendable {
        /// The phrases by their last word; a word by itself has none.
        private let phrases: [WordHash: [String]]

        init(_ triggers: [String]) {
            phrases = triggers.reduce(into: [:]) { phrases, trigger in
                let word =
                    trigger.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
                let hash = WordHash(word)
                if word == trigger {
                    phrases[hash] = []
                } else if phrases[hash] != [] {
                    phrases[hash, default: []].append(trigger)
                }
            }
        }

        /// The words to look for.
        var words: Set<WordHash> { Set(phrases.keys) }

        /// Whether a file has one of them.
        ///
        /// - Parameter words: What is known of the file's words; when `nil`, the file is taken to
        ///   have one.
        func areIn(_ source: SourceText, _ words: FileWords?) -> Bool {
            guard let words else { return true }
            return phrases.contains { word, phrases in
                words.watched.contains(word)
                    && (phrases.isEmpty || phrases.contains(where: source.contains))
            }
        }
    }
#endif
