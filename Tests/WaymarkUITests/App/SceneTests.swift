// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Scenes") struct SceneTests {
    @Test func aSceneHearsChangesOfItsAppsState() throws {
        let screen = Screen(app: Counting.self)
        try screen.press("Count")
        try screen.press("Count")
        #expect(Counting.journal.read() == ["0 to 1", "now 1", "1 to 2", "now 2"])
        #expect(screen.outline.hasPrefix("window"))
    }

    @Test func theCompletionOfAnAnimationIsCalled() async throws {
        let screen = Screen { Animating() }
        try screen.press("Start")
        #expect(screen.texts.contains("moved"))
        await wait { screen.texts.contains("done") }
        #expect(screen.texts.contains("done"))
    }

    @Test func datesAreWrittenInTheirStyle() {
        let screen = Screen {
            Text(Date(timeIntervalSinceNow: 150.2), style: .timer)
            Text("\(Date(timeIntervalSinceNow: -7_381), style: .relative) ago")
            Text("old").strikethrough(pattern: .dash)
        }
        #expect(screen.texts.first == "2:30")
        #expect(screen.texts.dropFirst().first == "2 hr, 3 min ago")
    }
}

private struct Counting: App {
    static let journal = Journal()
    @State private var count = 0

    var body: some Scene {
        WindowGroup("Counting", id: "main") { Button("Count") { count += 1 } }
            .onChange(of: count) { old, new in Self.journal.note("\(old) to \(new)") }
            .onChange(of: count, perform: { Self.journal.note("now \($0)") })
    }
}

private struct Animating: View {
    @State private var isMoved = false
    @State private var isDone = false

    var body: some View {
        Button("Start") {
            withAnimation(.linear(duration: 0.02)) {
                isMoved = true
            } completion: {
                isDone = true
            }
        }
        Text(isMoved ? "moved" : "here")
        Text(isDone ? "done" : "not done")
    }
}
