// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Popovers") struct PopoverTests {
    @Test(
        "NAV-291: a popover stands at the edge that the app names; a narrow window has none",
        arguments: Edge.allCases)
    func theAppNamesTheEdge(_ edge: Edge) {
        let stage = Stage {
            Text("Under").popover(isPresented: .constant(true), arrowEdge: edge) { Text("About") }
        }
        #expect(stage.outline.contains("popover at \(edge)"))
        stage.screen.resize(to: .compact)
        #expect(!stage.outline.contains(" at \(edge)"))
        #expect(stage.texts == ["Under", "About"])
    }

    @Test("Without an edge the renderer picks one")
    func withoutAnEdge() {
        let item = Recorded<Item?>(Item(id: 1))
        let stage = Stage {
            Text("Under").popover(item: item.binding) { Text("About \($0.id)") }
        }
        #expect(stage.outline.contains("popover"))
        #expect(!stage.outline.contains("popover at"))
    }
}

private struct Item: Identifiable { let id: Int }
