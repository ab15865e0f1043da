// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Columns whose selections, stacks and links meet.
@MainActor @Suite("Known failures of split views") struct SplitFailureTests {
    @Test("B18, NAV-075: of a list and a column's destination the list takes the value, an issue")
    func aListGoesBeforeItsColumnsDestination() throws {
        let chosen = Recorded<Int?>(nil)
        let screen = Screen(.regular) { SelectedAndPresented(chosen: chosen) }
        try screen.press("Seven")
        #expect(chosen.writes == [7])
        #expect(screen.texts == ["Seven", "chosen 7"])
        #expect(
            screen.issues.map(\.kind) == [.selectionAndDestination(type: "Int", isPushed: false)])
        #expect(screen.issues.first?.message.contains("Keep one of both") == true)
    }

    @Test("B18: a destination for another type than the list selects is no issue")
    func destinationsForOtherTypesAreNoRivals() throws {
        let chosen = Recorded<Int?>(nil)
        let screen = Screen(.regular) {
            NavigationSplitView {
                List(selection: chosen.binding) { NavigationLink("Seven", value: 7) }
                    .navigationDestination(for: String.self) { Text($0) }
            } detail: {
                Text("Detail")
            }
        }
        try screen.press("Seven")
        #expect(chosen.writes == [7])
    }

    @Test(
        "B22: in the background and back nothing is forgotten",
        arguments: [SizeClass.compact, .regular])
    func theBackgroundForgetsNothing(size: SizeClass) throws {
        let letter = Recorded<String?>(nil)
        let path = Recorded([Int]())
        let screen = Screen(size) { LetterSplit(letter: letter, path: path) }
        try screen.press("Letter b")
        try screen.press("One")
        try screen.press("Tap")
        let before = screen.outline
        for phase in [ScenePhase.inactive, .background, .inactive, .active] {
            screen.enter(phase)
            #expect(screen.outline == before)
        }
        #expect(letter.writes == ["b"])
        #expect(path.writes == [[1]])
    }

    @Test("B25: a press on the selected row changes nothing by itself, and can be heard")
    func aPressOnTheSelectedRowCanBeHeard() throws {
        let letter = Recorded<String?>("a")
        let path = Recorded([1, 2])
        let screen = Screen(.regular) { ReselectingSplit(letter: letter, path: path) }
        try screen.press("Letter a")
        #expect(path.value == [])
        #expect(letter.writes.isEmpty)
        #expect(screen.title == "About a")
    }

    @Test("B25: a press on another row is none on the selected row")
    func anotherRowIsNotTheSelectedOne() throws {
        let letter = Recorded<String?>("a")
        let presses = Recorded(0)
        let screen = Screen(.regular) {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: letter.binding) { name in
                    NavigationLink("Letter \(name)", value: name)
                }
                .onReselect { presses.value += 1 }
            } detail: {
                Text("detail")
            }
        }
        try screen.press("Letter b")
        #expect(presses.value == 0)
        try screen.press("Letter b")
        try screen.press("Letter b")
        #expect(presses.value == 2)
        #expect(letter.writes == ["b"])
    }

    @Test("B25, NAV-127: in a narrow window a press on the selected row still leads on")
    func inANarrowWindowItLeadsOn() throws {
        let letter = Recorded<String?>("a")
        let column = Recorded(NavigationSplitViewColumn.sidebar)
        let screen = Screen {
            BoundSplit(visibility: .constant(.automatic), column: column.binding, letter: letter)
        }
        #expect(screen.title == "Letters")
        try screen.press("Letter a")
        #expect(screen.title == "Detail")
        #expect(column.writes == [.detail])
        #expect(letter.writes.isEmpty)
    }

    @Test("B25: lists outside the modifier, and rows that select nothing, are not heard")
    func onlyItsOwnListsAreHeard() throws {
        let presses = Recorded(0)
        let screen = Screen {
            VStack {
                List(selection: .constant("in" as String?)) { Button("Plain") {} }
                    .onReselect { presses.value += 1 }
                List(["out"], id: \.self, selection: .constant("out" as String?)) { Text($0) }
            }
        }
        try screen.press("Plain")
        try screen.press("out")
        #expect(presses.value == 0)
    }
}

private struct SelectedAndPresented: View {
    let chosen: Recorded<Int?>

    var body: some View {
        NavigationSplitView {
            List(selection: chosen.binding) { NavigationLink("Seven", value: 7) }
                .navigationDestination(for: Int.self) { Text("presented \($0)") }
        } detail: {
            Text("chosen \(chosen.value ?? 0)")
        }
    }
}

private struct ReselectingSplit: View {
    let letter: Recorded<String?>
    let path: Recorded<[Int]>

    var body: some View {
        NavigationSplitView {
            List(["a", "b"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
                .onReselect { path.value.removeAll() }
        } detail: {
            NavigationStack(path: path.binding) { LetterDetail(letter: letter.value) }
        }
    }
}
