// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The content that `waymark migrate --json` prints. Members may be added; what a member means
/// changes only with the version.
public struct MigrationContent: Encodable {
    /// The version of this shape.
    let version = 1
    /// True if the files were written: all, or all but those that the problems name.
    let isWritten: Bool
    /// The files with something to say about.
    let files: [File]
    /// The wrappers that newer systems save; absent where that is none.
    let floorSaving: Saving?
    /// The files that could not be looked at or written.
    let problems: [MachineProblem]

    /// The work that targets save without systems that lack the new containers.
    struct Saving: Encodable {
        /// The options that say the systems.
        let options: [String]
        /// True if they were said in this run.
        let isSaid: Bool
        /// The number of sites that are migrated without a wrapper with these systems alone.
        let sites: Int
        /// The number of files that would have to take wrappers otherwise.
        let files: Int
    }

    /// One file.
    struct File: Encodable {
        /// The file, from the root of the repository.
        let path: String
        /// True if anything changes.
        let isChanged: Bool
        /// True if it does not exist yet.
        let isNew: Bool
        /// The change, as `git apply` takes it.
        let diff: String
        /// The sites.
        let entries: [Entry]
    }

    /// One site.
    struct Entry: Encodable {
        let rule: String
        /// `migrated`, `waits` for an option, or `refused`.
        let fate: String
        /// The level of the rewrite, or the reason why there is none.
        let code: String
        let subject: String
        let line: Int
        let column: Int
        let offset: Int
        /// The place that decides why it stays, or what its rewrite takes for granted, where that
        /// is another line.
        let cause: Cause?
        /// A sentence that says what the rewrite takes for granted.
        let assumed: String?
    }

    /// A line of a file.
    struct Cause: Encodable {
        /// The file, from the root of the repository.
        let path: String
        let line: Int
        let column: Int
    }

    /// The same as text.
    public var json: String { get throws { try MachineText.json(self) } }

    /// Describes a run.
    public init(_ migration: Migration, problems: [FileProblem], isWritten: Bool) {
        self.isWritten = isWritten
        files = migration.results.map(File.init)
        floorSaving = migration.floorSaving.map {
            Saving(options: $0.options, isSaid: $0.isSaid, sites: $0.sites, files: $0.files)
        }
        self.problems = problems.map(MachineProblem.init)
    }
}

extension MigrationContent.File {
    fileprivate init(_ result: FileResult) {
        path = ProjectPath.name(of: result.source.path)
        isChanged = result.isChanged
        isNew = result.isNew
        diff = result.diff
        entries = result.entries.map(MigrationContent.Entry.init)
    }
}

extension MigrationContent.Entry {
    fileprivate init(_ entry: FileResult.Entry) {
        (fate, code) =
            switch entry.disposition {
            case .migrated(let level): ("migrated", level.rawValue)
            case .waits(let level): ("waits", level.rawValue)
            case .refused(let refusal): ("refused", refusal.rawValue)
            }
        rule = entry.rule
        subject = entry.subject
        line = entry.place.line
        column = entry.place.column
        offset = entry.place.offset
        assumed = entry.assumed
        cause = entry.cause.map {
            MigrationContent.Cause(
                path: ProjectPath.name(of: $0.path), line: $0.line, column: $0.column)
        }
    }
}
#endif
