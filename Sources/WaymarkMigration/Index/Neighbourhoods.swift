// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The files of a project that the same targets compile, by a number that they share: what one of
/// them sees of other files, all see.
struct Neighbourhoods: Sendable {
    private struct Sight: Hashable {
        let project: String
        let targets: Set<String>
    }

    private var numbers: [Sight: Int] = [:]
    private var files: [String: Int] = [:]

    mutating func add(_ file: FileFacts) {
        let sight = Sight(project: file.project, targets: file.targets)
        let number = numbers[sight, default: numbers.count]
        numbers[sight] = number
        files[file.path] = number
    }

    /// The number for a file; one that no file that was added has where it is not known.
    subscript(path: String) -> Int { files[path] ?? -1 }
}
#endif
