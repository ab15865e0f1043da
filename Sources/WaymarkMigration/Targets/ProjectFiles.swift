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

        /// - Parameter names: The names of what describes projects in the folder.
        init(in folder: String, _ names: [String]) {
            isProject = names.contains {
                ProjectNames.marksProject($0) && !$0.hasSuffix(".xcworkspace")
            }
            for name in names.sorted() where name.hasSuffix(".xcodeproj") {
                readXcode(folder + "/" + name)
            }
            for name in names.sorted() { read(name, folder + "/" + name) }
        }

        private mutating func readXcode(_ path: String) {
            if let project = XcodeProject(at: path) {
                built += project.targets
            } else {
                noteUnreadable(path)
            }
        }

        private mutating func read(_ name: String, _ path: String) {
            switch name {
            case "Package.swift": read(path) { $0.readPackage($1, path) }
            case "Podfile": read(path) { $0.hint = Podfile.floor(of: $1) }
            case "Project.swift": read(path) { $0.readTuist($1, path) }
            case "project.yaml", "project.yml": read(path) { $0.readXcodeGen($1, path) }
            default: break
            }
        }

        private mutating func read(
            _ path: String, _ understand: (inout ProjectFiles, String) -> Void
        ) {
            guard FileManager.default.fileExists(atPath: path) else { return }
            if let text = RegularFile.text(at: path) {
                understand(&self, text)
            } else {
                noteUnreadable(path)
            }
        }

        private mutating func readPackage(_ text: String, _ path: String) {
            floor = PackageManifest.floor(of: text)
            described += PackageManifest.targets(of: text, in: ProjectPath.folder(around: path))
        }

        private mutating func readTuist(_ text: String, _ path: String) {
            guard TuistProject.isProject(text) else { return }
            let found = TuistProject.targets(of: text, folder: ProjectPath.folder(around: path))
            described += found
            if found.isEmpty { floor = TuistProject.floor(of: text) }
        }

        private mutating func readXcodeGen(_ text: String, _ path: String) {
            guard XcodeGenProject.isProject(text) else { return }
            if let project = XcodeGenProject(text, folder: ProjectPath.folder(around: path)) {
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
    }
#endif
