// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// One run over a project: reads, understands, plans, and proves; it writes nothing.
    public struct Migration: Sendable {
        /// The files with something to say about, in the order of their paths.
        public let results: [FileResult]
        /// The files that were looked at, as they were named.
        public let files: [String]
        /// The names of the rules that were used.
        public let rules: [String]
        /// What could not be looked at, and why.
        public let problems: [FileProblem]

        /// Looks at all files below the paths.
        public init(paths: [String], _ options: MigrationOptions) {
            let finder = SourceFinder(paths)
            let read = finder.files.concurrentMap { path in
                defer { options.onStep?(MigrationStep(kind: .read, total: finder.files.count)) }
                return Result { () throws(FileReadError) in try Self.candidate(path, options) }
            }
            self.init(
                read, finder.files, TargetMap(for: finder.files), problems: finder.problems, options
            )
        }

        /// Looks at one source that is at hand, as standard input is.
        public init(source: SourceText, _ options: MigrationOptions) {
            self.init(
                [.success(ParsedFile(source))], [source.path], TargetMap(), problems: [], options)
        }

        private init(
            _ read: [Result<ParsedFile?, FileReadError>], _ paths: [String], _ targets: TargetMap,
            problems: [FileProblem], _ options: MigrationOptions
        ) {
            files = paths.filter(options.asksFor)
            rules = options.rules.map { $0.name }
            let files = read.compactMap { try? $0.get() }
            let asked = files.filter { options.asksFor($0.source.path) }
            let ownNames = OwnNames.declared(in: files, options.rules)
            let extensions = ExtendedTypes.files(files)
            let all = asked.concurrentMap { file in
                defer { options.onStep?(MigrationStep(kind: .planned, total: asked.count)) }
                let target = targets.target(of: file.source.path)
                let context = RuleContext(
                    floor: options.floor.filled(from: target?.floor ?? Floor()),
                    isForPhonesOnly: target?.isForPhonesOnly ?? false, ownNames: ownNames,
                    extensions: extensions)
                return FileMigration(file: file, context: context, options: options).result()
            }
            results = all.filter { !$0.entries.isEmpty || !$0.faults.isEmpty || $0.problem != nil }
            self.problems =
                problems + targets.problems
                + read.compactMap {
                    if case .failure(let error) = $0 { error.problem } else { nil }
                } + all.compactMap(\.problem)
        }

        /// The file, parsed, if a rule can find something in it; most files are only looked
        /// through.
        private static func candidate(
            _ path: String, _ options: MigrationOptions
        ) throws(FileReadError) -> ParsedFile? {
            let source = try SourceReader.read(path)
            let isCandidate = options.rules.contains { rule in
                rule.triggers.contains { source.contains($0) }
            }
            return isCandidate || source.contains(IgnoreComment.mark) ? ParsedFile(source) : nil
        }
    }

    extension Array where Element: Sendable {
        /// Maps on all processors; the order stays.
        func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result]
        {
            var results = [Result?](repeating: nil, count: count)
            results.withUnsafeMutableBufferPointer { buffer in
                let slots = Slots(base: buffer.baseAddress)
                DispatchQueue.concurrentPerform(iterations: count) { index in
                    slots.base?[index] = transform(self[index])
                }
            }
            return results.compactMap { $0 }
        }
    }

    /// Where results go: each iteration writes a slot of its own.
    private struct Slots<Result>: @unchecked Sendable {  // no slot is written twice
        let base: UnsafeMutablePointer<Result?>?
    }
#endif
