// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The files of a project: those that a rule may find something in, parsed; all others looked
/// through.
struct ProjectSources: Sendable {
    /// The files that contain a trigger.
    let candidates: [ParsedFile]
    /// All others.
    private(set) var unread: [IndexLoader.Unread]
    /// The files that could not be read, and why.
    let problems: [FileProblem]
    /// True if files can be added to it.
    let takesNewFiles: Bool

    /// Reads all files, on all processors.
    init(_ paths: [String], _ targets: TargetMap, _ options: MigrationOptions) {
        let question = FileQuestion(options, targets)
        let read = paths.concurrentMap { path in
            defer { options.onStep?(MigrationStep(kind: .read, total: paths.count)) }
            return Self.read(path, question)
        }
        candidates = read.compactMap { if case .candidate(let file) = $0 { file } else { nil } }
        unread = read.compactMap { if case .other(let file) = $0 { file } else { nil } }
        problems = read.compactMap { if case .problem(let found) = $0 { found } else { nil } }
        takesNewFiles = true
    }

    /// One file that is at hand.
    init(_ file: ParsedFile) {
        candidates = [file]
        unread = []
        problems = []
        takesNewFiles = false
    }

    /// The files, as they were named.
    var paths: [String] { candidates.map(\.source.path) + unread.map(\.path) }

    /// The files that declare a type of this name, or extend it.
    func files(declaring type: String) -> [String] {
        let hash = WordHash(type)
        return unread.filter { $0.words.types.contains(hash) }.map(\.path)
            + candidates.filter { file in
                let words = file.words ?? IdentifierScan(file.source.bytes)
                return words.types.contains(hash)
            }.map(\.source.path)
    }

    /// Parses those at these paths, which several questions are about.
    mutating func parse(_ paths: Set<String>) {
        let wanted = unread.indices.filter {
            paths.contains(unread[$0].path) && unread[$0].parsed == nil
        }
        let parsed = wanted.concurrentMap { [unread] in unread[$0].read() }
        for (index, file) in zip(wanted, parsed) { unread[index].parsed = file }
    }

    private enum Read {
        case candidate(ParsedFile)
        case other(IndexLoader.Unread)
        case problem(FileProblem)
    }

    private static func read(_ path: String, _ question: FileQuestion) -> Read {
        do {
            let source = try SourceReader.read(path)
            let words = IdentifierScan(source.bytes, watching: question.words)
            return question.isWorthParsing(source, words)
                ? .candidate(ParsedFile(source, words))
                : .other(IndexLoader.Unread(path: path, words: words))
        } catch {
            return .problem(error.problem)
        }
    }
}
#endif
