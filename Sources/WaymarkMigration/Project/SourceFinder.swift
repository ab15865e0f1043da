// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// Finds the Swift files below the paths that a person names.
    public struct SourceFinder: Sendable {
        /// Folders that hold what others wrote or what tools made.
        private static let skipped: Set<String> = [
            ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "checkouts",
            "node_modules",
        ]

        /// The files, in the order of their paths.
        public private(set) var files: [String] = []
        /// What could not be looked at, and why.
        public private(set) var problems: [FileProblem] = []

        /// Looks below the paths; a file that is named itself is taken whatever folder it is in.
        public init(_ paths: [String]) {
            for path in paths { look(at: path) }
            files = Array(Set(files)).sorted()
        }

        private mutating func look(at path: String) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                problems.append(FileProblem(path: path, kind: .missing))
                return
            }
            if isFolder.boolValue {
                lookInside(path, of: ProjectPath.resolved(path))
            } else {
                files.append(path)
            }
        }

        /// - Parameter root: Where the folder lies that a person named.
        private mutating func lookInside(_ folder: String, of root: String) {
            let entries: [Folder.Entry]
            do {
                entries = try Folder(at: folder).entries
            } catch {
                problems.append(error.problem)
                return
            }
            for entry in entries.sorted(by: { $0.name < $1.name })
            where !Self.skipped.contains(entry.name) {
                let path = folder == "." ? entry.name : folder + "/" + entry.name
                switch entry.kind {
                case .folder: lookInside(path, of: root)
                case .file where entry.name.hasSuffix(".swift"): files.append(path)
                case .link: note(link: path, in: root)
                case .file, .other: break
                }
            }
        }

        /// A link is not followed: what it leads to is found where it lies, or is none of this
        /// folder's.
        private mutating func note(link: String, in root: String) {
            var isFolder: ObjCBool = false
            let target = ProjectPath.resolved(link)
            guard FileManager.default.fileExists(atPath: link, isDirectory: &isFolder),
                isFolder.boolValue || target.hasSuffix(".swift"),
                !(root + "/").hasPrefix(target + "/"),
                !target.hasPrefix(root + "/")
            else { return }
            problems.append(FileProblem(path: link, kind: .linkOutside(target)))
        }
    }
#endif
