// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Asks the rules what they have to say about each file, with all that is known of the project.
    struct Survey {
        private let project: ProjectSources
        private let targets: TargetMap
        private let options: MigrationOptions
        private let ownNames: Set<String>
        private let extensions: [String: Set<String>]
        private let navigation: NavigationIndex

        init(_ project: ProjectSources, _ targets: TargetMap, _ options: MigrationOptions) {
            self.project = project
            self.targets = targets
            self.options = options
            ownNames = OwnNames.declared(in: project.candidates, options.rules)
            extensions = ExtendedTypes.files(project.candidates)
            var loader = IndexLoader(parsed: project.candidates, unread: project.unread)
            navigation = loader.index()
        }

        /// The sites of each file, in the order in which they stand there; none of a file that does not
        /// parse.
        func sites() -> [String: [Site]] {
            let found = project.candidates.concurrentMap { file in
                (file.source.path, file.hasError ? [] : sites(of: file))
            }
            return Dictionary(found) { first, _ in first }
        }

        private func sites(of file: ParsedFile) -> [Site] {
            let context = context(of: file)
            return options.rules.filter { $0.canFindSomething(in: file.source) }
                .flatMap { $0.sites(in: file, context) }
                .sorted { $0.offset < $1.offset }
        }

        private func context(of file: ParsedFile) -> RuleContext {
            let target = targets.target(of: file.source.path)
            return RuleContext(
                floor: options.floor.filled(from: target?.floor ?? Floor()),
                isForPhonesOnly: target?.isForPhonesOnly ?? false, ownNames: ownNames,
                extensions: extensions, navigation: navigation, ipad: options.ipad,
                ipadAnswers: options.ipadAnswers, levels: options.levels)
        }
    }
#endif
