// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Results for other programs.
struct Report: Encodable {
    struct Scenario: Encodable {
        let title: String
        let cases: [Case]
        let goals: [Goal]
    }

    struct Case: Encodable {
        let name: String
        let nanoseconds: Double
        let timesFloor: Double?
        let kilobytes: Int?
        let bytesPerRow: Int?
        let bodiesRun: Int?
        let nodesMade: Int?
        let nodesReleased: Int?
        let nodesVisited: Int?
        let patches: Int?
    }

    struct Goal: Encodable {
        let goal: String
        let found: String
        let isReached: Bool
    }

    let scenarios: [Scenario]

    init(_ outcomes: [Outcome]) {
        scenarios = outcomes.map { outcome in
            Scenario(
                title: outcome.title, cases: outcome.measurements.map(Case.init),
                goals: outcome.verdicts.map {
                    Goal(goal: $0.goal, found: $0.found, isReached: $0.isReached)
                })
        }
    }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: URL(fileURLWithPath: path))
    }
}

extension Report.Case {
    init(_ found: Measurement) {
        self.init(
            name: found.name, nanoseconds: found.nanoseconds, timesFloor: found.timesFloor,
            kilobytes: found.kilobytes, bytesPerRow: found.bytesPerRow,
            bodiesRun: found.work?.bodiesRun,
            nodesMade: found.work?.nodesMade, nodesReleased: found.work?.nodesReleased,
            nodesVisited: found.work?.nodesVisited, patches: found.work?.patches)
    }
}
