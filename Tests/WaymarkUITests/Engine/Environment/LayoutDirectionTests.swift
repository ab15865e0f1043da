// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Layout direction") struct LayoutDirectionTests {
    @Test func whatIsBelowStandsInTheDirectionThatWasSet() throws {
        let stage = Stage { Turning() }
        #expect(lines(stage, "right to left").isEmpty)
        try stage.press("Turn")
        let turned = lines(stage, "right to left")
        #expect(turned.count == 1 && turned[0].contains("stack"))
        try stage.press("Turn")
        #expect(lines(stage, "right to left").isEmpty)
    }

    @Test("A sheet lies outside of the view that presents it, and is mirrored all the same")
    func aSheetIsMirroredToo() {
        let stage = Stage {
            Text("Under")
                .sheet(isPresented: .constant(true)) { Text("Above") }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(lines(stage, "right to left").contains { $0.contains("sheet") })
    }

    private func lines(_ stage: Stage, _ words: String) -> [Substring] {
        stage.outline.split(separator: "\n").filter { $0.contains(words) }
    }
}

private struct Turning: View {
    @State private var isMirrored = false

    var body: some View {
        NavigationStack { Button("Turn") { isMirrored.toggle() } }
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
}
