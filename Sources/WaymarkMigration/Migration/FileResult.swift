// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// What a run found in one file, and what it would be afterwards.
    public struct FileResult: Sendable {
        /// What becomes of a site.
        public enum Fate: Hashable, Sendable {
            /// It is rewritten.
            case migrated(Level)
            /// It would be rewritten if this level were asked for.
            case waits(Level)
            /// It stays, for this reason.
            case refused(Refusal)
        }

        /// One site of the file.
        public struct Entry: Hashable, Sendable {
            /// The name of the rule.
            public let rule: String
            /// Where it is.
            public let place: Place
            /// What is there, in a phrase.
            public let subject: String
            /// What becomes of it.
            public let fate: Fate
        }

        /// The file as it is.
        public let source: SourceText
        /// The file as it would be; the same bytes when nothing changes.
        public let after: [UInt8]
        /// The sites, in the order in which they stand in the file.
        public let entries: [Entry]
        /// Why the file is left alone, when it is.
        public let problem: FileProblem?
        /// Whether the file does not exist yet.
        public private(set) var isNew = false

        /// Whether anything would be written.
        public var isChanged: Bool { after != source.bytes }

        /// The change as a diff, empty when there is none.
        public var diff: String {
            guard isChanged else { return "" }
            return UnifiedDiff(
                isNew ? nil : source.bytes, after, path: ProjectPath.name(of: source.path)
            ).text
        }
    }
#endif
