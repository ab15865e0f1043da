// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Runs the scenarios and prints what they cost, as Markdown.
@main @MainActor struct Benchmarks {
    static let scenarios: [any Scenario] = [
        MountRows(), OwnState(), ParentArray(), NestedLeaf(), KeyedShuffle(), PushAndPop(),
        DeepPath(), RecipeScreen(), SelectRow(), LinkRows(), RowMemory(), ObservingBody(),
    ]

    static func main() throws {
        let options: Options
        do {
            options = try Options(CommandLine.arguments.dropFirst())
        } catch let error as OptionError {
            complain("benchmarks: \(error.message)\n\(Options.help)")
            exit(2)
        }
        if options.wantsHelp { return print(Options.help) }
        let outcomes = run(options)
        try options.jsonPath.map(Report(outcomes).write)
        if options.isChecking { check(outcomes) }
    }

    private static func run(_ options: Options) -> [Outcome] {
        let sampling = Sampling(rounds: options.rounds)
        let wanted = scenarios.filter { options.only.map($0.title.contains) ?? true }
        return wanted.map { scenario in
            let outcome = Outcome(scenario, sampling)
            print(Table(outcomes: [outcome]).text + "\n")
            return outcome
        }
    }

    private static func check(_ outcomes: [Outcome]) {
        let missed = outcomes.flatMap { outcome in
            outcome.verdicts.filter { !$0.isReached }.map { (outcome.title, $0) }
        }
        for (title, verdict) in missed {
            complain("\(title): missed: \(verdict.goal); found: \(verdict.found)")
        }
        if !missed.isEmpty { exit(1) }
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
