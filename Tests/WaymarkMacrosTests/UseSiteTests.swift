// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

/// Uses of the macros as an app writes them, in `UseSite.swift`.
@MainActor @Suite struct UseSiteTests {
    @Test func anEntryHasItsDefaultValue() {
        let values = EnvironmentValues()
        #expect(values.accent == nil)
        #expect(values.count == 3)
        #expect(values.names == [:])
        #expect(values.join("a", "b") == "a}b")
        #expect(values.text == "\"quoted\" and1")
    }

    @Test func anEntryKeepsWhatIsSet() {
        var values = EnvironmentValues()
        values.count = 4
        values.accent = .red
        #expect(values.count == 4)
        #expect(values.accent == .red)
        #expect(EnvironmentValues().count == 3)
    }

    @Test func theDefaultValueIsMadeOnce() {
        #expect(EnvironmentValues().model === EnvironmentValues().model)
    }

    @Test func aTransactionHasEntriesToo() {
        var transaction = Transaction()
        #expect(transaction.speed == 1)
        transaction.speed = 2
        #expect(transaction.speed == 2)
    }

    @Test func viewsWithEqualPropertiesAreEqual() {
        #expect(areEqual(Screens.Row(id: 1), Screens.Row(id: 1)))
        #expect(!areEqual(Screens.Row(id: 1), Screens.Row(id: 2)))
    }

    @Test func stateAndIgnoredPropertiesDoNotCount() {
        let row = Screens.Row(id: 1, isOpen: true, hint: "a", onTap: {})
        #expect(areEqual(row, Screens.Row(id: 1)))
    }

    @Test func aGenericViewComparesItsContent() {
        let framed = Framed(width: 1, content: Screens.Row(id: 1))
        #expect(areEqual(framed, Framed(width: 1, content: Screens.Row(id: 1))))
        #expect(!areEqual(framed, Framed(width: 2, content: Screens.Row(id: 1))))
        #expect(!areEqual(framed, Framed(width: 1, content: Screens.Row(id: 2))))
    }

    @Test func aClosureMakesViewsUnequal() {
        let action = Action {}
        #expect(!areEqual(action, action))
    }
}
