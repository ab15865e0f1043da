// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// What a package on Linux is made from: an app, and those modules of its project that it imports.
public struct AdoptedProject: Sendable {
    /// The folder that the package is for, as a whole path.
    public let folder: String
    /// The target that is the app.
    let app: AdoptedTarget
    /// The modules of the same project that the app needs, those first that need no other.
    let libraries: [AdoptedTarget]
    /// The packages that the project takes modules from.
    var packages: [PackageReference]
    /// The language of texts that nobody translated.
    let language: String
    /// All files of the folder, by their paths from there; a bundle counts as a file.
    let files: [String]
    /// What was left out and why, each a sentence.
    public internal(set) var notes: [String]

    /// All targets, the app last.
    var targets: [AdoptedTarget] { libraries + [app] }

    /// Returns the project without the packages that come from servers.
    func withoutPackages(because note: String) -> AdoptedProject {
        var project = self
        project.packages.removeAll { !$0.isLocal }
        project.notes.append(note)
        return project
    }

    /// The name of the app's module.
    public var module: String { app.module }

    /// The number of lines of Swift.
    var lineCount: Int {
        targets.flatMap(\.sources).reduce(0) { count, name in
            let bytes = (try? RegularFile.bytes(at: folder + "/" + name)) ?? []
            return count + bytes.count { $0 == UInt8(ascii: "\n") }
        }
    }
}
#endif
