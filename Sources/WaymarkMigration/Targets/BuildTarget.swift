// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// One target of a project: what it runs on, and which files belong to it.
    struct BuildTarget: Sendable {
        let name: String
        let floor: Floor
        let isForPhonesOnly: Bool
        let files: Set<String>
        let folders: [String]

        func contains(_ path: String) -> Bool {
            files.contains(path) || folders.contains { path.hasPrefix($0 + "/") }
        }
    }

    extension Floor {
        /// The older version of each system: what runs on both floors' systems.
        func merging(_ other: Floor) -> Floor {
            var merged = self
            for system in System.allCases {
                merged[system] = [self[system], other[system]].compactMap(\.self).min()
            }
            return merged
        }
    }
#endif
