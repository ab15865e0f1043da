// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// What a `Podfile` says about systems: a hint, because targets may run on newer ones.
    enum Podfile {
        private static let systems: [String: Floor.System] = [
            ":ios": .iOS, ":osx": .macOS, ":tvos": .tvOS, ":watchos": .watchOS,
            ":visionos": .visionOS,
        ]

        /// The oldest version of each line `platform :ios, '15.0'`; unknown when one is not written
        /// out.
        static func floor(of text: String) -> Floor {
            var floor = Floor()
            for line in text.split(whereSeparator: \.isNewline) {
                let code = line.prefix { $0 != "#" }.drop { $0 == " " || $0 == "\t" }
                guard code.hasPrefix("platform ") || code.hasPrefix("platform(") else { continue }
                let words = code.dropFirst("platform".count).split { " ,()'\"".contains($0) }
                guard words.count == 2, let system = systems[String(words[0])],
                    let version = Version(words[1])
                else { return Floor() }
                floor[system] = min(floor[system] ?? version, version)
            }
            return floor
        }
    }
#endif
