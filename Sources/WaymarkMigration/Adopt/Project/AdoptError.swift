// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The reason why a project cannot be adopted, or an app not be made.
public struct AdoptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A kind of reason.
    public enum Kind: Hashable, Sendable {
        /// There is no such folder.
        case noFolder
        /// There is no Swift in the folder.
        case noSource
        /// The project file is none that is understood.
        case damaged
        /// These projects are there, and none of them is the outermost.
        case severalProjects([String])
        /// There is no target of that name; these are there.
        case noTarget(String, known: [String])
        /// The target has no file of Swift: it is Objective-C or C.
        case noSwift(target: String)
        /// None of the target's files is there; this is the first.
        case noFiles(target: String, first: String)
        /// All of the target's files lie elsewhere.
        case outside(target: String)
        /// These files are there already.
        case filesAreThere([String])
        /// The name cannot be that of a folder and a module.
        case badName
        /// Something of that name is there.
        case isThere
        /// A file cannot be read, for the reason that was told.
        case unreadable(String)
        /// Nobody may write into the folder, or the disk is full, for the reason that was told.
        case unwritable(String)
        /// Nobody said where Waymark comes from, and the tool does not lie in a checkout of it.
        case noWaymark
        /// The folder is no checkout of Waymark.
        case notWaymark
        /// The program `swift` cannot be run, for the reason that was told.
        case noToolchain(String)
        /// The toolchain is of this version, which is too old.
        case oldToolchain(String)
        /// A package cannot be fetched, as the build said.
        case notFetched(String)
        /// The disk is full.
        case fullDisk
        /// The build failed outside of the app's files, as it said.
        case buildFailed(String)
    }

    /// The file or folder that it is about, as a person named it.
    public let path: String
    /// The kind of reason.
    public let kind: Kind

    init(_ path: String, _ kind: Kind) {
        self.path = path
        self.kind = kind
    }

    /// The file or folder, what is wrong, and what to do.
    public var description: String { "\(path): \(sentence)" }

    /// The step that could not be done; `nil` where the command was used wrongly.
    public var step: FileProblem.Step? {
        switch kind {
        case .noFolder, .noSource, .noSwift, .noFiles, .outside, .unreadable: .reading
        case .damaged: .parsing
        case .filesAreThere, .isThere, .unwritable, .fullDisk: .writing
        default: nil
        }
    }
}

extension AdoptError {
    fileprivate var sentence: String {
        switch kind {
        case .noFolder: "there is no such folder; check the path"
        case .noSource: "holds no file of Swift; name the folder of an app"
        case .damaged:
            "cannot be read as a project; save it in Xcode once more, or name the folder of the "
                + "sources, which is then taken as it is"
        case .severalProjects(let paths):
            "has several projects (\(list(paths))); name the folder of one, or a target with "
                + "--target"
        case .noTarget(let name, let known):
            "there is no target '\(name)'\(NearestName.hint(for: name, among: known)); known are "
                + (known.isEmpty ? "none" : list(known))
        case .noSwift(let target):
            "its target '\(target)' has no file of Swift, and Objective-C does not run here; name "
                + "another with --target"
        case .noFiles(let target, let first):
            "none of the files of its target '\(target)' is there, the first is '\(first)'; bring "
                + "them back, or mend the project in Xcode"
        case .outside(let target):
            "all files of its target '\(target)' lie outside of this folder; name the folder "
                + "around both"
        default: sentenceOfWork
        }
    }

    /// The sentence about what was to be done, and not about what was read.
    private var sentenceOfWork: String {
        switch kind {
        case .filesAreThere(let names):
            "has \(list(names)) already, and nothing was written; look on with --check, or have "
                + "them replaced with --replace"
        case .badName:
            "is no name for an app; use letters, digits and '_', and begin with a letter"
        case .isThere: "is there already, and nothing was written; choose another name"
        case .unwritable(let why):
            "cannot be written into (\(why)), and is as it was; make room or allow it, or use "
                + "--check"
        case .unreadable(let why): why
        case .noWaymark:
            "nobody says where Waymark comes from; name its folder or address with --waymark"
        case .notWaymark:
            "is no folder of Waymark: its Package.swift is missing or another's; check --waymark"
        case .noToolchain(let why):
            "cannot be run (\(why)); install Swift 6.1 or newer, or leave the build out with "
                + "--no-build"
        case .oldToolchain(let version):
            "is version \(version); install Swift 6.1 or newer, or leave the build out with "
                + "--no-build"
        case .notFetched(let line):
            "a package could not be fetched (\(line)); go online once, or leave the build out "
                + "with --no-build"
        case .fullDisk:
            "the disk is full, so that the build could not be done; make room, or name a folder on "
                + "another disk with --scratch-path"
        case .buildFailed(let line):
            "the build failed outside of the app's files (\(line)); repeat it with 'swift build'"
        default: ""
        }
    }

    private func list(_ names: [String]) -> String {
        let shown = names.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
        return names.count > 10 ? shown + " and \(names.count - 10) more" : shown
    }
}
#endif
