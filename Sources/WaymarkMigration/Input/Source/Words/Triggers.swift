// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Text by which files are told apart that a rule looks at: words, and phrases that end in one.
struct Triggers: Sendable {
    /// A phrase; what comes behind its parenthesis may stand on a line of its own.
    private struct Phrase {
        let head: String
        let inside: String

        init(_ text: String) {
            let end = text.firstIndex(of: "(").map(text.index(after:)) ?? text.endIndex
            head = String(text[..<end])
            inside = String(text[end...])
        }
    }

    /// The phrases by their last word; a word by itself has none.
    private let phrases: [WordHash: [Phrase]]

    init(_ triggers: [String]) {
        var words: Set<WordHash> = []
        var phrases: [WordHash: [Phrase]] = [:]
        for trigger in triggers {
            let word =
                trigger.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
            if word == trigger { words.insert(WordHash(word)) }
            phrases[WordHash(word), default: []].append(Phrase(trigger))
        }
        for word in words { phrases[word] = [] }
        self.phrases = phrases
    }

    /// The words to look for.
    var words: Set<WordHash> { Set(phrases.keys) }

    /// True if a file has one of them.
    ///
    /// - Parameter words: What is known of the file's words; when `nil`, the file is taken to
    ///   have one.
    func areIn(_ source: SourceText, _ words: IdentifierScan?) -> Bool {
        guard let words else { return true }
        return phrases.contains { word, phrases in
            words.watched.contains(word)
                && (phrases.isEmpty
                    || phrases.contains { source.contains($0.head, before: $0.inside) })
        }
    }
}
#endif
