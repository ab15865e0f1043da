// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import Foundation
import WaymarkMigration

struct Migrate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints what would change, as a diff that 'git apply' takes.",
        discussion: """
            The diff names files from the root of the git repository, where 'git apply' takes \
            it. --write leaves everything as it is when one of the files that would change has \
            changes that git does not have.

            Exit codes: 0 done, 1 with --check when something would change, also when other \
            files could not be looked at, \(ExitStatus.help).
            """)

    @OptionGroup var scope: Scope

    @Flag(help: "Change the files.")
    var write = false

    @Flag(help: "Print nothing but the summary; exit with 1 when something would change.")
    var check = false

    @Flag(help: "With --write: also change files whose present state git does not have.")
    var allowDirty = false

    @Flag(help: "Also do what adds code that a person should read.")
    var assisted = false

    @Option(help: "What becomes of containers that iPads and Macs show as a sidebar.")
    var ipad: IPadOption?

    @Flag(help: "Print all sites and the diffs as JSON.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Only this step of 'waymark plan', at whatever level; may be repeated.",
            valueName: "step"))
    var step: [String] = []

    @Flag(help: "Ask about each site, as 'git add --patch' does, and write what is chosen.")
    var interactive = false

    @OptionGroup var selection: Selection

    func validate() throws {
        if interactive, check || json || !step.isEmpty {
            throw ValidationError("--interactive excludes --check, --json and --step")
        }
        if write, check { throw ValidationError("--write and --check exclude each other") }
        if ipad == .ask, !IPadQuestions.canAsk || scope.isStandardInput {
            throw ValidationError(
                "--ipad ask needs a terminal to ask on; use --ipad stack or --ipad split")
        }
        if allowDirty, !isWriting { throw ValidationError("--allow-dirty needs --write") }
        if scope.isStandardInput, isWriting || check || json || !step.isEmpty {
            throw ValidationError(
                "with '-' the result is printed; leave out --write, --interactive, --check, "
                    + "--json and --step")
        }
    }

    private var isWriting: Bool { write || interactive }

    func run() throws {
        let configuration = try scope.configuration()
        var options = try selection.options(configuration)
        if assisted { options.levels.insert(.assisted) }
        if let ipad {
            options.levels.insert(.layout)
            options.ipad = ipad.choice
        }
        if scope.isStandardInput { return try migrateStandardInput(options) }
        if ipad == .ask { options.answerIPad = IPadQuestions.answers }
        if isWriting { options.mayWrite = FileWriter.mayWrite }
        choose(&options)
        options.comparesFloors = json || !scope.quiet
        let migration = try scope.migration(options, configuration)
        try checkSteps(migration)
        let writing = isWriting ? Writing(migration.results, allowDirty: allowDirty) : nil
        let isWritten = writing?.isDone ?? false
        let problems = migration.problems + (writing?.problems ?? [])
        if json {
            let content = MigrationContent(
                migration, problems: problems, isWritten: isWritten)
            Output.write(try content.json)
        } else {
            for result in migration.results where !check && !isWriting { Output.write(result.diff) }
            Output.complain(problems)
        }
        try complainAboutComments(migration)
        if !scope.quiet {
            let left = writing?.problems.map(\.path) ?? []
            Output.complain(Summary(migration, isWritten: isWritten, left: left).text)
        }
        let wouldChange = migration.results.contains(where: \.isChanged)
        try ExitStatus(problems, hasFindings: check && wouldChange).end()
    }

    private func choose(_ options: inout MigrationOptions) {
        if interactive { options.choice = .ask(SiteQuestions().answers) }
        guard !step.isEmpty else { return }
        options.levels.formUnion(Level.allCases)
        options.plansSteps = true
        options.choice = .steps(Set(step))
    }

    /// Stops at the name of a step that is not in the plan.
    private func checkSteps(_ migration: Migration) throws {
        let known = Set(migration.steps.map(\.id))
        guard let name = step.first(where: { !known.contains($0) }) else { return }
        throw InputError(
            description: "there is no step '\(name)': it was done, or its lines have changed; "
                + "'waymark plan' lists the steps")
    }

    private func complainAboutComments(_ migration: Migration) throws {
        let faults = migration.results.flatMap(\.findingsAboutComments)
        Output.complain(try FindingFormat.text.text(faults, problems: []), terminator: "")
    }

    private func migrateStandardInput(_ options: MigrationOptions) throws {
        let source = try Output.standardInput()
        let migration = Migration(source: source, options)
        Output.complain(migration.problems)
        Output.write(migration.results.first?.after ?? source.bytes)
        if !scope.quiet { Output.complain(Summary(migration, isWritten: true).text) }
        try ExitStatus(migration.problems).end()
    }
}

/// The outcome for the files that were to be written.
private struct Writing {
    /// True if files were written: all, or all but those that the problems name.
    let isDone: Bool
    let problems: [FileProblem]

    /// Writes what changes, or nothing when git could not bring it all back.
    init(_ results: [FileResult], allowDirty: Bool) {
        let changed = results.filter(\.isChanged)
        let unsaved =
            allowDirty
            ? [] : GitState.unsaved(changed.filter { !$0.isNew }.map(\.source.path))
        isDone = unsaved.isEmpty
        problems = unsaved.isEmpty ? FileWriter.write(changed) : unsaved
    }
}
#endif
