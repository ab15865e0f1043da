// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The targets that an Xcode project describes.
struct XcodeProject {
    private let objects: XcodeObjects
    private let paths: [String: String]
    /// The files of folders in step with the disk whose membership is not their folder's, by
    /// target.
    private let exceptions: [String: Set<String>]
    /// The targets, in the order of the project.
    private(set) var targets: [BuildTarget] = []

    /// Reads a project; `nil` when its file cannot be read.
    ///
    /// - Parameter path: The folder whose name ends in `.xcodeproj`.
    init?(at path: String) {
        guard let bytes = try? RegularFile.bytes(at: path + "/project.pbxproj"),
            let objects = XcodeObjects(Data(bytes)), let root = objects.root
        else { return nil }
        self.objects = objects
        paths = XcodePaths(objects, folder: Self.folder(of: path)).paths
        exceptions = Self.exceptions(objects, paths)
        targets = root.list("targets").compactMap { target($0, in: root, of: path) }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    private static func exceptions(_ objects: XcodeObjects, _ paths: [String: String])
        -> [String: Set<String>]
    {
        var found: [String: Set<String>] = [:]
        for (id, group) in objects.all(ofKind: "PBXFileSystemSynchronizedRootGroup") {
            for set in objects.all(group.list("exceptions")) {
                guard let folder = paths[id], let target = set["target"] else { continue }
                found[target, default: []].formUnion(
                    set.list("membershipExceptions").map { folder + "/" + $0 })
            }
        }
        return found
    }

    private func target(
        _ id: String, in root: XcodeObjects.Object, of project: String
    ) -> BuildTarget? {
        guard let object = objects[id] else { return nil }
        let folders = object.list("fileSystemSynchronizedGroups").compactMap { paths[$0] }
        let exceptions = exceptions[id] ?? []
        let excluded = exceptions.filter { file in
            folders.contains { file.hasPrefix($0 + "/") }
        }
        let outer = objects.configurations(of: root)
        let all = objects.configurations(of: object).map { name, configuration in
            BuildSettings(layers(configuration) + (outer[name].map(layers) ?? []))
        }
        return BuildTarget(
            name: object["name"] ?? "", in: project,
            floor: all.map { $0.floor(with: root.lastXcode) }.reduce(DeploymentTargets()) {
                $0.merging($1)
            },
            isForPhonesOnly: !all.isEmpty && all.allSatisfy(\.isForPhonesOnly),
            files: exceptions.subtracting(excluded).union(files(of: object)),
            folders: folders, excluded: excluded,
            productNames: Set(all.flatMap(\.productNames)))
    }

    private func layers(_ configuration: XcodeObjects.Object) -> [[String: String]] {
        let file = configuration["baseConfigurationReference"].flatMap { paths[$0] }
        guard let file else { return [configuration.settings] }
        return [configuration.settings, SettingsFile.settings(at: file)]
    }

    private func files(of target: XcodeObjects.Object) -> [String] {
        let phases = objects.all(target.list("buildPhases"))
        let sources = phases.filter { $0.kind == "PBXSourcesBuildPhase" }
        return objects.all(sources.flatMap { $0.list("files") }).compactMap {
            $0["fileRef"].flatMap { paths[$0] }
        }
    }
}
#endif
