// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Which names a file declares and which it mentions, read off its bytes: enough to know which
    /// files are worth parsing. Comments and literals count too, which costs a needless look at
    /// most.
    struct FileWords: Sendable {
        /// Types, and types that are extended.
        private(set) var types: Set<WordHash> = []
        /// Functions and properties that have `some View` or `AnyView` in their type.
        private(set) var viewMembers: Set<WordHash> = []
        /// Variables and constants whose `var` or `let` begins a line.
        private(set) var globals: Set<WordHash> = []
        /// Words that begin with a capital.
        private(set) var mentions: Set<WordHash> = []
        /// Those of certain words that occur.
        private(set) var watched: Set<WordHash> = []
        /// Those of them that are declared as a function or a type.
        private(set) var declared: Set<WordHash> = []

        /// - Parameter wanted: The words that it is to be told of by themselves.
        init(_ bytes: [UInt8], watching wanted: Set<WordHash> = []) {
            var before = Lead.other
            var member: WordHash?
            var isSome = false
            var isGlobal = false
            let sieve = WordSieve(wanted.union(Lead.words))
            var recent = RecentWords()
            Words.each(in: bytes) { word in
                switch before {
                case .type: types.insert(word.hash)
                case .member, .function: member = word.hash
                case .alias, .other: break
                }
                if word.beginsWithCapital, recent.isNew(word.hash) { mentions.insert(word.hash) }
                if isGlobal { globals.insert(word.hash) }
                isGlobal = word.beginsLine && Lead.values.contains(word.hash)
                guard sieve.lets(word.hash) else {
                    isSome = false
                    before = .other
                    return
                }
                if wanted.contains(word.hash) {
                    watched.insert(word.hash)
                    if before.declaresNames { declared.insert(word.hash) }
                }
                if word.hash == Lead.anyView || isSome && word.hash == Lead.view,
                    let name = member
                {
                    viewMembers.insert(name)
                }
                isSome = word.hash == Lead.some
                before = Lead(word.hash)
            }
        }

        /// What a word says about the next one.
        private enum Lead {
            case type, function, member, alias, other

            static let some = WordHash("some")
            static let view = WordHash("View")
            static let anyView = WordHash("AnyView")
            private static let types = Set(
                ["struct", "class", "enum", "extension", "actor", "protocol"].map { WordHash($0) })
            private static let variableWord = WordHash("var")
            private static let functionWord = WordHash("func")
            private static let aliasWord = WordHash("typealias")

            static let values: Set = [variableWord, WordHash("let")]

            /// All that matter here.
            static let words = types.union([
                some, view, anyView, variableWord, functionWord, aliasWord,
            ])

            var declaresNames: Bool { self == .type || self == .function || self == .alias }

            init(_ word: WordHash) {
                if Self.types.contains(word) {
                    self = .type
                } else {
                    switch word {
                    case Self.variableWord: self = .member
                    case Self.functionWord: self = .function
                    case Self.aliasWord: self = .alias
                    default: self = .other
                    }
                }
            }
        }
    }

    /// The words of a file, one after the other.
    enum Words {
        struct Word {
            let hash: WordHash
            let beginsWithCapital: Bool
            let beginsLine: Bool
        }

        static func each(in bytes: [UInt8], _ body: (Word) -> Void) {
            bytes.withUnsafeBufferPointer { bytes in
                var index = 0
                while index < bytes.count {
                    guard bytes[index].beginsWord else {
                        index += 1
                        continue
                    }
                    let first = bytes[index]
                    let beginsLine = index == 0 || bytes[index - 1].isLineEnd
                    var hash = WordHash()
                    while index < bytes.count, bytes[index].continuesWord {
                        hash.add(bytes[index])
                        index += 1
                    }
                    body(
                        Word(
                            hash: hash, beginsWithCapital: first &- 65 < 26, beginsLine: beginsLine)
                    )
                }
            }
        }
    }

    extension UInt8 {
        fileprivate var beginsWord: Bool { (self | 0x20) &- 97 < 26 || self == 95 || self >= 128 }
        fileprivate var continuesWord: Bool { beginsWord || self &- 48 < 10 }
    }
#endif
