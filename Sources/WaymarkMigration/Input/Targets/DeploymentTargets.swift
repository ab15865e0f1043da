// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The oldest systems that a target runs on.
public struct DeploymentTargets: Hashable, Sendable, CustomStringConvertible {
    /// A system that SwiftUI runs on.
    public enum System: String, Sendable, CaseIterable {
        case iOS, macOS, tvOS, watchOS, visionOS
    }

    private var versions: [System: Version] = [:]

    /// The floor of a target of which nothing is known.
    public init() {}

    /// Names the oldest version of each system, as `[.iOS: Version(16)]`.
    public init(_ versions: [System: Version]) { self.versions = versions }

    /// The oldest version of a system; `nil` when the target is not for it, or nothing is
    /// known.
    public subscript(system: System) -> Version? {
        get { versions[system] }
        set { versions[system] = newValue }
    }

    /// The systems that the target is for.
    var systems: Set<System> { Set(versions.keys) }

    /// True if nothing is known.
    public var isUnknown: Bool { versions.isEmpty }

    /// The systems and versions, as `iOS 16, macOS 13`.
    public var description: String {
        DeploymentTargets.System.allCases.compactMap { system in
            versions[system].map { "\(system.rawValue) \($0)" }
        }.joined(separator: ", ")
    }

    /// True if what exists since `since` can be used by a target with this floor.
    public func has(_ since: DeploymentTargets) -> Bool {
        versions.allSatisfy { system, version in
            guard let needed = since.versions[system] else { return true }
            return version >= needed
        }
    }
}

extension DeploymentTargets {
    /// The first systems with `NavigationStack` and `NavigationSplitView`.
    static let newContainers = DeploymentTargets([
        .iOS: Version(16), .macOS: Version(13), .tvOS: Version(16), .watchOS: Version(9),
    ])
}

extension DeploymentTargets.System {
    /// Reads a name as `#available` has it, extensions of apps included.
    init?(written name: String) {
        self.init(rawValue: name.replacing("ApplicationExtension", with: ""))
    }
}

/// The number of a system's version.
public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int

    /// Names a version, as 16 or 16.4.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads `16`, `16.4` and `v16_4`; `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.drop { $0 == "v" }.split { $0 == "." || $0 == "_" }.map { Int($0) }
        guard let first = parts.first, let major = first, !parts.contains(nil) else {
            return nil
        }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    /// The version as people write it.
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// Orders versions by age.
    public static func < (a: Version, b: Version) -> Bool {
        (a.major, a.minor) < (b.major, b.minor)
    }
}
#endif
