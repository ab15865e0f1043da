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
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            } catch {
                problems.append(
                    FileProblem(path: folder, kind: .unreadable("\(error.localizedDescription)")))
                return
            }
            for name in names where !Self.skipped.contains(name) {
                let path = folder == "." ? name : folder + "/" + name
                switch Self.kind(of: path) {
                case .folder: lookInside(path, of: root)
                case .file where name.hasSuffix(".swift"): files.append(path)
                case .link: note(link: path, in: root)
                case .file, nil: break
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

        private enum Kind { case folder, file, link }

        private static func kind(of path: String) -> Kind? {
            var status = stat()
            guard lstat(path, &status) == 0 else { return nil }
            return switch status.st_mode & S_IFMT {
            case S_IFDIR: .folder
            case S_IFREG: .file
            case S_IFLNK: .link
            default: nil
            }
        }
    }
#endif
