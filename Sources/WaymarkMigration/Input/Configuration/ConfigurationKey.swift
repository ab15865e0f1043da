// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A key of a configuration file, with what it means.
enum ConfigurationKey: String, CaseIterable {
    case targets, rules, exclude, floors, baseline

    /// The description of the key in the schema.
    var summary: String {
        switch self {
        case .targets: "The only targets whose files are looked at."
        case .rules: "The rules that are used."
        case .exclude:
            "Files and folders of which nothing is said, as patterns from the folder of this "
                + "file: '*' stands for anything in a name, '**' for any folders. A pattern "
                + "without a slash is looked for in all folders."
        case .floors: "The oldest system of each kind that the app runs on."
        case .baseline: "The list of findings that the project lives with."
        }
    }
}

/// A key below `rules`.
enum RulesKey: String, CaseIterable {
    case only, also, skip

    /// The description of the key in the schema.
    var summary: String {
        switch self {
        case .only: "The only rules to use."
        case .also: "Optional rules to use too."
        case .skip: "Rules that are left out."
        }
    }
}
#endif
