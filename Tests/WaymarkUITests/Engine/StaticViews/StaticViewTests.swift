// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Views whose elements follow from their values have one node for all of them.
@MainActor @Suite struct StaticViewTests {
    @Test(.countsWork) func aRowOfTextsAndButtonsHasOneNodeForAllOfThem() {
        let few = Stage { ForEach(0..<1, id: \.self) { Line(number: $0) } }
        let many = Stage { ForEach(0..<11, id: \.self) { Line(number: $0) } }
        let made = many.session.counters.nodesMade - few.session.counters.nodesMade
        #expect(made == 20, "a node for the line and one for what it shows")
    }

    @Test func elementsAreNumberedInReadingOrder() throws {
        let stage = Stage { Line(number: 7) }
        let row = try #require(stage.session.root.first { $0.role.isLayout })
        var ids: [Int32] = []
        row.forEach { ids.append($0.id.rawValue) }
        let first = try #require(ids.first)
        #expect(ids == (0..<6).map { first + $0 })
    }

    @Test func aPressReachesTheButtonThatItIsMeantFor() throws {
        let stage = Stage { Counters() }
        try stage.press("Second")
        try stage.press("Second")
        try stage.press("First")
        #expect(stage.texts.contains("1 and 2"))
    }

    @Test func onlyTheElementThatIsAnotherIsSent() throws {
        let stage = Stage { Counters() }
        try stage.press("First")
        #expect(stage.batches.map(\.kinds) == [["update"]])
    }

    @Test func nothingIsSentWhereNothingIsAnother() throws {
        let stage = Stage { Indifferent() }
        try stage.press("Count")
        #expect(stage.patches.isEmpty)
    }

    @Test func buttonsFollowWhetherTheyCanBeUsed() throws {
        let stage = Stage { Lockable() }
        try stage.press("Press")
        try stage.press("Lock")
        #expect(throws: (any Error).self) { try stage.press("Press") }
        #expect(stage.texts.contains("1 times"))
        try stage.press("Lock")
        try stage.press("Press")
        #expect(stage.texts.contains("2 times"))
    }

    @Test func anEventForAButtonThatIsNotEnabledIsRefused() throws {
        let stage = Stage { Lockable() }
        let press = try #require(stage.session.root.button("Press"))
        try stage.press("Lock")
        stage.session.handle(ElementEvent(press.id, .press))
        #expect(stage.texts.contains("0 times"))
    }

    @Test func numbersOfElementsThatAreGoneMeanNothing() throws {
        let stage = Stage { Removable() }
        let press = try #require(stage.session.root.button("Press"))
        try stage.press("Remove")
        stage.session.handle(ElementEvent(press.id, .press))
        #expect(stage.texts.contains("0 times"))
    }

    @Test(arguments: [Int32.min, -1, 0, 1_000_000, Int32.max])
    func numbersThatNoElementHadMeanNothing(id: Int32) {
        let stage = Stage { Counters() }
        stage.session.handle(ElementEvent(ElementID(id), .press))
        #expect(stage.texts.contains("0 and 0"))
    }

    @Test func aStyleOfTheAppsOwnMayComeLater() throws {
        let stage = Stage { Restyled() }
        try stage.press("Press")
        try stage.screen.toggle("Style")
        #expect(stage.texts.contains("styled"))
        try stage.press("Press")
        #expect(stage.texts.contains("2 times"))
        try stage.screen.toggle("Style")
        #expect(!stage.texts.contains("styled"))
        try stage.press("Press")
        #expect(stage.texts.contains("3 times"))
    }

    @Test func theDressOfTheWholeIsThatOfItsElement() throws {
        let stage = Stage { Faded() }
        try stage.press("Fade")
        #expect(stage.batches.map(\.kinds) == [["update"]])
        let row = try #require(
            stage.session.root.first { $0.content.effects.contains(.opacity(0.5)) })
        #expect(row.role.isLayout)
        #expect(row.children.count == 2)
    }

    @Test func aModifierInsideIsAboutItsElementAlone() throws {
        let stage = Stage {
            HStack {
                Text("a").opacity(0.5)
                Text("b")
            }
        }
        let row = try #require(stage.session.root.first { $0.children.count == 2 })
        #expect(row.children.map(\.content.effects) == [[.opacity(0.5)], []])
    }

    @Test func aConditionInsideHasNodesAndKeepsItsNeighbours() throws {
        let stage = Stage { Optionally() }
        let before = try #require(stage.session.root.button("Switch")).id
        try stage.press("Switch")
        #expect(stage.texts.contains("there"))
        #expect(stage.session.root.button("Switch")?.id == before)
        #expect(stage.batches.map(\.kinds) == [["insert"]])
    }

    @Test func whatHasNodesSinceASymbolIsUnknownGoesOnShowingWhatIsNew() throws {
        let stage = Stage { Illustrated() }
        for count in 1...3 {
            try stage.press("Count")
            #expect(stage.texts.contains("\(count) times"))
        }
        #expect(stage.issues.count == 1)
    }

    @Test func wordsInsideNameAControl() throws {
        let stage = Stage {
            Toggle(isOn: .constant(true)) {
                HStack {
                    Text("Warm")
                    Text("oven")
                }
            }
            .labelsHidden()
        }
        let toggle = try #require(stage.session.root.first { $0.role == .toggle(isOn: true) })
        #expect(toggle.content.accessibility.label == "Warm oven")
    }
}

extension ElementRole {
    /// True if this is a row of views side by side.
    fileprivate var isLayout: Bool {
        if case .layout(let layout) = self { layout.axis == .horizontal } else { false }
    }
}

extension Element {
    fileprivate func button(_ title: String) -> Element? {
        first { element in
            guard case .button = element.role else { return false }
            return element.first { $0.role == .text(TextContent(title)) } != nil
        }
    }
}

private struct Illustrated: View {
    @State private var count = 0

    var body: some View {
        HStack {
            Image(systemName: count == 0 ? "star" : "no.such.symbol")
            Text("\(count) times")
            Button("Count") { count += 1 }
        }
    }
}

private struct Line: View {
    let number: Int

    var body: some View {
        HStack {
            Text("Line \(number)").bold()
            Button("Open") {}
            Button("Close") {}.opacity(0.5)
        }
    }
}

private struct Counters: View {
    @State private var first = 0
    @State private var second = 0

    var body: some View {
        HStack {
            Text("\(first) and \(second)")
            Button("First") { first += 1 }
            Button("Second") { second += 1 }
        }
    }
}

private struct Indifferent: View {
    @State private var count = 0

    var body: some View {
        HStack {
            Text(count >= 0 ? "some" : "none")
            Button("Count") { count += 1 }
        }
    }
}

private struct Lockable: View {
    @State private var isLocked = false
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Lock") { isLocked.toggle() }
            HStack {
                Button("Press") { count += 1 }
                Text("\(count) times")
            }
            .disabled(isLocked)
        }
    }
}

private struct Removable: View {
    @State private var isThere = true
    @State private var count = 0

    var body: some View {
        Text("\(count) times")
        Button("Remove") { isThere = false }
        if isThere { HStack { Button("Press") { count += 1 } } }
    }
}

/// Changes the style without changing which view is which.
private struct Restyled: View {
    @State private var isStyled = false
    @State private var count = 0

    var body: some View {
        VStack {
            Toggle("Style", isOn: $isStyled)
            HStack {
                Button("Press") { count += 1 }
                Text("\(count) times")
            }
            .environment(\.buttonStyleChoice, isStyled ? .framed : .look(.automatic))
        }
    }
}

private struct Faded: View {
    @State private var isFaded = false

    var body: some View {
        HStack {
            Button("Fade") { isFaded = true }
            Text("all")
        }
        .opacity(isFaded ? 0.5 : 1)
    }
}

private struct Optionally: View {
    @State private var isThere = false

    var body: some View {
        HStack {
            Button("Switch") { isThere.toggle() }
            if isThere { Text("there") }
        }
    }
}
