// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import RandomCases
import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

/// Split views under random events: whatever happens, what is shown follows from the bindings.
@MainActor @Suite("Random split views") struct RandomSplitTests {
    @Test(
        "NAV-100, NAV-104, NAV-105, NAV-115, NAV-121, 122, 123, 124, 125, 126, 127, 130: ten thousand random steps",
        arguments: [2, 3], [false, true])
    func whatIsShownFollowsFromTheBindings(columns: Int, hasPreference: Bool) throws {
        for seed in Seeds.first(25) {
            let model = SplitModel(
                columnCount: columns, column: hasPreference ? Recorded(.sidebar) : nil)
            var walk = SplitWalk(model, seed: seed)
            for step in 0..<100 {
                let name = try walk.step()
                let faults = walk.faults
                guard faults.isEmpty else {
                    Issue.record(
                        "step \(step), \(name): \(faults.joined(separator: "; ")); \(Seeds.advice(seed))"
                    )
                    return
                }
            }
        }
    }
}
