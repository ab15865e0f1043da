// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One question about speed: cases beside one another, and what must hold between them.
@MainActor protocol Scenario {
    var title: String { get }
    /// The meaning of the numbers, in a sentence or two.
    var note: String { get }
    func measure(_ sampling: Sampling) -> [Measurement]
    /// The goals that must be reached on every machine.
    var goals: [Goal] { get }
}

extension Scenario {
    var goals: [Goal] { [] }
}

/// The name of the case that every other one of a scenario is compared with.
let floorName = "floor"

/// The measurements of a scenario, and the verdicts on its goals.
struct Outcome {
    let title: String
    let note: String
    let measurements: [Measurement]
    let verdicts: [Verdict]

    @MainActor init(_ scenario: any Scenario, _ sampling: Sampling) {
        title = scenario.title
        note = scenario.note
        var found = scenario.measure(sampling)
        let floor = found.first { $0.name == floorName }?.nanoseconds
        for index in found.indices where found[index].name != floorName {
            found[index].timesFloor = floor.map { found[index].nanoseconds / $0 }
        }
        measurements = found
        verdicts = scenario.goals.map { $0.verdict(on: found) }
    }
}
