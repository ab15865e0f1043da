// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// Which systems each file runs on, from the project files around it.
    struct TargetMap: Sendable {
        private let targets: [BuildTarget]
        private let manifests: [String: Floor]
        /// Project files that could not be read.
        let problems: [FileProblem]

        /// Looks for projects and manifests in the folders of these files and in those above them.
        init(for files: [String]) {
            var targets: [BuildTarget] = []
            var manifests: [String: Floor] = [:]
            var problems: [FileProblem] = []
            for folder in Self.folders(around: files) {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                for name in names.sorted() where name.hasSuffix(".xcodeproj") {
                    let path = folder + "/" + name
                    if let project = XcodeProject(at: path) {
                        targets += project.targets
                    } else {
                        problems.append(FileProblem(path: path, kind: .unreadableProject))
                    }
                }
                if names.contains("Package.swift"),
                    let text = try? String(
                        contentsOfFile: folder + "/Package.swift", encoding: .utf8)
                {
                    manifests[folder] = PackageManifest.floor(of: text)
                }
            }
            self.targets = targets
            self.manifests = manifests
            self.problems = problems
        }

        /// Nothing is known of any file.
        init() {
            targets = []
            manifests = [:]
            problems = []
        }

        /// The targets that a file belongs to, as one: what runs on all of them.
        func target(of file: String) -> BuildTarget? {
            let path = Self.absolute(file)
            let found = targets.filter { $0.contains(path) }
            if let first = found.first {
                return found.dropFirst().reduce(first) { $0.merging($1) }
            }
            return Self.ancestors(of: path).lazy.compactMap { folder in
                manifests[folder].map { BuildTarget(name: "Package.swift", floor: $0) }
            }.first
        }

        private static func folders(around files: [String]) -> [String] {
            var seen: Set<String> = []
            for file in files {
                for folder in ancestors(of: absolute(file)) where !seen.insert(folder).inserted {
                    break
                }
            }
            return seen.sorted()
        }

        private static func absolute(_ path: String) -> String {
            URL(fileURLWithPath: path).standardizedFileURL.path
        }

        /// The folders that a path is in, the nearest first, without the root of the disk.
        private static func ancestors(of path: String) -> [String] {
            var folders: [String] = []
            var rest = path[...]
            while let slash = rest.lastIndex(of: "/"), slash != rest.startIndex {
                rest = rest[..<slash]
                folders.append(String(rest))
            }
            return folders
        }
    }
#endif
