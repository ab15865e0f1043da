// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

@testable import WaymarkTesting
@testable import WaymarkUI

/// Tests of the commands to renderers, and of what renderers have measured.
@MainActor struct CommandTests {
    private struct Rows: View {
        @State private var count = 3

        var body: some View {
            ScrollViewReader { proxy in
                Button("Last") { proxy.scrollTo(count - 1, anchor: .bottom) }
                Button("One more") {
                    count += 1
                    proxy.scrollTo(count - 1)
                }
                Button("Nowhere") { proxy.scrollTo("nowhere") }
                Button("Foot") { proxy.scrollTo("foot", anchor: UnitPoint(x: 0.5, y: 0.25)) }
                List {
                    ForEach(0..<count, id: \.self) { Text("Row \($0)") }
                    Text("Foot").id("foot")
                }
            }
        }
    }

    @Test func scrollingNamesTheElementThatHasTheIdentity() throws {
        let stage = Stage { Rows() }
        try stage.press("Last")
        #expect(stage.checker.commands.count == 1)
        guard case .scroll(let id, let anchor) = stage.checker.commands.first else { return }
        #expect(words(of: id, stage) == ["Row 2"])
        #expect(anchor == ScrollAnchor(x: 0.5, y: 1))
        try stage.press("Foot")
        guard case .scroll(let foot, let quarter) = stage.checker.commands.last else { return }
        #expect(words(of: foot, stage) == ["Foot"])
        #expect(quarter == ScrollAnchor(x: 0.5, y: 0.25))
    }

    /// The batch brings the row, and then the command that needs it.
    @Test func aRowOfTheSameActionIsScrolledTo() throws {
        let stage = Stage { Rows() }
        try stage.press("One more")
        guard case .scroll(let id, nil) = stage.checker.commands.last else {
            Issue.record("nothing was scrolled to")
            return
        }
        #expect(words(of: id, stage) == ["Row 3"])
        #expect(stage.batches.count == 1)
    }

    @Test func whatNoViewHasIsNotScrolledTo() throws {
        let stage = Stage { Rows() }
        try stage.press("Nowhere")
        #expect(stage.checker.commands.isEmpty)
    }

    @Test func aTestReadsWhatWasScrolledTo() throws {
        let screen = WaymarkTesting.Screen { Rows() }
        try screen.press("Last")
        try screen.press("Foot")
        #expect(screen.scrolledTo == [["Row 2"], ["Foot"]])
    }

    private struct Height: View {
        @Environment(\.verticalSizeClass) private var height

        var body: some View { Text(height == .compact ? "low" : "high") }
    }

    @Test func aLowWindowIsCompactOnceItWasMeasured() {
        let screen = WaymarkTesting.Screen { Height() }
        #expect(screen.texts == ["high"])
        screen.resize(width: 844, height: 390)
        #expect(screen.texts == ["low"])
        screen.resize(width: 844, height: 600)
        #expect(screen.texts == ["high"])
    }

    private func words(of id: ElementID, _ stage: Stage) -> [String] {
        stage.session.root.first { $0.id == id }?.readableTexts ?? []
    }
}
