// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// One run over a project: reads, understands, plans, and proves; it writes nothing.
    public struct Migration: Sendable {
        /// The files with something to say about, in the order of their paths.
        public let results: [FileResult]
        /// What could not be looked at, and why.
        public let problems: [FileProblem]

        /// Looks at all files below the paths.
        public init(paths: [String], _ options: MigrationOptions) {
            let finder = SourceFinder(paths)
            let project = ProjectSources(finder.files, options.rules)
            self.init(
                project, TargetMap(for: finder.files), problems: finder.problems, options)
        }

        /// Looks at one source that is at hand, as standard input is.
        public init(source: SourceText, _ options: MigrationOptions) {
            self.init(ProjectSources(ParsedFile(source)), TargetMap(), problems: [], options)
        }

        private init(
            _ project: ProjectSources, _ targets: TargetMap, problems: [FileProblem],
            _ options: MigrationOptions
        ) {
            let survey = Survey(project, targets, options)
            let sites = survey.sites()
            let settled = Plan(sites, levels: options.levels).settled()
            let wrappers = WrapperPlacement(
                settled.mapValues(options.wrappers), in: project, targets)
            let all = project.candidates.concurrentMap { file in
                FileMigration(
                    file: file, sites: settled[file.source.path, default: []],
                    addition: wrappers.additions[file.source.path], options: options
                ).result()
            }
            let new = wrappers.newFiles.map(FileResult.init(new:))
            results = (all.filter { !$0.entries.isEmpty || $0.problem != nil } + new)
                .sorted { $0.source.path < $1.source.path }
            self.problems =
                problems + targets.problems + project.problems + all.compactMap(\.problem)
        }
    }
#endif
