// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The facts that the project files in one folder state.
struct ProjectFiles: Sendable {
    /// The targets of Xcode's projects.
    private(set) var built: [BuildTarget] = []
    /// The targets of what projects are generated from.
    private(set) var described: [BuildTarget] = []
    /// The systems of all files below that are in no target; `nil` when nothing is said.
    private(set) var floor: DeploymentTargets?
    /// The systems to assume when nothing else says any.
    private(set) var hint: DeploymentTargets?
    /// True if what lies in the folder belongs together, whatever else lies beside the folder.
    let isProject: Bool
    /// Project files that could not be read.
    private(set) var unreadable: [String] = []
    /// Project files that compute which systems something is for.
    private(set) var computed: [String] = []

    /// The target that stands for all targets of Xcode's projects, for files that are in none of
    /// them; `nil` when there are no targets, or one of which nothing is known.
    var oldest: BuildTarget? {
        guard !built.contains(where: \.floor.isUnknown) else { return nil }
        let floor = built.map(\.floor).reduce(DeploymentTargets()) { $0.merging($1) }
        return floor.isUnknown
            ? nil
            : BuildTarget(
                name: "", floor: floor, isForPhonesOnly: built.allSatisfy(\.isForPhonesOnly))
    }

    /// - Parameter names: The names of what describes projects in the folder.
    init(in folder: String, _ names: [String]) {
        isProject = names.contains {
            ProjectNames.marksProject($0) && !$0.hasSuffix(".xcworkspace")
        }
        for name in names.sorted() where name.hasSuffix(".xcodeproj") {
            readXcode(folder + "/" + name)
        }
        for name in names.sorted() { read(name, folder + "/" + name) }
    }

    private mutating func readXcode(_ path: String) {
        guard let project = XcodeProject(at: path) else { return unreadable.append(path) }
        built += project.targets
        note(path, isComputed: project.targets.contains(where: \.floor.isUnknown))
    }

    private mutating func read(_ name: String, _ path: String) {
        switch name {
        case "Package.swift": read(path) { $0.readPackage($1, path) }
        case "Podfile": read(path) { $0.readPodfile($1, path) }
        case "Project.swift": read(path) { $0.readTuist($1, path) }
        case "project.yaml", "project.yml": read(path) { $0.readXcodeGen($1, path) }
        default: break
        }
    }

    private mutating func read(
        _ path: String, _ understand: (inout ProjectFiles, String) -> Void
    ) {
        guard FileManager.default.fileExists(atPath: path) else { return }
        guard let text = RegularFile.text(at: path) else { return noteUnreadable(path) }
        understand(&self, text)
    }

    private mutating func readPackage(_ text: String, _ path: String) {
        guard let package = PackageManifest(text, in: ProjectPath.folder(around: path)) else {
            return noteUnreadable(path)
        }
        floor = package.floor
        described += package.targets
        note(path, isComputed: package.isComputed)
    }

    private mutating func readPodfile(_ text: String, _ path: String) {
        let pods = Podfile(text)
        hint = pods.floor
        note(path, isComputed: pods.isComputed)
    }

    private mutating func readTuist(_ text: String, _ path: String) {
        guard TuistProject.isProject(text) else { return }
        let folder = ProjectPath.folder(around: path)
        guard let project = TuistProject(text, folder: folder) else {
            return noteUnreadable(path)
        }
        described += project.targets
        if project.targets.isEmpty { floor = project.floor }
        let floors = project.targets.isEmpty ? [project.floor] : project.targets.map(\.floor)
        note(path, isComputed: floors.contains(where: \.isUnknown))
    }

    private mutating func readXcodeGen(_ text: String, _ path: String) {
        guard XcodeGenProject.isProject(text) else { return }
        guard let project = XcodeGenProject(text, folder: ProjectPath.folder(around: path))
        else { return noteUnreadable(path) }
        described += project.targets
        note(path, isComputed: project.isComputed)
    }

    private mutating func note(_ path: String, isComputed: Bool) {
        if isComputed { computed.append(path) }
    }

    /// Notes what should have said what the files run on, so that no folder above says it.
    private mutating func noteUnreadable(_ path: String) {
        unreadable.append(path)
        floor = floor ?? DeploymentTargets()
    }
}
#endif
