// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// Which systems each file runs on, from the project files around it.
    struct TargetMap: Sendable {
        private let folders: [String: ProjectFiles]
        private let built: [BuildTarget]
        private let described: [BuildTarget]

        /// Looks for projects and manifests in the folders of these files and in those above them.
        init(for files: [String]) {
            let found = Self.folders(around: files).map { ($0, ProjectFiles(in: $0)) }
            built = found.flatMap(\.1.built)
            described = found.flatMap(\.1.described)
            folders = Dictionary(uniqueKeysWithValues: found)
        }

        /// Nothing is known of any file.
        init() { self.init(for: []) }

        /// Project files that could not be read.
        var problems: [FileProblem] {
            folders.sorted { $0.key < $1.key }.flatMap(\.value.problems)
        }

        /// The targets that a file belongs to, as one: what runs on all of them.
        func target(of file: String) -> BuildTarget? {
            let path = Self.absolute(file)
            let above = Self.ancestors(of: path).compactMap { folders[$0] }
            let target =
                merged(built, path) ?? merged(described, path)
                ?? above.lazy.compactMap(\.floor).first.map { BuildTarget(name: "", floor: $0) }
            guard target?.floor.isUnknown ?? true, let hint = above.lazy.compactMap(\.hint).first
            else { return target }
            return BuildTarget(
                name: target?.name ?? "", floor: hint,
                isForPhonesOnly: target?.isForPhonesOnly ?? false)
        }

        /// What holds for all targets with the file; nothing is known when one of them is unknown.
        private func merged(_ targets: [BuildTarget], _ path: String) -> BuildTarget? {
            let found = targets.filter { $0.contains(path) }
            guard let first = found.first else { return nil }
            if let unknown = found.first(where: \.floor.isUnknown) { return unknown }
            return found.dropFirst().reduce(first) { $0.merging($1) }
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
