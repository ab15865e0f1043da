// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// One target of a project: what it runs on, and which files belong to it.
struct BuildTarget: Sendable {
    let name: String
    /// The path of the file that says so; empty where it is said for no target.
    let project: String
    let floor: DeploymentTargets
    let isForPhonesOnly: Bool
    let files: Set<String>
    let folders: [String]
    /// Files and folders in those folders that do not belong to it.
    let excluded: Set<String>
    /// The names under which other targets import its module.
    let importedNames: Set<String>

    init(
        name: String, in project: String = "", floor: DeploymentTargets,
        isForPhonesOnly: Bool = false,
        files: Set<String> = [], folders: [String] = [], excluded: Set<String> = [],
        productNames: Set<String> = []
    ) {
        self.name = name
        self.project = project
        self.floor = floor
        self.isForPhonesOnly = isForPhonesOnly
        self.files = files
        self.folders = folders
        self.excluded = excluded
        importedNames = Set(productNames.union([name]).map(\.moduleName))
    }

    /// Returns what holds for both targets.
    func merging(_ other: BuildTarget) -> BuildTarget {
        BuildTarget(
            name: "\(name), \(other.name)", floor: floor.merging(other.floor),
            isForPhonesOnly: isForPhonesOnly && other.isForPhonesOnly)
    }

    /// The name of its module, which no other target has.
    var module: String { project + " " + name }

    /// True if a new file in the folder of this one becomes part of the target by itself.
    func takesNewFiles(beside path: String) -> Bool {
        folders.contains { path.hasPrefix($0 + "/") }
            && !excluded.contains { path.hasPrefix($0 + "/") }
    }

    func contains(_ path: String) -> Bool {
        files.contains(path) || takesNewFiles(beside: path) && !excluded.contains(path)
    }
}

extension DeploymentTargets {
    /// Returns the versions that a person said, and the project's for systems of which nothing was
    /// said.
    func filled(from project: DeploymentTargets) -> DeploymentTargets {
        var floor = project
        for system in System.allCases where self[system] != nil { floor[system] = self[system] }
        return floor
    }

    /// The older version of each system: what runs on both floors' systems.
    func merging(_ other: DeploymentTargets) -> DeploymentTargets {
        var merged = self
        for system in System.allCases {
            merged[system] = [self[system], other[system]].compactMap(\.self).min()
        }
        return merged
    }
}
#endif
