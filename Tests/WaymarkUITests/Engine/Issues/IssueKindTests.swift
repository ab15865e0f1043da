// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkUI

/// Kinds of issues, which the folders that they are about declare.
@MainActor @Suite("Kinds of issues") struct IssueKindTests {
    @Test func aKindIsCalledAsWhatDeclaresIt() {
        #expect(RuntimeIssue.Kind.nestedStack.name == "nestedStack")
        #expect(RuntimeIssue.Kind.staleElements([]).name == "staleElements")
        #expect(
            RuntimeIssue.Kind.duplicateTag(tag: "1", container: "List").name == "duplicateTag")
    }

    @Test func kindsWithOtherFactsAreOthers() {
        #expect(RuntimeIssue.Kind.mixedScreens(type: "Int") == .mixedScreens(type: "Int"))
        #expect(RuntimeIssue.Kind.mixedScreens(type: "Int") != .mixedScreens(type: "String"))
    }

    @Test func aKindSaysWhatIsWrongAndThenWhatToDo() {
        #expect(
            RuntimeIssue.Kind.constantBinding(of: "path").sentence
                == "'path' is bound to a constant, so it cannot change. Bind it to state.")
    }

    @Test func anIssueIsToldOnceForEachPlaceAndFact() {
        let log = IssueLog()
        log.onIssue = { _ in }
        for _ in 0..<2 {
            log.report(.mixedScreens(type: "Int"), path: "one view")
            log.report(.mixedScreens(type: "Int"), path: "another view")
            log.report(.mixedScreens(type: "String"), path: "one view")
        }
        #expect(log.issues.map(\.path) == ["one view", "another view", "one view"])
    }
}
