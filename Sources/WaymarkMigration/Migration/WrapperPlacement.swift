// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// Where the wrappers are written that sites of a project need: once for each target.
    struct WrapperPlacement {
        /// What is added to the end of files that are there, by path.
        private(set) var additions: [String: Edit] = [:]
        /// Files that are new.
        private(set) var newFiles: [SourceText] = []

        /// - Parameters:
        ///   - needs: The wrappers that each file needs.
        ///   - project: The files, to know what is declared already.
        init(_ needs: [String: Set<Wrapper>], in project: ProjectSources, _ targets: TargetMap) {
            let groups = Dictionary(grouping: needs.keys.sorted(), by: targets.module)
            for (module, paths) in groups.sorted(by: { $0.key < $1.key }) {
                let wanted = paths.reduce(into: Set<Wrapper>()) { $0.formUnion(needs[$1] ?? []) }
                let missing = Wrapper.allCases.filter { wrapper in
                    wanted.contains(wrapper)
                        && !project.files(declaring: wrapper.typeName).contains {
                            targets.module(of: $0) == module
                        }
                }
                if let first = paths.first, !missing.isEmpty {
                    place(missing, beside: first, project, targets)
                }
            }
        }

        private mutating func place(
            _ wrappers: [Wrapper], beside path: String, _ project: ProjectSources,
            _ targets: TargetMap
        ) {
            if targets.target(of: path)?.takesNewFiles(beside: path) ?? true {
                let folder = URL(fileURLWithPath: path, relativeTo: nil).deletingLastPathComponent()
                let name = "NavigationCompatibility.swift"
                let target = path.contains("/") ? folder.relativePath + "/" + name : name
                newFiles.append(SourceText(path: target, Wrapper.file(wrappers)))
            } else if let file = project.candidates.first(where: { $0.source.path == path }) {
                let end = file.source.bytes.count
                let text = wrappers.map(\.declaration).joined(separator: "\n")
                let lineEnd = file.source.lineEnd(at: 0)
                let separator = file.source.bytes.last?.isLineEnd == true ? "\n" : "\n\n"
                additions[path] = .insert(
                    (separator + text).replacing("\n", with: lineEnd), at: end)
            }
        }
    }
#endif
