// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Finds out how a piece of source comes on screen.
struct Placements {
    /// A declaration, and what was passed on the way out of it.
    private struct Visit: Hashable {
        let name: Int
        let passed: Passed
    }

    private let ways: WaysToScreen
    /// True if it matters in which column a link leads to it.
    private let looksBehindLinks: Bool
    private var seen: Set<Visit> = []
    /// The ways in which it comes on screen.
    private(set) var all: Set<Placement> = []

    /// Looks from an occurrence outwards.
    init(of occurrence: Occurrence, in path: String, _ ways: WaysToScreen) {
        self.ways = ways
        looksBehindLinks = occurrence.kind != .legacyLink
        let start = Passed()
        go(ways.step(from: occurrence, in: path, mode(start)), start)
    }

    private func mode(_ passed: Passed) -> WaysToScreen.Mode {
        passed.isPushed ? .behindLink : looksBehindLinks ? .throughLinks : .untilLink
    }

    private mutating func go(_ step: WaysToScreen.Step, _ before: Passed) {
        let passed = before.followed(by: step.passed)
        switch step.end {
        case .stage(let stage): all.insert(passed.placement(stage, at: step.place))
        case .declaration(let number): climb(outOf: number, passed, step.place)
        }
    }

    /// Goes on where a declaration is used.
    private mutating func climb(
        outOf declaration: Int, _ passed: Passed, _ place: SiteID
    ) {
        let visit = Visit(name: ways.name(of: declaration), passed: passed)
        guard seen.insert(visit).inserted else { return }
        let exit = ways.exit(of: declaration, mode(passed))
        if exit.isOutermost {
            all.insert(passed.placement(.outside(isPushed: passed.isPushed), at: place))
        }
        for step in exit.steps { go(step, passed) }
    }
}
#endif
