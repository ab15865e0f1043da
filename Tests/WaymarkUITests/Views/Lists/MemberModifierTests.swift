// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

import struct WaymarkElements.ElementContent

@testable import WaymarkTesting

/// Tests of a row's or an option's own modifiers, inside of modifiers that are elements.
@MainActor @Suite("Modifiers of rows and options") struct MemberModifierTests {
    @Test("NAV-295: a tag counts inside of layers, taps, effects and bodies")
    func tagsInsideOfModifiersAreSelected() throws {
        let chosen = Recorded<String?>(nil)
        let screen = Screen {
            Live {
                List(selection: chosen.binding) {
                    Text("one").tag("a").background { Color.red }
                    Text("two").tag("b").padding().overlay { Text("!") }.onAppear {}
                    OwnRow(title: "three", tag: "c").overlay { Text("!") }.padding()
                    Group {
                        Text("four").tag("d")
                        Text("five").tag("e")
                    }
                    .background { Color.red }
                    Section("More") { Text("six").tag("f") }.background { Color.red }
                }
            }
        }
        let rows = [("one", "a"), ("two", "b"), ("three", "c"), ("five", "e"), ("six", "f")]
        for (title, tag) in rows {
            try screen.press(title)
            #expect(chosen.value == tag)
        }
    }

    @Test("NAV-295: the layers of a row stay around its view, each dressed by what surrounds it")
    func layersStayAroundTheirView() {
        let stage = Stage {
            List {
                Text("one").tag(1).padding().background { Color.red }.opacity(0.5)
                Text("one").padding().background { Color.red }.opacity(0.5)
            }
        }
        var rows: [[ElementContent]] = []
        stage.session.root.forEach { element in
            if case .row = element.role { rows.append([]) }
            if !rows.isEmpty { rows[rows.count - 1].append(element.content) }
        }
        #expect(rows.count == 2)
        #expect(rows.first == rows.last)
        #expect(rows.first?.map(\.effects.count) == [0, 1, 0, 1])
    }

    @Test("NAV-295: swipe actions and menus inside of layers are those of the row")
    func actionsInsideOfModifiersAreOffered() throws {
        var done: [String] = []
        let screen = Screen {
            List {
                Text("milk").swipeActions { Button("Archive") { done.append("archive") } }
                    .background { Color.red }
                Text("bread").contextMenu { Button("Slice") { done.append("slice") } }
                    .onTapGesture { done.append("tap") }
            }
        }
        try screen.choose("Archive", in: "milk")
        try screen.choose("Slice", in: "bread")
        try screen.press("bread")
        #expect(done == ["archive", "slice", "tap"])
    }

    @Test("NAV-295: the tag of an option counts inside of layers")
    func tagsOfOptionsInsideOfModifiers() throws {
        let chosen = Recorded(1)
        let screen = Screen {
            Live {
                Picker("Size", selection: chosen.binding) {
                    Text("small").tag(1).background { Color.red }
                    Text("large").tag(2).overlay { Color.clear }.onAppear {}
                }
            }
        }
        try screen.choose("large", in: "Size")
        #expect(chosen.value == 2)
        try screen.choose("small", in: "Size")
        #expect(chosen.value == 1)
    }

    @Test("NAV-295: a layer around a row shows its newest value, and the row keeps its state")
    func layersAreUpdated() throws {
        let number = Recorded(1)
        let screen = Screen {
            Live {
                List {
                    CountingRow().overlay { Text("above \(number.value)") }
                }
            }
        }
        try screen.press("count 0")
        screen.change { number.value = 2 }
        #expect(screen.texts == ["count 1", "above 2"])
    }
}

private struct OwnRow: View {
    let title: String
    let tag: String

    var body: some View { Text(title).tag(tag) }
}

private struct CountingRow: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 }.tag(1) }
}
