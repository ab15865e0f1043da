// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The targets that an Xcode project describes.
struct XcodeProject {
    let objects: XcodeObjects
    /// The folder that the project lies in.
    let folder: String
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
        let file = path + "/project.pbxproj"
        guard let bytes = try? RegularFile.bytes(at: file, mostBytes: Self.mostBytes),
            let objects = XcodeObjects(Data(bytes)), let root = objects.root
        else { return nil }
        self.objects = objects
        folder = Self.folder(of: path)
        paths = XcodePaths(objects, folder: folder).paths
        exceptions = Self.exceptions(objects, paths)
        targets = root.list("targets").compactMap { target($0, of: path) }
    }

    /// No project that people work with has as many bytes.
    private static let mostBytes = 64 << 20

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

    private func target(_ id: String, of project: String) -> BuildTarget? {
        guard let root = objects.root, let object = objects[id] else { return nil }
        let folders = object.list("fileSystemSynchronizedGroups").compactMap { paths[$0] }
        let exceptions = exceptions[id] ?? []
        let excluded = exceptions.filter { file in
            folders.contains { file.hasPrefix($0 + "/") }
        }
        let all = settings(of: object).values
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

    /// The target of a name.
    func object(ofTarget name: String) -> XcodeObjects.Object? {
        objects.all(objects.root?.list("targets") ?? []).first { $0["name"] == name }
    }

    /// The settings of each configuration of a target, by name.
    func settings(of target: XcodeObjects.Object) -> [String: BuildSettings] {
        let outer = objects.root.map(objects.configurations) ?? [:]
        let inner = objects.configurations(of: target)
        return Dictionary(
            uniqueKeysWithValues: inner.map { name, configuration in
                let common = outer[name].map(layers) ?? []
                return (name, BuildSettings(layers(configuration) + common))
            })
    }

    private func layers(_ configuration: XcodeObjects.Object) -> [[String: String]] {
        guard let file = settingsFile(of: configuration) else { return [configuration.settings] }
        return [configuration.settings, SettingsFile.settings(at: file)]
    }

    /// The file of settings that a configuration is based on; in a folder that is kept in step with
    /// the disk it is named by its path from there.
    private func settingsFile(of configuration: XcodeObjects.Object) -> String? {
        if let file = configuration["baseConfigurationReference"] { return paths[file] }
        guard let folder = configuration["baseConfigurationReferenceAnchor"].flatMap({ paths[$0] }),
            let name = configuration["baseConfigurationReferenceRelativePath"]
        else { return nil }
        return folder + "/" + name
    }

    private func files(of target: XcodeObjects.Object) -> [String] {
        files(in: "PBXSourcesBuildPhase", of: target)
    }

    /// The files that a kind of build phase takes; a group of translations stands for its files.
    func files(in phase: String, of target: XcodeObjects.Object) -> [String] {
        let phases = objects.all(target.list("buildPhases")).filter { $0.kind == phase }
        return objects.all(phases.flatMap { $0.list("files") }).flatMap { file -> [String] in
            guard let id = file["fileRef"] else { return [] }
            let group = objects[id].flatMap { $0.kind == "PBXVariantGroup" ? $0 : nil }
            return (group?.list("children") ?? [id]).compactMap { paths[$0] }
        }
    }
}
#endif
