// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkTesting

/// Every wrong use of navigation that is named: what is wrong, where, and what to do now.
@MainActor @Suite("The diagnostics of navigation") struct DiagnosticTests {
    @Test(
        "B03, B04, B06, B24, B27: a wrong use is said once, with names, place and remedy",
        arguments: WrongUse.all)
    func aWrongUseIsSaidOnce(use: WrongUse) throws {
        let screen = use.screen()
        for _ in 0..<2 {
            try use.act(screen)
            screen.resize(to: .regular)
            screen.resize(to: .compact)
        }
        let issues = screen.issues
        #expect(issues.count == 1, "\(issues)")
        let issue = try #require(issues.first)
        for words in use.says { #expect(issue.message.contains(words), "\(issue)") }
        #expect(issue.path.contains(use.place), "\(issue)")
    }

    @Test("There are fifteen of them")
    func thereAreFifteen() {
        #expect(WrongUse.all.count == 15)
        #expect(Set(WrongUse.all.map(\.name)).count == 15)
    }
}
