// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The systems that a `Podfile` names: a hint, because targets may run on newer ones.
struct Podfile {
    /// The oldest version of each line `platform :ios, '15.0'`; unknown when one is not written
    /// out.
    private(set) var floor = DeploymentTargets()
    /// True if there are versions that are not written out.
    private(set) var isComputed = false

    private static let systems: [String: DeploymentTargets.System] = [
        ":ios": .iOS, ":osx": .macOS, ":tvos": .tvOS, ":watchos": .watchOS,
        ":visionos": .visionOS,
    ]

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.prefix { $0 != "#" }.drop { $0 == " " || $0 == "\t" }
            guard code.hasPrefix("platform ") || code.hasPrefix("platform(") else { continue }
            let words = code.dropFirst("platform".count).split { " ,()'\"".contains($0) }
            guard words.count == 2, let system = Self.systems[String(words[0])],
                let version = Version(words[1])
            else {
                floor = DeploymentTargets()
                isComputed = true
                return
            }
            floor[system] = min(floor[system] ?? version, version)
        }
    }
}
#endif
