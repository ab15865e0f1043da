// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

/// Tests that a change to one row does not concern the others.
@MainActor @Suite struct LongListTests {
    @Test func aSelectionIsOnePatchForEachRowThatItConcerns() {
        let choice = Choice()
        let stage = Stage { ChoiceList(choice: choice, rows: 50) { Text("row \($0)") } }
        #expect(stage.act { choice.binding?.wrappedValue = 4 }.patchesSent == 1)
        #expect(stage.act { choice.binding?.wrappedValue = 7 }.patchesSent == 2)
        #expect(stage.act { choice.binding?.wrappedValue = nil }.patchesSent == 1)
    }

    @Test func aRowWithAnotherTagFollowsThatOne() {
        let choice = Choice()
        let stage = Stage { TagSwapper(choice: choice) }
        stage.act { choice.binding?.wrappedValue = 2 }
        #expect(stage.screen.selection == "B")
        stage.act { choice.isSwapped?.wrappedValue = true }
        #expect(stage.screen.selection == "A")
        stage.act { choice.binding?.wrappedValue = 1 }
        #expect(stage.screen.selection == "B")
    }

    @Test func aLinkFollowsTheSelectionOfItsRow() {
        let choice = Choice()
        let stage = Stage {
            NavigationSplitView {
                ChoiceList(choice: choice, rows: 5) { NavigationLink("row \($0)", value: $0) }
            } detail: {
                Text("detail")
            }
        }
        stage.act { choice.binding?.wrappedValue = 2 }
        #expect(stage.currentLinks == ["row 2"])
        stage.act { choice.binding?.wrappedValue = 3 }
        #expect(stage.currentLinks == ["row 3"])
    }

    @Test func linksWithOneNameAreNumberedInReadingOrder() {
        let choice = Choice()
        let stage = Stage { TwinLinks(choice: choice) }
        #expect(stage.routes == [["~more"], ["~other"], ["~more-2"]])
        stage.act { choice.isSwapped?.wrappedValue = true }
        #expect(stage.routes == [["~first"], ["~other"], ["~more"]])
    }

    @Test func screensWithoutContainersTellWhenOneComes() {
        let choice = Choice()
        let stage = Stage { LateStack(choice: choice) }
        #expect(stage.screen.title == "Outer")
        stage.act { choice.isSwapped?.wrappedValue = true }
        #expect(stage.texts.contains("inner root"))
        stage.act { choice.isSwapped?.wrappedValue = false }
        #expect(stage.screen.title == "Outer")
    }
}

private final class Choice {
    var binding: Binding<Int?>?
    var isSwapped: Binding<Bool>?
}

private struct ChoiceList<Content: View>: View {
    let choice: Choice
    let rows: Int
    let row: (Int) -> Content
    @State private var selected: Int?

    var body: some View {
        let _ = choice.binding = $selected
        List(0..<rows, selection: $selected) { row($0) }
    }
}

private struct TagSwapper: View {
    let choice: Choice
    @State private var selected: Int?
    @State private var isSwapped = false

    var body: some View {
        let _ = choice.binding = $selected
        let _ = choice.isSwapped = $isSwapped
        List(selection: $selected) {
            Text("A").tag(isSwapped ? 2 : 1)
            Text("B").tag(isSwapped ? 1 : 2)
        }
    }
}

private struct TwinLinks: View {
    let choice: Choice
    @State private var isSwapped = false

    var body: some View {
        let _ = choice.isSwapped = $isSwapped
        NavigationStack {
            NavigationLink(isSwapped ? "First" : "More") { Text("one") }
            NavigationLink("Other") { Text("two") }
            NavigationLink("More") { Text("three") }
        }
    }
}

private struct LateStack: View {
    let choice: Choice
    @State private var isShown = false

    var body: some View {
        let _ = choice.isSwapped = $isShown
        NavigationSplitView {
            VStack {
                if isShown { NavigationStack { Text("inner root") } }
            }
            .navigationTitle("Outer")
        } detail: {
            Text("detail").navigationTitle("Outer")
        }
    }
}

extension Stage {
    /// The labels of the links whose screens are shown beside them.
    fileprivate var currentLinks: [String] {
        var labels: [String] = []
        session.root.forEach { element in
            guard case .link(let link) = element.role, link.isCurrent else { return }
            element.forEach { if case .text(let text) = $0.role { labels.append(text.string) } }
        }
        return labels
    }

    fileprivate var routes: [[String]] {
        var routes: [[String]] = []
        session.root.forEach {
            if case .link(let link) = $0.role { routes.append(link.route ?? []) }
        }
        return routes
    }
}
