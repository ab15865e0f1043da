// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A map of how the screens of an app lead to each other, read off its source.
public struct NavigationMap: Sendable {
    /// The screens, scenes first, then in the order of their places.
    public let screens: [Screen]
    /// The ways from one to the next, in the order of their places.
    public let edges: [Edge]
    /// Links with a value for which no destination was found.
    public let unmatched: [UnmatchedLink]
    /// The files that could not be read, and why.
    public let problems: [FileProblem]

    /// The views that a person sees at once, or the place where a way begins.
    public struct Screen: Hashable, Sendable {
        /// The kind of thing that a node of the map stands for.
        public enum Kind: String, Sendable, CaseIterable {
            /// A view type of the project.
            case view
            /// Views that are written where they are shown.
            case inline
            /// A window, a widget, or what brings a view into UIKit or AppKit.
            case scene
            /// Addresses and activities that come from outside.
            case url
        }

        /// The name, made unique.
        public let id: String
        /// The name, as a person reads it.
        public let name: String
        /// The kind of thing that it stands for.
        public let kind: Kind
        /// The place where it is written; URLs are written nowhere.
        public let place: SourcePlace?
        /// True if nothing leads to it from a scene.
        public let isUnreachable: Bool
        /// The number of ways to it, each screen counted once for each kind of way.
        public let waysIn: Int

        /// True if there is more than one way to it.
        public var isDoublyReached: Bool { waysIn > 1 }
    }

    /// A way from one screen to another.
    public struct Edge: Hashable, Sendable {
        /// The way in which the other screen comes.
        public enum Kind: String, Sendable, CaseIterable {
            /// It is what a scene begins with.
            case scene
            /// It comes on top of a stack.
            case push
            /// It comes in front.
            case sheet, cover, popover, inspector
            /// It is one of several tabs or pages.
            case tab
            /// It is a column.
            case sidebar, content, detail
            /// It is part of the screen, for as long as a condition holds or always.
            case shows
            /// It handles addresses or activities from outside.
            case url
        }

        /// The screen that it leads from, by its id.
        public let from: String
        /// The screen that it leads to, by its id.
        public let to: String
        /// The way in which the other screen comes.
        public let kind: Kind
        /// The words that a person presses, or the state that decides; may be empty.
        public let label: String
        /// The place where it is written.
        public let place: SourcePlace
    }

    /// A link whose value has no destination in reach.
    public struct UnmatchedLink: Hashable, Sendable {
        /// The screen that it stands in, by its id.
        public let from: String
        /// The words that a person presses; may be empty.
        public let label: String
        /// The type of the value; `nil` when the source does not tell it.
        public let type: String?
        /// The place where it is written.
        public let place: SourcePlace
    }
}

extension NavigationMap {
    /// Reads all files below the paths; nothing is written.
    public init(paths: [String]) {
        let finder = SourceFinder(
            paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
        let read = finder.files.concurrentMap { path -> Result<MapFile, FileReadError> in
            Result { () throws(FileReadError) in
                MapFile(ParsedFile(try SourceReader.read(path)))
            }
        }
        let problems = read.compactMap { result -> FileProblem? in
            if case .failure(let error) = result { error.problem } else { nil }
        }
        self.init(
            files: read.compactMap { try? $0.get() }, problems: finder.problems + problems)
    }

    /// Reads all files below the paths as they were in a revision of their git repository.
    ///
    /// - Throws: `GitFailure` when a path is in no repository, or git does not know the revision.
    public init(paths: [String], at revision: String) throws(GitFailure) {
        let old = try RevisionSources(revision, below: paths)
        self.init(
            files: old.sources.concurrentMap { MapFile(ParsedFile($0)) }, problems: old.problems)
    }

    /// Reads sources that are at hand.
    public init(sources: [SourceText]) {
        self.init(files: sources.map { MapFile(ParsedFile($0)) }, problems: [])
    }

    private init(files: [MapFile], problems: [FileProblem]) {
        var builder = MapBuilder(MapProject(files))
        builder.build()
        let ids = MapNames(builder)
        screens = builder.screens(ids)
        edges = builder.edges(ids)
        unmatched = builder.unmatched(ids)
        self.problems = problems
    }
}
#endif
