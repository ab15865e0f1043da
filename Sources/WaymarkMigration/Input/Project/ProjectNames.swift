// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The names of the files that describe projects, by folder; a folder whose names are known is
/// not listed once more.
struct ProjectNames: Sendable {
    private var known: [String: [String]] = [:]

    /// Keeps what a folder was found to hold.
    mutating func add(_ names: [String], in folder: String) {
        known[ProjectPath.absolute(folder)] = names
    }

    /// The names in a folder, which is a whole path, in no order.
    subscript(folder: String) -> [String] {
        known[folder] ?? Folder.names(in: folder).filter(Self.isOne)
    }

    /// True if files that describe projects have such a name.
    static func isOne(_ name: String) -> Bool {
        name == "Podfile" || marksProject(name)
    }

    /// True if a folder with such a name in it is a project, or a workspace.
    static func marksProject(_ name: String) -> Bool {
        switch name {
        case "Package.swift", "Project.swift", "project.yaml", "project.yml": true
        default: name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        }
    }
}
#endif
