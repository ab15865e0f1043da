// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import WaymarkMigration

/// Asks a person about each site, with the diff of all that changes with it.
final class SiteQuestions: Sendable {
    /// Repositories are planned side by side; their questions come one after the other.
    private let turn = NSLock()

    private enum Answer: Character, CaseIterable {
        case yes = "y"
        case no = "n"
        case all = "a"
        case none = "d"
        case quit = "q"

        var help: String {
            switch self {
            case .yes: "do this"
            case .no: "leave this"
            case .all: "do this and all that follow in the file"
            case .none: "leave this and all that follow in the file"
            case .quit: "leave this and all that follow"
            }
        }
    }

    /// The names of the sites that are to be done.
    @Sendable func answers(to questions: [SiteQuestion]) -> Set<String> {
        turn.withLock { ask(questions) }
    }

    private func ask(_ questions: [SiteQuestion]) -> Set<String> {
        var chosen: Set<String> = []
        var settled: [String: Bool] = [:]
        for (index, question) in questions.enumerated() {
            let file = question.rewrites[0].place.path
            if let isDone = settled[file] {
                if isDone { chosen.insert(question.id) }
                continue
            }
            switch answer(to: question, "\(index + 1)/\(questions.count)") {
            case .yes: chosen.insert(question.id)
            case .no: break
            case .all:
                chosen.insert(question.id)
                settled[file] = true
            case .none: settled[file] = false
            case .quit: return chosen
            }
        }
        return chosen
    }

    private func answer(to question: SiteQuestion, _ number: String) -> Answer {
        for rewrite in question.rewrites {
            let place = rewrite.place
            Output.complain(
                "\(place.path):\(place.line): \(rewrite.subject): \(rewrite.level.reason) "
                    + "[\(rewrite.rule)]")
        }
        Output.complain(question.diff, terminator: "")
        while true {
            Output.complain("(\(number)) Do this [y,n,a,d,q,?]? ", terminator: "")
            guard let line = readLine() else {
                Output.complain("")
                return .quit
            }
            let letter = line.trimmingCharacters(in: .whitespaces).lowercased().first
            if let answer = letter.flatMap(Answer.init) { return answer }
            for answer in Answer.allCases {
                Output.complain("\(answer.rawValue) - \(answer.help)")
            }
        }
    }
}
#endif
