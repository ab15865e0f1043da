// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import MigrationExamples
import SwiftUI
import Testing
import WaymarkTesting

@Suite("A stack that its own links lead to") @MainActor struct OutermostStackTests {
    @Test func pushedItIsAScreenOfTheStackAroundIt() throws {
        let screen = Screen { OutermostExample() }
        #expect(screen.title == "Start")
        try screen.press("Next")
        try screen.press("Start again")
        #expect(screen.title == "Start")
        #expect(screen.depth == 2)
        #expect(screen.outline.split(separator: "\n").count { $0.contains("screen") } == 1)
        try screen.press("Next")
        try screen.back()
        try screen.back()
        try screen.back()
        #expect(screen.title == "Start")
        #expect(screen.depth == 0)
        #expect(screen.issues.isEmpty)
    }
}
#endif
