// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Tests that actions of rows, and labels of links and controls, have no nodes they do not need.
@MainActor @Suite struct DrawnRowTests {
    @Test(.countsWork) func aRowWithSwipesAndAMenuHasEightNodes() {
        let few = Stage { List(0..<1) { Chore(number: $0) } }
        let many = Stage { List(0..<11) { Chore(number: $0) } }
        #expect(many.session.counters.nodesMade - few.session.counters.nodesMade == 80)
    }

    @Test(.countsWork) func aLinkAroundTextsHasANodeForItsRowAndOneForItself() {
        let few = Stage { Links(count: 1) }
        let many = Stage { Links(count: 11) }
        #expect(many.session.counters.nodesMade - few.session.counters.nodesMade == 20)
    }

    @Test func swipesAndEntriesActOnWhatTheRowIsNow() throws {
        let stage = Stage { List(0..<2) { Chore(number: $0) } }
        try stage.screen.choose("Count", in: "Task 1 at 0")
        try stage.screen.choose("Count", in: "Task 1 at 1")
        try stage.screen.choose("Double", in: "Task 1 at 2")
        #expect(stage.texts.filter { $0.hasPrefix("Task") } == ["Task 0 at 0", "Task 1 at 4"])
    }

    @Test func entriesFollowTheStateThatTheyShow() throws {
        let stage = Stage { List(0..<1) { Chore(number: $0) } }
        #expect(stage.outline.contains("Double 0"))
        try stage.screen.choose("Count", in: "Task 0 at 0")
        #expect(stage.outline.contains("Double 1"))
        #expect(stage.outline.contains("Less than 1"))
        #expect(stage.batches.map { Set($0.kinds) } == [["update"]])
    }

    @Test func entriesOfARowThatCannotBeUsedAreRefused() throws {
        let stage = Stage { List(0..<1) { Chore(number: $0).disabled(true) } }
        #expect(throws: (any Error).self) { try stage.screen.choose("Count", in: "Task 0 at 0") }
        let entry = try #require(
            stage.session.root.first { $0.role == .menuItem(MenuItemElement()) })
        #expect(!entry.content.isEnabled)
        stage.session.handle(ElementEvent(entry.id, .press))
        #expect(stage.texts.contains("Task 0 at 0"))
    }

    @Test func aFullSwipePressesTheFirstButtonOfItsEdgeInNodesAndWithout() throws {
        for hasNodes in [false, true] {
            let stage = Stage { List(0..<1) { _ in Swiped(hasNodes: hasNodes) } }
            #expect(stage.texts == ["0", "Left", "Right"])
            try stage.screen.fullSwipe("0")
            #expect(stage.texts == ["2", "Left", "Right"])
        }
    }

    @Test func swipesGiveWayToEditingAndComeBack() throws {
        let stage = Stage { EditedTasks() }
        try stage.screen.choose("Count", in: "Task 0 at 0")
        try stage.press("Edit")
        #expect(throws: (any Error).self) { try stage.screen.choose("Count", in: "Task 0 at 1") }
        try stage.press("Done")
        try stage.screen.choose("Count", in: "Task 0 at 1")
        #expect(stage.texts.contains("Task 0 at 2"))
    }

    @Test func aSwipeWhoseHiddenTypeIsAnotherIsAnotherElement() throws {
        let stage = Stage { Disguised() }
        let before = stage.ids { if case .button = $0.role { true } else { false } }
        try stage.screen.choose("Change", in: "Row")
        #expect(stage.texts.contains("changed"))
        let after = stage.ids { if case .button = $0.role { true } else { false } }
        #expect(Set(before).isDisjoint(with: after))
        try stage.screen.choose("Back", in: "Row")
        #expect(stage.texts.contains("as it was"))
    }

    @Test func aMenuThatShowsMoreThanButtonsHasNodes() throws {
        let stage = Stage { List(0..<1) { _ in MixedMenu() } }
        try stage.screen.choose("Loud", in: "0")
        #expect(stage.texts.contains("1"))
    }
}

/// Labels that are drawn inside the element of their link or control.
@MainActor @Suite struct DrawnLabelTests {
    @Test func onlyTheWordsOfALabelAreSent() throws {
        let stage = Stage { Switch() }
        try stage.press("Rename")
        #expect(stage.batches.map(\.kinds) == [["update"]])
        #expect(stage.texts.contains("name 1"))
    }

    @Test func aLabelThatIsHiddenLaterIsReadAloudAndComesBack() throws {
        let stage = Stage { Switch() }
        try stage.press("Hide")
        #expect(!stage.texts.contains("name 0"))
        try stage.press("Rename")
        let toggle = try #require(stage.session.root.first { $0.role == .toggle(isOn: false) })
        #expect(toggle.content.accessibility.label == "name 1")
        try stage.screen.toggle("name 1")
        try stage.press("Hide")
        #expect(stage.texts.contains("name 1"))
        #expect(stage.session.root.first { $0.role == .toggle(isOn: true) } != nil)
    }

    @Test func aStyleOfTheAppsOwnMayComeLaterToALink() throws {
        let stage = Stage { StyledLink() }
        #expect(stage.texts.contains("Go 0"))
        try stage.screen.toggle("Style")
        #expect(stage.texts.contains("styled"))
        try stage.press("Rename")
        #expect(stage.texts.contains("Go 1"))
        try stage.screen.toggle("Style")
        #expect(!stage.texts.contains("styled"))
        try stage.press("Go 1")
        #expect(stage.texts.contains("There"))
    }

    @Test func aButtonInALabelIsPressedAndNotItsControl() throws {
        let stage = Stage { ButtonInLabel() }
        try stage.press("Inner")
        #expect(stage.texts.contains("1 and off"))
    }

    @Test func aPressOnTheWordsOfALabelDoesNothing() throws {
        let stage = Stage { ButtonInLabel() }
        let id = try #require(stage.id(ofText: "Words"))
        stage.session.handle(ElementEvent(id, .press))
        #expect(stage.texts.contains("0 and off"))
    }

    @Test func symbolsInALabelFollowTheirScale() throws {
        let stage = Stage { Scaled() }
        try stage.press("Scale")
        #expect(stage.batches.map(\.kinds) == [["update"]])
    }
}

private struct Chore: View {
    let number: Int
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
        Toggle("Task \(number) at \(count)", isOn: $isOn)
            .swipeActions {
                Button("Count") { count += 1 }
                Button("Less than \(count)") { count -= 1 }
            }
            .contextMenu {
                Button("Double \(count)") { count *= 2 }
                Button("Double") { count *= 2 }
            }
    }
}

private struct EditedTasks: View {
    var body: some View {
        NavigationStack {
            List {
                ForEach(0..<2) { Chore(number: $0) }.onDelete { _ in }
            }
            .toolbar { EditButton() }
        }
    }
}

private struct Links: View {
    let count: Int

    var body: some View {
        NavigationStack {
            List(0..<count, id: \.self) { number in
                NavigationLink(value: number) {
                    HStack {
                        Image(systemName: "star")
                        Text("Link \(number)")
                    }
                }
            }
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
    }
}

private struct Swiped: View {
    let hasNodes: Bool
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .swipeActions(edge: .trailing) { button("Right", 2) }
            .swipeActions(edge: .leading) { button("Left", 1) }
    }

    private func button(_ name: String, _ amount: Int) -> AnyView {
        let button = Button(name) { count += amount }
        return hasNodes ? AnyView(Own { button }) : AnyView(button)
    }
}

/// A view with a body, which is never still.
private struct Own<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

private struct Disguised: View {
    @State private var isChanged = false

    var body: some View {
        Text(isChanged ? "changed" : "as it was")
        List {
            Text("Row").swipeActions { action }
        }
    }

    private var action: AnyView {
        if isChanged { return AnyView(Button("Back") { isChanged = false }.bold()) }
        return AnyView(Button("Change") { isChanged = true })
    }
}

private struct MixedMenu: View {
    @State private var count = 0
    @State private var isLoud = false

    var body: some View {
        Text("\(count)")
            .contextMenu {
                Button("Quiet") {}
                Toggle("Loud", isOn: $isLoud)
            }
            .onChange(of: isLoud) { count += 1 }
    }
}

private struct Switch: View {
    @State private var isOn = false
    @State private var isHidden = false
    @State private var number = 0

    var body: some View {
        Toggle("name \(number)", isOn: $isOn)
            .environment(\.labelsAreHidden, isHidden)
        Button("Rename") { number += 1 }
        Button("Hide") { isHidden.toggle() }
    }
}

private struct StyledLink: View {
    @State private var isStyled = false
    @State private var number = 0

    var body: some View {
        NavigationStack {
            VStack {
                Toggle("Style", isOn: $isStyled)
                Button("Rename") { number += 1 }.buttonStyle(.plain)
                NavigationLink("Go \(number)") { Text("There") }
                    .environment(\.buttonStyleChoice, isStyled ? .framed : .look(.automatic))
            }
        }
    }
}

private struct ButtonInLabel: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
        Text("\(count) and \(isOn ? "on" : "off")")
        Toggle(isOn: $isOn) {
            HStack {
                Text("Words")
                Button("Inner") { count += 1 }
            }
        }
    }
}

private struct Scaled: View {
    @State private var isLarge = false
    @State private var isOn = false

    var body: some View {
        Toggle(isOn: $isOn) { Image(systemName: "star") }
            .environment(\.imageScale, isLarge ? .large : .small)
        Button("Scale") { isLarge.toggle() }
    }
}
