// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The names that a file declares and those that it mentions, read off its bytes: enough to know
/// which files are worth parsing. Comments and literals count too, which costs a needless look at
/// most.
struct IdentifierScan: Sendable {
    /// Types, and types that are extended.
    private(set) var types: Set<WordHash> = []
    /// Functions and properties that have `some View` or `AnyView` in their type, and functions that
    /// name `View` otherwise, as for what they are given.
    private(set) var viewMembers: Set<WordHash> = []
    /// Those of them that any view may name: added to views, or outside of types. Those behind an
    /// extension with a dot in its name count too, whose last part is not in `types`.
    private(set) var viewsForAll: Set<WordHash> = []
    /// Functions that are added to views.
    private(set) var viewMethods: Set<WordHash> = []
    /// Variables and constants whose `var` or `let` begins a line.
    private(set) var globals: Set<WordHash> = []
    /// Types that values of may be made.
    private(set) var made: Set<WordHash> = []
    /// Types that may be asked for their members.
    private(set) var asked: Set<WordHash> = []
    /// True if there are names of members that make what a type shows, or hand it to a controller.
    private(set) var mayHaveScreens = false
    /// The words that occur, of those that are watched.
    private(set) var watched: Set<WordHash> = []
    /// The watched words that are declared as a function or a type.
    private(set) var declared: Set<WordHash> = []

    /// - Parameter wanted: The words that it is to be told of by themselves.
    init(_ bytes: [UInt8], watching wanted: WatchedWords = WatchedWords()) {
        var before = Lead.other
        var member: WordHash?
        var function: WordHash?
        var isSome = false
        var isGlobal = false
        var isInViews = false
        var isForAll = false
        var mayAddToViews = false
        var isTypeName = false
        var recentlyMade = RecentWords()
        var recentlyAsked = RecentWords()
        Words.each(in: bytes) { word in
            isTypeName = before == .type || isTypeName && word.followsDot
            if isTypeName, word.hash == Lead.view || word.followsDot { mayAddToViews = true }
            if before == .function || before == .member {
                isForAll = mayAddToViews || word.mayBeOutsideOfTypes
            }
            switch before {
            case .type:
                types.insert(word.hash)
                isInViews = word.hash == Lead.view
                function = nil
            case .function:
                member = word.hash
                function = word.hash
                if isInViews { viewMethods.insert(word.hash) }
            case .member:
                member = word.hash
                function = nil
            case .alias, .other: break
            }
            if word.beginsWithCapital {
                let use = word.use
                if use.makes, recentlyMade.isNew(word.hash) { made.insert(word.hash) }
                if use.asks, recentlyAsked.isNew(word.hash) { asked.insert(word.hash) }
            }
            if isGlobal { globals.insert(word.hash) }
            isGlobal = word.beginsLine && Lead.values.contains(word.hash)
            guard wanted.sieve.lets(word.hash) else {
                isSome = false
                before = .other
                return
            }
            if wanted.words.contains(word.hash) {
                watched.insert(word.hash)
                if before.declaresNames { declared.insert(word.hash) }
            }
            let isView = word.hash == Lead.view
            let named = word.hash == Lead.anyView || isSome && isView ? member : nil
            if let name = named ?? (isView ? function : nil) {
                viewMembers.insert(name)
                if isForAll { viewsForAll.insert(name) }
            }
            isSome = word.hash == Lead.some
            before = Lead(word.hash)
            if Self.screenMakers.contains(word.hash) { mayHaveScreens = true }
        }
    }

    /// The members that make what a view stands for in UIKit or AppKit.
    static let makers = [
        "makeUIViewController", "makeNSViewController", "makeUIView", "makeNSView",
    ]

    private static let screenMakers = Set(
        (makers + ["body", "rootView"]).map { WordHash($0) })

    /// The words that matter here whatever else is looked for.
    static let ownWords = Lead.words.union(screenMakers)

    /// The kind of name that a word announces.
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
#endif
