// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The files with which an app builds on Linux. Its sources stay as they are.
public struct AdoptedPackage: Sendable {
    /// One file to be written, by its path from the folder of the package.
    struct File: Sendable {
        let path: String
        let text: String
        /// True if it adds to one that is there.
        var completes = false
    }

    private let project: AdoptedProject
    let files: [File]

    /// Makes the files for a project.
    public init(_ project: AdoptedProject, _ waymark: WaymarkSource) {
        self.project = project
        var files: [File] = []
        if let entry = project.app.entry {
            files.append(
                File(
                    path: FirstTest.folder + "/FirstScreenTests.swift",
                    text: FirstTest.text(module: project.module, entry: entry)))
        }
        let ignored = RegularFile.text(at: project.folder + "/.gitignore")
        if let text = IgnoredPlaces.completing(ignored ?? "") {
            files.append(File(path: ".gitignore", text: text, completes: ignored != nil))
        }
        files.append(
            File(
                path: "Package.swift",
                text: ManifestText(project: project, waymark: waymark).text))
        self.files = files
    }

    /// Writes all files, or none of them.
    ///
    /// - Parameter replaces: True if files of these names may be replaced.
    /// - Returns: What was done, a sentence for each file.
    /// - Throws: `AdoptError` when a file is there already, or cannot be written.
    public func write(replacing replaces: Bool = false) throws(AdoptError) -> [String] {
        let folder = project.folder
        let there = files.filter {
            !$0.completes && RegularFile.exists(at: folder + "/" + $0.path)
        }.map(\.path)
        guard replaces || there.isEmpty else {
            throw AdoptError(ProjectPath.fromHere(folder), .filesAreThere(there))
        }
        try FolderWriter(folder).write(files)
        return files.map { file in
            let word =
                file.completes ? "completed" : there.contains(file.path) ? "replaced" : "written"
            return "\(word): \(file.path)"
        }
    }
}
#endif
