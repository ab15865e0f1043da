// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Boxes around things that belong together.
@MainActor @Suite struct GroupBoxTests {
    @Test func aBoxHasItsTitleAboveItsContent() throws {
        let stage = Stage { GroupBox("Salt") { Text("1.2 g") } }
        #expect(stage.outline == "window\n  vstack\n    text \"Salt\"\n    text \"1.2 g\"")
        let box = try #require(stage.session.root.children.first)
        let area = StyleEffect.background(ColorValue(.groupedBackground), cornerRadius: 8)
        #expect(box.content.effects.last == area)
    }

    @Test func aBoxWithoutATitleHasItsContentAlone() {
        let stage = Stage { GroupBox { Text("1.2 g") } }
        #expect(stage.outline == "window\n  vstack\n    text \"1.2 g\"")
    }

    @Test func titlesComeAsKeysTextsResourcesAndViews() {
        let name = "String"
        let stage = Stage {
            GroupBox("Key") { EmptyView() }
            GroupBox(name) { EmptyView() }
            GroupBox(LocalizedStringResource("Resource")) { EmptyView() }
            GroupBox {
                EmptyView()
            } label: {
                Text("View")
            }
            GroupBox(label: Text("Older")) { EmptyView() }
        }
        #expect(stage.texts == ["Key", "String", "Resource", "View", "Older"])
    }

    @Test func anOwnStyleDrawsBoxesInsideToo() {
        let stage = Stage {
            GroupBox("Outer") { GroupBox("Inner") { Text("words") } }.groupBoxStyle(Named())
        }
        #expect(stage.texts == ["box", "Outer", "box", "Inner", "words"])
    }

    @Test func anOwnStyleCanAskForTheStandardLook() {
        let stage = Stage {
            GroupBox("Outer") { GroupBox("Inner") { Text("words") } }.groupBoxStyle(Framed())
            GroupBox("Plain") { Text("alone") }.groupBoxStyle(.automatic)
        }
        #expect(stage.texts == ["«", "Outer", "«", "Inner", "words", "»", "»", "Plain", "alone"])
    }

    @Test func theAutomaticStyleEndsAnOwnOne() {
        let stage = Stage {
            VStack { GroupBox("Salt") { Text("1.2 g") }.groupBoxStyle(.automatic) }
                .groupBoxStyle(Named())
        }
        #expect(stage.texts == ["Salt", "1.2 g"])
    }

    @Test(arguments: [false, true])
    func whatIsInABoxKeepsItsStateUnderAnotherTitle(isStyled: Bool) throws {
        let screen = Screen { Renamed(isStyled: isStyled) }
        try screen.press("Count")
        _ = screen.work
        try screen.press("Rename")
        #expect(screen.texts.contains("Second") && screen.texts.contains("1"))
        let work = screen.work
        #expect(work.nodesMade == 0 && work.nodesReleased == 0)
    }
}

private struct Named: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("box")
        configuration.label
        configuration.content
    }
}

private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("«")
        GroupBox(configuration)
        Text("»")
    }
}

private struct Renamed: View {
    let isStyled: Bool
    @State private var title = "First"

    var body: some View {
        Button("Rename") { title = "Second" }
        if isStyled {
            GroupBox(title) { Counter() }.groupBoxStyle(Named())
        } else {
            GroupBox(title) { Counter() }
        }
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Count") { count += 1 }
        Text(String(count))
    }
}
