// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The content of a file `.waymark.yml`: what a project says once instead of with options.
public struct Configuration: Sendable, Equatable {
    /// The name that is looked for.
    public static let fileName = ".waymark.yml"

    /// The file that it was read from; `nil` where there is none.
    public let path: String?
    /// The only targets whose files are looked at; all when empty.
    public var targets: Set<String> = []
    /// The only rules to use; when empty, all that are not optional.
    public var only: Set<String> = []
    /// Optional rules to use too.
    public var also: Set<String> = []
    /// Rules that are left out.
    public var skipped: Set<String> = []
    /// The files and folders of which nothing is said.
    public var excludes: [PathPattern] = []
    /// The oldest systems that the app runs on.
    public var floor = DeploymentTargets()
    /// The list of findings that the project lives with, as a path of the disk.
    public var baseline: String?

    /// Says nothing.
    public init() { path = nil }

    init(path: String) { self.path = path }

    /// Reads a file.
    ///
    /// - Parameter rules: The names of all rules, among which its own must be.
    /// - Throws: `ConfigurationError` with all that is wrong in the file.
    public init(contentsOf path: String, rules: [String]) throws(ConfigurationError) {
        let source: SourceText
        do throws(FileReadError) { source = try SourceReader.read(path) } catch {
            throw ConfigurationError(.unreadable(error.problem))
        }
        let text = String(decoding: source.bytes, as: UTF8.self)
        self = try ConfigurationReader.read(text, path: path, rules: rules)
    }

    /// The file that is about some paths: the nearest in or above the folder of each, up to the
    /// root of its repository. Without a repository only that folder itself is looked into.
    ///
    /// - Throws: `ConfigurationError` when the paths have different files.
    public static func file(for paths: [String]) throws(ConfigurationError) -> String? {
        let found = Set(paths.map(nearest))
        guard found.count > 1 else { return found.first ?? nil }
        throw ConfigurationError(.several(found.compactMap(\.self).sorted()))
    }

    private static func nearest(to path: String) -> String? {
        let place = ProjectPath.resolved(path)
        let start = Folder.isOne(place) ? place : ProjectPath.folder(around: place)
        let root = GitRepository(around: start)?.root ?? start
        var folder = start
        while true {
            let file = folder + "/" + fileName
            if RegularFile.exists(at: file) { return ProjectPath.fromHere(file) }
            if folder == root || folder.isEmpty { return nil }
            folder = ProjectPath.folder(around: folder)
        }
    }
}
#endif
