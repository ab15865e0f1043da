// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Names files by their folders where nothing else lies in these.
struct Coverage {
    private var all: [String: Int] = [:]
    private var own: [String: Int] = [:]
    private let files: [String]

    /// - Parameters:
    ///   - files: The files to name, by their paths from one folder.
    ///   - others: All files there are that could be taken for such.
    init(of files: [String], among others: [String]) {
        self.files = files.sorted()
        let everything = Set(others).union(files)
        for path in everything { Self.count(path, in: &all) }
        for path in Set(files) { Self.count(path, in: &own) }
    }

    private static func count(_ path: String, in counts: inout [String: Int]) {
        var folder = path
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            counts[folder, default: 0] += 1
        }
        counts[".", default: 0] += 1
    }

    /// True if there is nothing but these files.
    var isWhole: Bool { all["."] == own["."] }

    /// The outermost folders that hold nothing else, and the files that are in none of them.
    var places: [String] {
        var places: [String] = []
        for file in files {
            let place = place(of: file)
            if places.last != place { places.append(place) }
        }
        return Array(Set(places)).sorted()
    }

    private func place(of file: String) -> String {
        let steps = file.split(separator: "/")
        for count in 1..<max(steps.count, 1) {
            let folder = steps.prefix(count).joined(separator: "/")
            if all[folder] == own[folder] { return folder }
        }
        return file
    }
}
#endif
