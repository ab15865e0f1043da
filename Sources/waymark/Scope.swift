// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import WaymarkMigration

/// The options that say which files to look at.
struct Scope: ParsableArguments {
    @Argument(help: "Files and folders; '-' reads standard input.")
    var paths = ["."]

    @Option(
        help: ArgumentHelp(
            "Only files that changed since a git revision, or that git does not know yet.",
            valueName: "revision"))
    var since: String?

    @Option(
        help: ArgumentHelp(
            "Only files of this target; may be repeated.", valueName: "target"))
    var target: [String] = []

    @Option(
        help: ArgumentHelp(
            "Leave out files and folders, as 'Generated' or 'App/**/*.pb.swift'; may be repeated.",
            valueName: "pattern"))
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "The configuration, instead of the '.waymark.yml' nearest to the paths.",
            valueName: "file"))
    var config: String?

    @Flag(help: "Print no progress and no summary.")
    var quiet = false

    func validate() throws {
        if paths.contains("") {
            throw ValidationError("a path is empty; name files and folders, or leave it out")
        }
        if since != nil, isStandardInput {
            throw ValidationError("--since needs files; it does not work with '-'")
        }
        if paths.contains("-"), !isStandardInput {
            throw ValidationError("'-' stands alone; name files, or read standard input")
        }
    }

    var isStandardInput: Bool { paths == ["-"] }

    /// The settings of the project around the paths.
    func configuration() throws -> Configuration {
        do throws(ConfigurationError) {
            let rules = Catalog.rules.map { $0.name }
            if let config { return try Configuration(contentsOf: config, rules: rules) }
            let places = isStandardInput ? ["."] : paths
            guard let file = try Configuration.file(for: places) else { return Configuration() }
            return try Configuration(contentsOf: file, rules: rules)
        } catch {
            throw InputError(error)
        }
    }

    /// Runs over what is named.
    func migration(_ options: MigrationOptions, _ configuration: Configuration) throws
        -> Migration
    {
        var options = options
        options.targets = target.isEmpty ? configuration.targets : Set(target)
        options.excludes =
            exclude.isEmpty
            ? configuration.excludes : exclude.map { PathPattern($0, in: Output.workingFolder) }
        if let since {
            do throws(GitFailure) {
                options.files = try GitState.filesChanged(since: since, around: paths)
            } catch {
                throw ValidationError("--since \(since): \(error.reason)")
            }
        }
        let progress = quiet ? nil : Output.progress()
        if let progress { options.onStep = { progress.note($0) } }
        if let progress, let answer = options.answerIPad {
            options.answerIPad = {
                progress.end()
                return answer($0)
            }
        }
        defer { progress?.end() }
        let migration = Migration(paths: paths, options)
        try check(options.targets, among: migration.targets, configuration)
        return migration
    }

    /// Stops at the name of a target that no project file has.
    private func check(
        _ names: Set<String>, among known: Set<String>, _ configuration: Configuration
    ) throws {
        guard let name = names.subtracting(known).min() else { return }
        let place = target.isEmpty ? configuration.path.map { "\($0): " } ?? "" : ""
        let hint = NearestName.hint(for: name, among: known)
        let all = known.isEmpty ? "none" : known.sorted().joined(separator: ", ")
        throw InputError(
            description: "\(place)there is no target '\(name)'\(hint); known are \(all)")
    }
}
#endif
