// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import Foundation
import WaymarkMigration

struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists what could be migrated and what needs a person; changes nothing.",
        discussion: """
            Findings of severity 'high' and 'critical' are errors, the others are warnings, in \
            every format.

            A comment '// waymark:ignore RULE – reason' at the end of a line, or on a line \
            before it, leaves that line out; 'all' stands for every rule.

            Exit codes: 0 nothing found outside of the baseline, 1 something found, also when \
            other files could not be looked at, \(ExitStatus.help).
            """)

    @OptionGroup var scope: Scope

    @Option(help: "How findings are written: text, json, sarif or github.")
    var format: FindingFormat?

    @Flag(help: "The same as --format json, sarif or github.")
    var short: ShortFormat?

    @OptionGroup var known: KnownFindings

    @OptionGroup var selection: Selection

    func validate() throws {
        if let format, let short, format != short.format {
            throw ValidationError("--format and --\(short.rawValue) exclude each other")
        }
        if scope.since != nil, known.writeBaseline != nil {
            throw ValidationError("--write-baseline needs all files; leave out --since")
        }
        if scope.isStandardInput, known.isUsed {
            throw ValidationError("a baseline needs files; it does not work with '-'")
        }
    }

    func run() throws {
        let configuration = try scope.configuration()
        let options = try selection.options(configuration)
        let migration =
            scope.isStandardInput
            ? Migration(source: try Output.standardInput(), options)
            : try scope.migration(options, configuration)
        let all = migration.findings
        let findings = try known.unknown(
            among: all, of: migration, scope.isStandardInput ? nil : configuration.baseline)
        let format = self.format ?? short?.format ?? .text
        Output.write(try format.text(findings, problems: migration.problems))
        Output.complain(migration.problems)
        if !scope.quiet { complain(findings.count, known: all.count - findings.count) }
        try ExitStatus(migration.problems, hasFindings: !findings.isEmpty).end()
    }

    private func complain(_ count: Int, known: Int) {
        let rest = known > 0 ? ", and \(known) in the baseline" : ""
        Output.complain("\(count) \(count == 1 ? "finding" : "findings")\(rest)")
    }
}

/// The formats that have an option of their own.
enum ShortFormat: String, EnumerableFlag {
    case json, sarif, github

    var format: FindingFormat {
        switch self {
        case .json: .json
        case .sarif: .sarif
        case .github: .github
        }
    }
}

extension FindingFormat: ExpressibleByArgument {}
#endif
