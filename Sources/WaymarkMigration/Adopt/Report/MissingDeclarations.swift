// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The things that an app needs and that are not there, those first that block most places.
public struct MissingDeclarations: Sendable {
    /// The things that are missing; what they cause comes last.
    public let all: [MissingDeclaration]
    /// The name of the app, and its size.
    public let module: String, fileCount: Int, lineCount: Int
    let project: AdoptedProject

    /// What was left out and why, each a sentence.
    public var notes: [String] { project.notes }

    /// True if the app builds as it is.
    public var isEmpty: Bool { all.isEmpty }

    init(_ diagnostics: [Diagnostic], in project: AdoptedProject) {
        self.project = project
        module = project.module
        fileCount = project.targets.reduce(0) { $0 + $1.sources.count }
        lineCount = project.lineCount
        let named = diagnostics.compactMap { diagnostic in
            MissingName(diagnostic).map { ($0, diagnostic) }
        }
        all = Dictionary(grouping: named, by: \.0).map { name, found in
            MissingDeclaration(
                kind: name.kind, name: name.name,
                places: found.map { MissingDeclaration.Place($0.1) })
        }.sorted(by: Self.blocksMore)
    }

    private static func blocksMore(_ a: MissingDeclaration, _ b: MissingDeclaration) -> Bool {
        let (first, second) = (a.kind == .consequence, b.kind == .consequence)
        if first != second { return second }
        return (a.places.count, a.fileCount, b.name) > (b.places.count, b.fileCount, a.name)
    }

    /// The declarations whose places count: no consequences.
    var causes: [MissingDeclaration] { all.filter { $0.kind != .consequence } }
}

extension ScratchBuild {
    /// Builds, and returns what the app needs that is missing.
    ///
    /// - Throws: `AdoptError` when the build fails for another reason than the app's source.
    public func missingDeclarations() throws(AdoptError) -> MissingDeclarations {
        let result = try result()
        return MissingDeclarations(result.diagnostics, in: result.project)
    }
}

extension MissingDeclaration.Place {
    fileprivate init(_ diagnostic: Diagnostic) {
        let mark = ImportBlanker.mark
        let message = diagnostic.message
        self.init(
            path: diagnostic.path, line: diagnostic.line, column: diagnostic.column,
            message: message.hasPrefix(mark)
                ? "no such module '\(message.dropFirst(mark.count))'" : message)
    }
}
#endif
