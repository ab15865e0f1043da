// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A plan of steps for people: what each does, its risk, what to try, and the command for it.
public struct PlanText: Sendable {
    /// The lines.
    public let text: String

    /// Describes the steps that a run found.
    ///
    /// - Parameter options: The options with which a step is done as it was planned.
    public init(_ migration: Migration, options: String) {
        let steps = migration.steps
        let blocks = steps.enumerated().map { index, step in
            Self.block(step, "\(index + 1) of \(steps.count)", options)
        }
        text = (blocks + [Self.end(steps, migration)]).joined(separator: "\n")
    }

    private static func block(_ step: PlanStep, _ number: String, _ options: String) -> String {
        let title = step.screens.isEmpty ? step.files[0] : step.screens.joined(separator: ", ")
        var lines = ["Step \(number): \(title)", "  Risk: \(step.risk.rawValue), \(reasons(step))"]
        lines += step.rewrites.map {
            "  \($0.place.path):\($0.place.line):\($0.place.column): \($0.subject) [\($0.rule)]"
        }
        lines += step.trials.map { "  Try: \($0)" }
        lines.append("  waymark migrate --write\(options) --step \(step.id)")
        return lines.map { $0 + "\n" }.joined()
    }

    private static func reasons(_ step: PlanStep) -> String {
        step.levels.sorted().filter { step.levels.count == 1 || $0 != .exact }
            .map(\.reason).joined(separator: "; ")
    }

    private static func end(_ steps: [PlanStep], _ migration: Migration) -> String {
        let sites = steps.map(\.rewrites.count).reduce(0, +)
        let left = migration.results.flatMap(\.entries).count {
            if case .refused = $0.disposition { true } else { false }
        }
        let rest = left == 0 ? "" : "; \(left) more need a person ('waymark lint' lists them)"
        return "\(steps.count) \(steps.count == 1 ? "step" : "steps") with \(sites) "
            + "\(sites == 1 ? "site" : "sites")\(rest)\n"
    }
}

/// A plan as `waymark plan --json` prints it. Members may be added; what a member means changes
/// only with the version.
public struct PlanContent: Encodable, Sendable {
    /// The version of this shape.
    let version = 1
    /// The steps, in the order in which they are best done.
    let steps: [Step]
    /// The files that could not be looked at.
    let problems: [MachineProblem]

    /// One step.
    struct Step: Encodable, Sendable {
        let id: String
        let screens: [String]
        let files: [String]
        /// `low`, `medium` or `high`.
        let risk: String
        let trials: [String]
        let rewrites: [Rewrite]
    }

    /// One rewrite.
    struct Rewrite: Encodable, Sendable {
        let rule: String
        let level: String
        let subject: String
        let path: String
        let line: Int
        let column: Int
    }

    /// The same as text.
    public var json: String { get throws { try MachineText.json(self) } }

    /// Describes the steps that a run found.
    public init(_ migration: Migration) {
        problems = migration.problems.map(MachineProblem.init)
        steps = migration.steps.map { step in
            Step(
                id: step.id, screens: step.screens,
                files: step.files.map { ProjectPath.name(of: $0) }, risk: step.risk.rawValue,
                trials: step.trials,
                rewrites: step.rewrites.map {
                    Rewrite(
                        rule: $0.rule, level: $0.level.rawValue, subject: $0.subject,
                        path: ProjectPath.name(of: $0.place.path), line: $0.place.line,
                        column: $0.place.column)
                })
        }
    }
}
#endif
