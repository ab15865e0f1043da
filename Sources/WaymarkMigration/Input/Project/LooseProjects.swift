// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Tells projects apart that lie beside each other in no repository, where none names another.
struct LooseProjects {
    /// The files of each project, by its outermost folder; those of none are under no name.
    private var files: [String: [String]] = [:]
    private let names: ProjectNames
    /// The names of the files that describe projects, in the folders that were looked at.
    private var contents: [String: [String]] = [:]
    private var outermost: [String: String] = [:]
    /// The project that one goes with.
    private var joined: [String: String] = [:]

    private init(names: ProjectNames) { self.names = names }

    /// The files of each project and of what it goes with, in the order in which they came.
    static func split(_ files: [String], _ names: ProjectNames) -> [[String]] {
        var projects = LooseProjects(names: names)
        for file in files {
            let project = projects.outermost(around: ProjectPath.folder(of: file))
            projects.files[project, default: []].append(file)
        }
        if projects.files.count < 2 { return [files] }
        projects.join()
        let groups = Dictionary(grouping: projects.files.keys.sorted(), by: projects.root)
        return groups.sorted { $0.key < $1.key }.map { group in
            group.value.flatMap { projects.files[$0] ?? [] }
        }
    }

    /// The outermost folder around another that has a project or a workspace; empty when there
    /// is none.
    private mutating func outermost(around folder: String) -> String {
        if folder.count < 2 { return "" }
        if let known = outermost[folder] { return known }
        let marks = names[folder].filter(ProjectNames.marksProject)
        contents[folder] = marks
        let outer = outermost(around: ProjectPath.folder(around: folder))
        let found = outer.isEmpty && !marks.isEmpty ? folder : outer
        outermost[folder] = found
        return found
    }

    // MARK: Projects that name others

    private mutating func join() {
        let describing = contents.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        let named = describing.concurrentMap { [outermost] folder, names in
            Self.placesNamed(by: names, in: folder, of: outermost[folder] ?? "")
        }
        for (own, places) in zip(describing.map { outermost[$0.key] ?? "" }, named) {
            for project in places.flatMap(projects) { join(own, project) }
        }
    }

    /// The places outside of a project that files in one of its folders name.
    private static func placesNamed(
        by names: [String], in folder: String, of project: String
    ) -> [String] {
        let depth = folder.split(separator: "/").count - project.split(separator: "/").count
        let outside = names.flatMap { pathsOutside(of: text(folder + "/" + $0), depth) }
        return Set(outside).map {
            URL(fileURLWithPath: project + "/" + $0).standardized.path
        }
    }

    /// The projects in a folder or around it; the files of none where there is none.
    private func projects(at folder: String) -> [String] {
        let found = files.keys.filter { project in
            !project.isEmpty
                && ((project + "/").hasPrefix(folder + "/")
                    || (folder + "/").hasPrefix(project + "/"))
        }
        let isLoose = found.isEmpty && FileManager.default.fileExists(atPath: folder)
        return isLoose && files[""] != nil ? [""] : found
    }

    private mutating func join(_ one: String, _ other: String) {
        let (first, second) = (root(of: one), root(of: other))
        if first != second { joined[max(first, second)] = min(first, second) }
    }

    /// The project that stands for all that go together.
    private func root(of project: String) -> String {
        var root = project
        while let next = joined[root] { root = next }
        return root
    }

    private static func text(_ path: String) -> [UInt8] {
        let inner =
            path.hasSuffix(".xcodeproj")
            ? "/project.pbxproj"
            : path.hasSuffix(".xcworkspace") ? "/contents.xcworkspacedata" : ""
        return (try? RegularFile.bytes(at: path + inner)) ?? []
    }

    /// The paths with more steps out of a folder than its depth, from the folder at that depth:
    /// `../Core` for `../../Core` at a depth of one.
    private static func pathsOutside(of text: [UInt8], _ depth: Int) -> Set<String> {
        text.withUnsafeBytes { text in
            var paths: Set<String> = []
            var rest = text[...]
            while let steps = Steps(in: rest) {
                rest = steps.rest
                let name = rest.prefix { !endsName($0) }
                if steps.count > depth, let first = name.first, first != UInt8(ascii: ".") {
                    paths.insert(
                        String(repeating: "../", count: steps.count - depth)
                            + String(decoding: name, as: UTF8.self))
                }
            }
            return paths
        }
    }

    /// Steps out of folders, one after the other.
    private struct Steps {
        let count: Int
        /// The text behind them.
        let rest: Slice<UnsafeRawBufferPointer>

        private static let step = Array("../".utf8)

        /// The first of them in some text.
        init?(in text: Slice<UnsafeRawBufferPointer>) {
            var rest = text
            while let dot = rest.firstIndex(of: Self.step[0]) {
                rest = rest[dot...]
                var count = 0
                while rest.starts(with: Self.step) {
                    count += 1
                    rest = rest.dropFirst(Self.step.count)
                }
                if count > 0 {
                    self.count = count
                    self.rest = rest
                    return
                }
                rest = rest.dropFirst()
            }
            return nil
        }
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\n"),
            UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"),
            UInt8(ascii: "<"), UInt8(ascii: ">"):
            true
        default: false
        }
    }
}
#endif
