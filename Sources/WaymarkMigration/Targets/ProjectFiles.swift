// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// What the project files in one folder say.
    struct ProjectFiles: Sendable {
        /// The targets of Xcode's projects.
        private(set) var built: [BuildTarget] = []
        /// The targets of what projects are generated from.
        private(set) var described: [BuildTarget] = []
        /// What all files below run on that are in no target; `nil` when nothing is said.
        private(set) var floor: Floor?
        /// What to take when nobody else says anything.
        private(set) var hint: Floor?
        /// Whether what lies in the folder belongs together, whatever else lies beside the folder.
        let isProject: Bool
        /// Files that could not be read.
        private(set) var problems: [FileProblem] = []

        /// What holds for all targets of Xcode's projects, for files that are in none of them; `nil`
        /// when there are no targets, or one of which nothing is known.
        var oldest: BuildTarget? {
            guard !built.contains(where: \.floor.isUnknown) else { return nil }
            let floor = built.map(\.floor).reduce(Floor()) { $0.merging($1) }
            return floor.isUnknown
                ? nil
                : BuildTarget(
                    name: "", floor: floor, isForPhonesOnly: built.allSatisfy(\.isForPhonesOnly))
        }

        private static let names: Set = [
            "Package.swift", "Podfile", "Project.swift", "project.yaml", "project.yml",
        ]

        init(in folder: String) {
            let names = Folder.names(in: folder)
            isProject = names.contains {
                $0.hasSuffix(".xcodeproj") || $0 != "Podfile" && Self.names.contains($0)
            }
            for name in names.sorted() where name.hasSuffix(".xcodeproj") {
                readXcode(folder + "/" + name)
            }
            for name in names.sorted() { read(name, in: folder) }
        }

        private mutating func readXcode(_ path: String) {
            if let project = XcodeProject(at: path) {
                built += project.targets
            } else {
                noteUnreadable(path)
            }
        }

        private mutating func read(_ name: String, in folder: String) {
            let path = folder + "/" + name
            guard Self.names.contains(name), FileManager.default.fileExists(atPath: path) else {
                return
            }
            guard let text = RegularFile.text(at: path) else {
                noteUnreadable(path)
                return
            }
            switch name {
            case "Package.swift":
                floor = PackageManifest.floor(of: text)
                described += PackageManifest.targets(of: text, in: folder)
            case "Podfile": hint = Podfile.floor(of: text)
            case "Project.swift": readTuist(text, path)
            default: readXcodeGen(text, path)
            }
        }

        private mutating func readTuist(_ text: String, _ path: String) {
            guard TuistProject.isProject(text) else { return }
            let found = TuistProject.targets(of: text, folder: Self.folder(of: path))
            described += found
            if found.isEmpty { floor = TuistProject.floor(of: text) }
        }

        private mutating func readXcodeGen(_ text: String, _ path: String) {
            guard XcodeGenProject.isProject(text) else { return }
            if let project = XcodeGenProject(text, folder: Self.folder(of: path)) {
                described += project.targets
            } else {
                noteUnreadable(path)
                floor = Floor()
            }
        }

        private mutating func noteUnreadable(_ path: String) {
            problems.append(
                FileProblem(path: ProjectPath.fromHere(path), kind: .unreadableProject))
        }

        private static func folder(of path: String) -> String {
            URL(fileURLWithPath: path).deletingLastPathComponent().path
        }
    }
#endif
