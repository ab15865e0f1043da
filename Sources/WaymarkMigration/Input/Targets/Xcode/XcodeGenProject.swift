// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The targets that a `project.yml` of XcodeGen describes. What it does not say plainly is unknown.
struct XcodeGenProject {
    private let project: Yaml
    private let folder: String

    /// Reads a project; `nil` when the text is no project of XcodeGen, or not one that can be
    /// read.
    init?(_ text: String, folder: String) {
        guard let project = Yaml(text), case .mapping? = project["targets"] else { return nil }
        self.project = project
        self.folder = folder
    }

    /// True if a text is meant to be a project, even if it cannot be read.
    static func isProject(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("targets:") }
    }

    /// True where the versions of a target are computed or taken from elsewhere.
    var isComputed: Bool { targets.contains(where: \.floor.isUnknown) }

    /// The targets, by name.
    var targets: [BuildTarget] {
        (project["targets"]?.members ?? [:]).sorted { $0.key < $1.key }.map { name, own in
            let target = withTemplates(own)
            let paths = sources(of: target)
            return BuildTarget(
                name: name, in: folder, floor: floor(of: target),
                isForPhonesOnly: isForPhonesOnly(target),
                files: Set(paths.filter { $0.hasSuffix(".swift") }),
                folders: paths.filter { !$0.hasSuffix(".swift") },
                excluded: excluded(from: target))
        }
    }

    /// Returns the files and folders in the folders of a target that are left out, as far as whole
    /// ones are.
    private func excluded(from target: Yaml) -> Set<String> {
        let sources = target["sources"]?.elements ?? []
        return sources.reduce(into: []) { excluded, source in
            guard let path = source["path"]?.text else { return }
            let base = ProjectPattern.folder(of: path, in: folder)
            for pattern in (source["excludes"]?.elements ?? []).compactMap(\.text) {
                let place = ProjectPattern.folder(of: pattern, in: base)
                if place != base { excluded.insert(place) }
            }
        }
    }

    /// A target with what its templates say; itself where one of them cannot be told.
    private func withTemplates(_ target: Yaml, depth: Int = 0) -> Yaml {
        guard let names = target["templates"]?.elements, depth < 10 else { return target }
        var whole = Yaml.mapping([:])
        for name in names {
            guard let template = project["targetTemplates"]?[name.text ?? ""],
                !template.members.keys.contains(where: { $0.hasSuffix(":REPLACE") })
            else { return target }
            whole = whole.merging(withTemplates(template, depth: depth + 1))
        }
        var own = target.members
        own["templates"] = nil
        return whole.merging(.mapping(own))
    }

    private func sources(of target: Yaml) -> [String] {
        (target["sources"]?.elements ?? []).compactMap { $0.text ?? $0["path"]?.text }
            .map { ProjectPattern.folder(of: $0, in: folder) }
    }

    private func floor(of target: Yaml) -> DeploymentTargets {
        var floor = DeploymentTargets()
        for system in systems(of: target) {
            guard let version = version(of: system, target) else { return DeploymentTargets() }
            floor[system] = version
        }
        return floor
    }

    private func systems(of target: Yaml) -> [DeploymentTargets.System] {
        let named =
            ["auto", nil].contains(target["platform"]?.text) && isWhole(target)
            ? target["supportedDestinations"] ?? target["platform"] : target["platform"]
        let names = named?.elements.map { Self.platforms[$0.text ?? ""] } ?? []
        return names.contains(nil) ? [] : names.compactMap(\.self)
    }

    /// Returns the version that the target's settings say, else its own, else the project's.
    private func version(of system: DeploymentTargets.System, _ target: Yaml) -> Version? {
        let key = BuildSettings.deploymentKey(system)
        if let own = settings(key, of: target) { return Self.oldest(own) }
        if let own = target["deploymentTarget"] {
            return (own[system.rawValue]?.text ?? own.text).flatMap { Version($0) }
        }
        guard isWhole(target) else { return nil }
        if let common = settings(key, of: project) { return Self.oldest(common) }
        guard project["include"] == nil else { return nil }
        return project["options"]?["deploymentTarget"]?[system.rawValue]?.text
            .flatMap { Version($0) }
    }

    /// True if nothing outside of a target adds to what it says.
    private func isWhole(_ target: Yaml) -> Bool {
        target["templates"] == nil && target["settings"]?["groups"] == nil
    }

    /// The values of a setting in all configurations; `nil` when it is not set.
    private func settings(_ key: String, of owner: Yaml) -> [String]? {
        guard let settings = owner["settings"] else { return nil }
        let configurations = settings["configs"]?.members.values.map { $0[key] } ?? []
        let values = ([settings[key], settings["base"]?[key]] + configurations)
            .compactMap { $0 }
        return values.isEmpty ? nil : values.map { $0.text ?? "" }
    }

    /// The oldest of versions; `nil` when one of them is not known.
    private static func oldest(_ texts: [String]) -> Version? {
        let versions = texts.map { Version($0) }
        return versions.contains(nil) ? nil : versions.compactMap(\.self).min()
    }

    private func isForPhonesOnly(_ target: Yaml) -> Bool {
        let family =
            settings("TARGETED_DEVICE_FAMILY", of: target)
            ?? (isWhole(target) ? settings("TARGETED_DEVICE_FAMILY", of: project) : nil)
        guard let family, systems(of: target) == [.iOS] else {
            return false
        }
        let catalyst = [target, project].compactMap { settings("SUPPORTS_MACCATALYST", of: $0) }
        return catalyst.isEmpty && family.allSatisfy { $0 == "1" }
    }

    private static let platforms: [String: DeploymentTargets.System] = [
        "iOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "watchOS": .watchOS, "visionOS": .visionOS,
    ]
}
#endif
