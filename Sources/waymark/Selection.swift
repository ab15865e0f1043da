// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import WaymarkMigration

/// The options that say which rules to use, and for which systems.
struct Selection: ParsableArguments {
    @Option(help: ArgumentHelp("Use this rule only; may be repeated.", valueName: "rule"))
    var only: [String] = []

    @Option(
        help: ArgumentHelp("Use this optional rule too; may be repeated.", valueName: "rule"))
    var also: [String] = []

    @Option(help: ArgumentHelp("Leave this rule out; may be repeated.", valueName: "rule"))
    var skip: [String] = []

    @Option(help: ArgumentHelp("The oldest iOS that the app runs on.", valueName: "version"))
    var minIos: String?

    @Option(help: ArgumentHelp("The oldest macOS that the app runs on.", valueName: "version"))
    var minMacos: String?

    /// The options, and what the configuration says where there is none.
    func options(_ configuration: Configuration) throws -> MigrationOptions {
        var options = MigrationOptions()
        for name in only + also + skip where Catalog.rule(named: name) == nil {
            let hint = NearestName.hint(for: name, among: Catalog.rules.map { $0.name })
            throw ValidationError(
                "there is no rule '\(name)'\(hint); 'waymark rules' lists them")
        }
        if let both = Set(only + also).intersection(skip).first {
            throw ValidationError("'\(both)' is asked for and left out with --skip")
        }
        options.only = only.isEmpty ? configuration.only.subtracting(skip) : Set(only)
        options.also = also.isEmpty ? configuration.also.subtracting(skip) : Set(also)
        options.skipped =
            skip.isEmpty ? configuration.skipped.subtracting(only + also) : Set(skip)
        options.floor = configuration.floor
        if let minIos { options.floor[.iOS] = try version(minIos, "--min-ios") }
        if let minMacos { options.floor[.macOS] = try version(minMacos, "--min-macos") }
        return options
    }

    private func version(_ text: String, _ option: String) throws -> Version {
        guard let version = Version(text) else {
            throw ValidationError("\(option) takes a version such as 16 or 16.4, not '\(text)'")
        }
        return version
    }
}
#endif
