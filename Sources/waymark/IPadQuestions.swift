// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import Foundation
import WaymarkMigration

/// The values that `--ipad` takes.
enum IPadOption: String, ExpressibleByArgument, CaseIterable {
    case stack, split, ask

    /// The way to migrate all containers of which nothing else is said.
    var choice: IPadChoice { self == .split ? .split : .stack }
}

/// Asks a person about each container that looks different on an iPad or a Mac.
enum IPadQuestions {
    /// True if there is somebody to ask.
    static var canAsk: Bool { isatty(STDIN_FILENO) == 1 }

    /// Repositories are planned side by side; their questions come one after the other.
    private static let turn = NSLock()

    /// The answers, by container.
    @Sendable static func answers(to questions: [IPadQuestion]) -> [SiteID: IPadChoice] {
        turn.withLock {
            var answers: [SiteID: IPadChoice] = [:]
            for question in questions {
                let place = question.place
                Output.complain(
                    "\(place.path):\(place.line): \(question.subject) has one column.")
                answers[question.site] = answer()
            }
            return answers
        }
    }

    private static func answer() -> IPadChoice {
        while true {
            Output.complain("  On iPads and Macs: stack, split, or leave?")
            guard let line = readLine() else { return .leave }
            let word = line.trimmingCharacters(in: .whitespaces).lowercased()
            let matches = IPadChoice.allCases.filter {
                !word.isEmpty && $0.rawValue.hasPrefix(word)
            }
            if let choice = matches.first, matches.count == 1 { return choice }
        }
    }
}
#endif
