// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Reads as much of a project as the questions about its containers need, round by round.
struct IndexLoader {
    /// A file of which nothing is known but its words.
    struct Unread: Sendable {
        let path: String
        let words: IdentifierScan
        /// The file, where it is parsed for another reason.
        var parsed: ParsedFile?

        /// The file, parsed; `nil` if it cannot be read any more.
        func read() -> ParsedFile? {
            parsed ?? (try? SourceReader.read(path)).map { ParsedFile($0, words) }
        }
    }

    /// The names of containers, links and destinations.
    static let navigationWords = Set(
        (ContainerKind.allCases.map(\.rawValue) + ["NavigationLink", "navigationDestination"])
            .map { WordHash($0) })

    private let targets: TargetMap
    private var unread: [Unread]
    private let first: [FileFacts]

    /// - Parameters:
    ///   - parsed: The files that rules look at.
    ///   - unread: All others.
    ///   - targets: What each file belongs to.
    init(parsed: [ParsedFile], unread: [Unread], _ targets: TargetMap) {
        self.targets = targets
        let now = parsed.filter(\.mayNavigate)
        let later = parsed.filter { !$0.mayNavigate }.map { file in
            let words = file.words ?? IdentifierScan(file.source.bytes)
            return Unread(path: file.source.path, words: words, parsed: file)
        }
        self.unread = unread + later
        first = now.concurrentMap { FileFacts($0, in: targets) }
    }

    /// The index, with all that it asks for.
    mutating func index() -> NavigationIndex {
        var index = NavigationIndex(first)
        while true {
            let wanted = take(index.missing)
            if wanted.isEmpty { return index }
            let facts = wanted.concurrentMap { [targets] in Self.facts($0, targets) }
            index.add(facts.compactMap(\.self))
        }
    }

    private mutating func take(_ missing: Missing) -> [Unread] {
        let missing = MissingWords(missing)
        let wanted = unread.indices.filter { missing.mayBeIn(unread[$0].words) }
        let taken = wanted.map { unread[$0] }
        let places = Set(wanted)
        unread = unread.indices.filter { !places.contains($0) }.map { unread[$0] }
        return taken
    }

    private static func facts(_ file: Unread, _ targets: TargetMap) -> FileFacts? {
        file.read().map { FileFacts($0, in: targets) }
    }
}

/// The names that a question led to, as words of files.
private struct MissingWords {
    private let types: Set<WordHash>
    private let screens: Set<WordHash>
    private let viewMembers: Set<WordHash>
    private let named: [(name: WordHash, type: WordHash)]
    private let makers: Set<WordHash>
    private let askers: Set<WordHash>
    private let globals: Set<WordHash>
    private let viewMethods: Set<WordHash>

    init(_ missing: Missing) {
        types = Self.words(missing.types)
        screens = Self.words(missing.screens)
        viewMembers = Self.words(missing.viewMembers)
        named = missing.named.map { (WordHash($0.name), WordHash($0.type)) }
        makers = Self.words(missing.makers)
        askers = Self.words(missing.askers)
        globals = Self.words(missing.globals)
        viewMethods = Self.words(missing.viewMethods)
    }

    private static func words(_ names: Set<String>) -> Set<WordHash> {
        Set(names.map { WordHash($0) })
    }

    /// True if a file may have a view that is named: for every view, or in the type that names it.
    private func mayBeNamed(in words: IdentifierScan) -> Bool {
        if words.viewMembers.isEmpty { return false }
        return named.contains { name, type in
            words.viewMembers.contains(name)
                && (words.viewsForAll.contains(name) || words.types.contains(type))
        }
    }

    /// True if a file may tell more.
    func mayBeIn(_ words: IdentifierScan) -> Bool {
        !words.types.isDisjoint(with: types)
            || words.mayHaveScreens && !words.types.isDisjoint(with: screens)
            || !words.viewMembers.isDisjoint(with: viewMembers) || mayBeNamed(in: words)
            || !words.made.isDisjoint(with: makers)
            || !words.asked.isDisjoint(with: askers) || !words.types.isDisjoint(with: askers)
            || !words.globals.isDisjoint(with: globals)
            || !words.viewMethods.isDisjoint(with: viewMethods)
    }
}

extension ParsedFile {
    /// True if there may be containers, links or destinations in it; what else there is matters
    /// only when a question leads to it.
    fileprivate var mayNavigate: Bool {
        guard let words else { return true }
        return !words.watched.isDisjoint(with: IndexLoader.navigationWords)
            || source.contains("HostingController")
    }
}
#endif
