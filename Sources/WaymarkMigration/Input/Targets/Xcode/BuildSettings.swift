// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The build settings that hold for one configuration of a target: what the target says, then
/// its settings file, then the project, then the project's file.
struct BuildSettings {
    private let layers: [[String: String]]

    /// - Parameter layers: The strongest first.
    init(_ layers: [[String: String]]) { self.layers = layers }

    /// A setting with what it refers to put in; `nil` when nobody sets it, or when it refers to
    /// something unknown.
    subscript(key: String) -> String? { value(key, from: 0, depth: 0) }

    private func value(_ key: String, from start: Int, depth: Int) -> String? {
        guard depth < 10 else { return nil }
        for index in layers.indices.dropFirst(start) {
            guard let raw = layers[index][key] else { continue }
            return expand(raw, of: key, in: index, depth: depth)
        }
        return nil
    }

    private func expand(_ raw: String, of key: String, in layer: Int, depth: Int) -> String? {
        var result = ""
        var rest = raw[...]
        while let start = rest.firstRange(of: "$(") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstIndex(of: ")") else { return nil }
            let name = String(rest[start.upperBound..<end])
            let found =
                name == "inherited"
                ? value(key, from: layer + 1, depth: depth + 1)
                : value(name, from: 0, depth: depth + 1)
            guard let found else { return nil }
            result += found
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The names under which the product may be imported, where the settings say other ones than
    /// the target's.
    var productNames: [String] {
        ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { self[$0] }
    }

    /// The oldest systems that the configuration is for.
    ///
    /// - Parameter xcode: The version of Xcode that the project is for, as `1620`: where nobody
    ///   names the oldest version of a system, Xcode takes the newest that it knows.
    func floor(with xcode: Int) -> DeploymentTargets {
        var floor = DeploymentTargets()
        for system in systems {
            floor[system] = self[Self.deploymentKey(system)].flatMap { Version($0) }
        }
        return floor.isUnknown && namesNoVersion && xcode >= Self.firstXcodeWithNewContainers
            ? DeploymentTargets.newContainers.narrowed(to: Set(systems)) : floor
    }

    private static let firstXcodeWithNewContainers = 1410

    private var namesNoVersion: Bool {
        DeploymentTargets.System.allCases.allSatisfy { system in
            layers.allSatisfy { $0[Self.deploymentKey(system)] == nil }
        }
    }

    /// The systems that it is built for.
    private var systems: [DeploymentTargets.System] {
        let named = "\(self["SUPPORTED_PLATFORMS"] ?? "") \(self["SDKROOT"] ?? "")"
        let found = DeploymentTargets.System.allCases.filter {
            named.contains(Self.platform($0))
        }
        return found.isEmpty ? DeploymentTargets.System.allCases : found
    }

    private static func platform(_ system: DeploymentTargets.System) -> String {
        switch system {
        case .iOS: "iphoneos"
        case .macOS: "macosx"
        case .tvOS: "appletvos"
        case .watchOS: "watchos"
        case .visionOS: "xros"
        }
    }

    /// The setting that names the oldest version of a system.
    static func deploymentKey(_ system: DeploymentTargets.System) -> String {
        switch system {
        case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }

    /// True if it is for iPhones only, so that no iPad shows columns.
    var isForPhonesOnly: Bool {
        systems == [.iOS] && self["TARGETED_DEVICE_FAMILY"] == "1"
            && self["SUPPORTS_MACCATALYST"] != "YES"
    }
}
#endif
