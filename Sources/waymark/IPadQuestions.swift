// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import ArgumentParser
    import Foundation
    import WaymarkMigration

    /// What `--ipad` takes.
    enum IPadOption: String, ExpressibleByArgument, CaseIterable {
        case stack, split, ask

        /// What becomes of all containers of which nothing else is said.
        var choice: IPadChoice { self == .split ? .split : .stack }
    }

    /// Asks a person about each container that looks different on an iPad or a Mac.
    enum IPadQuestions {
        /// Whether there is somebody to ask.
        static var canAsk: Bool { isatty(STDIN_FILENO) == 1 }

        /// The answers, by container.
        static func answers(to migration: Migration) -> [SiteID: IPadChoice] {
            var answers: [SiteID: IPadChoice] = [:]
            for entry in migration.results.flatMap(\.entries) where isAsked(entry) {
                let place = entry.place
                Output.complain("\(place.path):\(place.line): \(entry.subject) has one column.")
                answers[SiteID(path: place.path, offset: place.offset)] = answer()
            }
            return answers
        }

        private static func isAsked(_ entry: FileResult.Entry) -> Bool {
            entry.rule == "UseNavigationStack" && entry.fate == .migrated(.layout)
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
