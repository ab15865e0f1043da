// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Reads as much of a project as the questions about its containers need, round by round.
    struct IndexLoader {
        /// A file that was looked through, and not parsed.
        struct Unread: Sendable {
            let path: String
            let words: FileWords
        }

        private let targets: TargetMap
        private var unread: [Unread]
        private(set) var facts: [FileFacts]

        /// - Parameters:
        ///   - parsed: The files that rules look at.
        ///   - unread: All others.
        ///   - targets: What each file belongs to.
        init(parsed: [ParsedFile], unread: [Unread], _ targets: TargetMap) {
            self.targets = targets
            self.unread = unread
            facts = parsed.concurrentMap { file in
                FileFacts(file, in: targets)
            }
        }

        /// The index, with all that it asks for.
        mutating func index() -> NavigationIndex {
            while true {
                let index = NavigationIndex(facts)
                let wanted = take(index.missing)
                if wanted.isEmpty { return index }
                facts += wanted.concurrentMap { [targets] in Self.facts($0, targets) }.compactMap(
                    \.self)
            }
        }

        private mutating func take(_ missing: Missing) -> [String] {
            let types = Set(missing.types.map { WordHash($0) })
            let members = Set(missing.viewMembers.map { WordHash($0) })
            let users = Set(missing.users.map { WordHash($0) })
            let wanted = unread.indices.filter { position in
                let words = unread[position].words
                return !words.types.isDisjoint(with: types)
                    || !words.viewMembers.isDisjoint(with: members)
                    || !words.mentions.isDisjoint(with: users)
            }
            let paths = wanted.map { unread[$0].path }
            let taken = Set(paths)
            unread.removeAll { taken.contains($0.path) }
            return paths
        }

        private static func facts(_ path: String, _ targets: TargetMap) -> FileFacts? {
            (try? SourceReader.read(path)).map { FileFacts(ParsedFile($0), in: targets) }
        }
    }

    extension FileFacts {
        fileprivate init(_ file: ParsedFile, in targets: TargetMap) {
            let path = file.source.path
            self.init(
                file, project: targets.project(of: path), targets: targets.targets(of: path))
        }
    }
#endif
