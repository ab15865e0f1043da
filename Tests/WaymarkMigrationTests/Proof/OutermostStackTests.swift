// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import MigrationExamples
import SwiftUI
import Testing
import WaymarkTesting
@testable import WaymarkMigration

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

    @Test func whatIsTriedIsWhatIsWritten() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appendingPathComponent(
            "MigrationExamples/OutermostNavigationStack.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(Wrapper.outermostStack.declaration))
    }
}
#endif
