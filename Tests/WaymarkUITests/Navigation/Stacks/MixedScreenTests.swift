// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Screens of values and screens of links, flags and items in one stack.
@MainActor @Suite("Screens with and without values") struct MixedScreenTests {
    @Test(
        "NAV-004: a link's, a flag's and an item's screen stand above all values, not in the path",
        arguments: ["Link", "Flag", "Item"])
    func viewScreensStandAboveTheValues(way: String) throws {
        let path = Recorded([1, 2])
        let screen = Screen { MixedScreens(path: path.binding) }
        try screen.press(way)
        #expect(screen.title == "By \(way)")
        #expect(screen.depth == 3)
        #expect(path.writes.isEmpty)
        try screen.back(to: "Number 2")
        #expect(path.writes.isEmpty)
        try screen.press(way)
        try screen.back(to: "Number 1")
        #expect(path.writes == [[1]])
        #expect(screen.depth == 1)
    }

    @Test("NAV-004: a value under a screen without one goes with all above it")
    func shorteningThePathTakesViewScreensAway() throws {
        let path = Recorded([1, 2])
        let screen = Screen { MixedScreens(path: path.binding) }
        try screen.press("Link")
        screen.change { path.value = [] }
        #expect(screen.title == "Root")
        #expect(screen.depth == 0)
    }

    @Test("NAV-006: a value goes on top of the values, and sends each screen without one away")
    func aValueSendsAllViewScreensAway() throws {
        let path = Recorded([1])
        let flag = Recorded(false)
        let item = Recorded<Int?>(nil)
        let screen = Screen { FlagThenItem(path: path, flag: flag, item: item) }
        screen.change {
            flag.value = true
            item.value = 8
        }
        #expect(screen.title == "Item 8")
        #expect(screen.depth == 3)
        screen.change { path.value.append(5) }
        #expect(screen.title == "Number 5")
        #expect(screen.depth == 2)
        #expect(flag.writes == [false])
        #expect(item.writes == [nil])
        #expect(screen.issues.map(\.kind) == [.mixedScreens(type: "Int")])
        try screen.back()
        #expect(screen.title == "Number 1")
        #expect(path.writes == [[1]])
    }

    @Test("NAV-006: a value link on a screen without a value takes that screen's place")
    func aValueLinkOnAViewScreen() throws {
        let path = Recorded([1])
        let item = Recorded<Int?>(nil)
        let screen = Screen { FlagThenItem(path: path, flag: Recorded(true), item: item) }
        screen.change { item.value = 8 }
        try screen.press("Five")
        #expect(path.writes == [[1, 5]])
        #expect(screen.title == "Number 5")
        #expect(screen.depth == 2)
        #expect(item.writes == [nil])
        #expect(screen.issues.map(\.kind) == [.mixedScreens(type: "Int")])
    }

    @Test("NAV-006: a followed link's screen goes too, and is not found on the way back")
    func aValueSendsAFollowedLinkAway() throws {
        let path = Recorded([1])
        let screen = Screen { MixedScreens(path: path.binding) }
        try screen.press("Link")
        screen.change { path.value.append(5) }
        #expect(screen.title == "Number 5")
        #expect(screen.depth == 2)
        #expect(screen.issues.map(\.kind) == [.mixedScreens(type: "Int")])
        try screen.back()
        #expect(screen.title == "Number 1")
        try screen.back()
        #expect(screen.title == "Root")
    }
}

/// Each number's screen presents screens without values in three ways.
private struct MixedScreens: View {
    let path: Binding<[Int]>

    var body: some View {
        NavigationStack(path: path) {
            Text("root").navigationTitle("Root")
                .navigationDestination(for: Int.self) { Presenting(number: $0) }
        }
    }

    struct Presenting: View {
        let number: Int
        @State private var flag = false
        @State private var item: String?

        var body: some View {
            VStack {
                NavigationLink("Link") { Text("there").navigationTitle("By Link") }
                Button("Flag") { flag = true }
                Button("Item") { item = "Item" }
            }
            .navigationTitle("Number \(number)")
            .navigationDestination(isPresented: $flag) { Text("there").navigationTitle("By Flag") }
            .navigationDestination(item: $item) { Text("there").navigationTitle("By \($0)") }
        }
    }
}

/// Number 1 presents a screen by a flag, and that one another by an item.
private struct FlagThenItem: View {
    let path: Recorded<[Int]>
    let flag: Recorded<Bool>
    let item: Recorded<Int?>

    var body: some View {
        NavigationStack(path: path.binding) {
            Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { number in
                if number == 1 {
                    Text("first").navigationTitle("Number 1")
                        .navigationDestination(isPresented: flag.binding) { flagged }
                } else {
                    Text("other").navigationTitle("Number \(number)")
                }
            }
        }
    }

    private var flagged: some View {
        Text("flagged").navigationTitle("Flagged").navigationDestination(item: item.binding) {
            NavigationLink("Five", value: 5).navigationTitle("Item \($0)")
        }
    }
}
