// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Controls that belong together.
@MainActor @Suite struct ControlGroupTests {
    private func group(_ log: Log) -> some View {
        ControlGroup("Zoom", systemImage: "magnifyingglass") {
            Button("Smaller") { log.lines.append("smaller") }
            Button("Larger") { log.lines.append("larger") }
        }
    }

    @Test func controlsStandBesideOneAnotherWithoutTheirLabel() throws {
        let log = Log()
        let screen = Screen { group(log) }
        #expect(screen.texts == ["Smaller", "Larger"])
        try screen.press("Larger")
        #expect(log.lines == ["larger"])
    }

    @Test func inAMenuTheyAreEntriesOfAGroup() throws {
        let log = Log()
        let screen = Screen { Menu("More") { group(log) } }
        #expect(screen.outline.contains("menu group"))
        try screen.press("Smaller")
        #expect(log.lines == ["smaller"])
    }

    @Test func asAMenuTheLabelOpensThem() throws {
        let log = Log()
        let screen = Screen { group(log).controlGroupStyle(.menu) }
        #expect(screen.outline.contains("menu button"))
        #expect(screen.texts.contains("Zoom"))
    }

    @Test func aStyleOfTheAppsOwnDrawsThem() throws {
        let log = Log()
        let screen = Screen { group(log).controlGroupStyle(Boxed()) }
        #expect(screen.texts == ["box", "Zoom", "Smaller", "Larger"])
    }
}

@MainActor private final class Log { var lines: [String] = [] }

private struct Boxed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("box")
        configuration.label.labelStyle(.titleOnly)
        ControlGroup(configuration)
    }
}
