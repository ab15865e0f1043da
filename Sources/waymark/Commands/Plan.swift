// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import WaymarkMigration

struct Plan: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Orders a migration into steps that can be reviewed and done one at a time.",
        discussion: """
            A step is a screen with all that has to change together with it. Those that ask \
            least of a person come first. Each says its risk, what to try by hand afterwards, and \
            the command that does just it; 'waymark lint' then shows what is left. The name of a \
            step stays the same while its lines do.

            Exit codes: 0 done, \(ExitStatus.help).
            """)

    @OptionGroup var scope: Scope

    @Option(
        help: "What becomes of containers that iPads and Macs show as a sidebar: stack or split.")
    var ipad: IPadOption?

    @Flag(help: "Print the steps as JSON.")
    var json = false

    @OptionGroup var selection: Selection

    func validate() throws {
        if scope.isStandardInput { throw ValidationError("a plan needs files, not '-'") }
        if ipad == .ask { throw ValidationError("--ipad takes stack or split here") }
    }

    func run() throws {
        let configuration = try scope.configuration()
        var options = try selection.options(configuration)
        options.levels.formUnion(Level.allCases)
        options.ipad = ipad?.choice ?? .stack
        options.plansSteps = true
        let migration = try scope.migration(options, configuration)
        Output.complain(migration.problems)
        Output.write(
            json
                ? try PlanContent(migration).json : PlanText(migration, options: given).text)
        try ExitStatus(migration.problems).end()
    }

    /// The options of this command that a step has to be done with.
    private var given: String {
        let named =
            [("--ipad", ipad?.rawValue), ("--min-ios", selection.minIos)]
            + [("--min-macos", selection.minMacos), ("--config", scope.config)]
            + selection.only.map { ("--only", $0) } + selection.also.map { ("--also", $0) }
            + selection.skip.map { ("--skip", $0) } + scope.target.map { ("--target", $0) }
            + scope.exclude.map { ("--exclude", $0) }
        let options = named.compactMap { name, value in value.map { " \(name) \(quoted($0))" } }
        let places = scope.paths == ["."] ? [] : scope.paths.map { " " + quoted($0) }
        return (options + places).joined()
    }

    /// A word as a shell takes it.
    private func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=+:@%".contains($0) }
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
}
#endif
