// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// A process that goes on from another one finds again where the tabs stand that are not shown.
@MainActor @Suite("Tabs behind that are found again") struct RoutesBehindTests {
    @Test("RES-012: a tab that is not shown goes on where a person left it")
    func aTabBehindGoesOnWhereItWasLeft() throws {
        let screen = Screen { Chapters() }
        try screen.press("Deeper in one")
        try screen.press("Two")
        let restored = Screen(restoring: screen.savedState) { Chapters() }
        #expect(restored.title == "Stack of two")
        try restored.press("One")
        #expect(restored.title == "1 of one")
        try restored.back()
        #expect(restored.title == "Stack of one")
        #expect(restored.issues.isEmpty)
    }

    @Test("RES-012: it is kept by a process that never shows the tab, and forgotten once left")
    func aTabIsFoundAgainAfterTwoProcesses() throws {
        let screen = Screen { Chapters() }
        try screen.press("Deeper in one")
        try screen.press("Two")
        let second = Screen(restoring: screen.savedState) { Chapters() }
        try second.press("Deeper in two")
        let third = Screen(restoring: second.savedState) { Chapters() }
        #expect(third.title == "1 of two")
        try third.press("One")
        #expect(third.title == "1 of one")
        try third.back()
        try third.press("Two")
        #expect(third.title == "1 of two")
        let last = Screen(restoring: third.savedState) { Chapters() }
        try last.press("One")
        #expect(last.title == "Stack of one")
    }

    @Test("RES-007: what the path of a tab behind covers does not appear")
    func whatIsCoveredDoesNotAppear() throws {
        let screen = Screen { Chapters() }
        try screen.press("Deeper in one")
        try screen.press("Two")
        let seen = Appearances()
        let restored = Screen(restoring: screen.savedState) { Chapters(seen: seen) }
        try restored.press("One")
        #expect(seen.names == ["two", "1 of one"])
    }

    @Test("RES-012: a tab that its binding shows goes on too")
    func aTabThatItsBindingShowsGoesOn() throws {
        let screen = Screen { Bound() }
        try screen.press("Deeper in one")
        try screen.press("Two")
        let restored = Screen(restoring: screen.savedState) { Bound() }
        #expect(restored.title == "Stack of two")
        try restored.press("Elsewhere")
        #expect(restored.title == "1 of one")
    }

    @Test("RES-012: a stack that moves while its tab is not shown is found where it went")
    func aStackThatMovesBehindIsFoundThere() throws {
        let path = Path()
        let screen = Screen { Programmed(path: path) }
        try screen.press("Two")
        screen.change { path.values = [4, 5] }
        let restored = Screen(restoring: screen.savedState) { Programmed(path: Path()) }
        try restored.press("One")
        #expect(restored.title == "Number 5")
        #expect(restored.depth == 2)
    }

    @Test("RES-012: a route into a tab is newer than where the tab stood")
    func aRouteIntoATabIsNewer() throws {
        let screen = Screen { Chapters() }
        try screen.press("Deeper in one")
        try screen.press("Two")
        let restored = Screen(restoring: screen.savedState) { Chapters() }
        restored.navigate(to: ["Int:2"])
        #expect(restored.title == "2 of one")
        restored.navigate(to: [])
        #expect(restored.title == "Stack of one")
        try restored.press("Two")
        try restored.press("One")
        #expect(restored.title == "Stack of one")
    }

    @Test("RES-012: a tab view that comes anew has nothing behind")
    func aTabViewThatComesAnewHasNothingBehind() throws {
        let screen = Screen { LeavingTabs(Chapters()) }
        try screen.press("Deeper in one")
        try screen.press("Two")
        let restored = Screen(restoring: screen.savedState) { LeavingTabs(Chapters()) }
        try restored.press("Leave")
        try restored.press("Leave")
        #expect(restored.title == "Stack of one")
        try restored.press("Two")
        try restored.press("One")
        #expect(restored.title == "Stack of one")
    }

    @Test(
        "RES-012: the first value that cannot be written ends the path; a part that leads nowhere is told"
    )
    func whatCannotBeFoundEndsThePath() throws {
        let screen = Screen { Unwritable() }
        try screen.press("Plain")
        try screen.press("Secret")
        #expect(screen.title == "Secret")
        try screen.press("Two")
        let restored = Screen(restoring: screen.savedState) { Unwritable() }
        try restored.press("One")
        #expect(restored.title == "Number 1")
        #expect(restored.issues.isEmpty)
        let other = Screen(restoring: screen.savedState) { Unwritable(hasNumbers: false) }
        try other.press("One")
        #expect(other.title == "Words")
        #expect(
            other.issues.map(\.description).contains { $0.contains("'Int:1' leads to no screen") })
    }
}

@MainActor private final class Appearances {
    var names: [String] = []
}

@MainActor @Observable private final class Path {
    var values: [Int] = []
}

private struct Chapters: View {
    var seen = Appearances()

    var body: some View {
        TabView {
            Numbers(name: "one", seen: seen).tabItem { Text("One") }
            Numbers(name: "two", seen: seen).tabItem { Text("Two") }
        }
    }
}

private struct Bound: View {
    @State private var tab = 1

    var body: some View {
        TabView(selection: $tab) {
            Numbers(name: "one").tabItem { Text("One") }.tag(1)
            VStack {
                Button("Elsewhere") { tab = 1 }
                Numbers(name: "two")
            }
            .tabItem { Text("Two") }.tag(2)
        }
    }
}

private struct Programmed: View {
    @Bindable var path: Path

    var body: some View {
        TabView {
            NavigationStack(path: $path.values) {
                Text("Home").navigationDestination(for: Int.self) {
                    Text("\($0)").navigationTitle("Number \($0)")
                }
            }
            .tabItem { Text("One") }
            Text("Here").tabItem { Text("Two") }
        }
    }
}

private struct Secret: Hashable {}

private struct Unwritable: View {
    var hasNumbers = true

    var body: some View {
        TabView {
            NavigationStack {
                if hasNumbers { numbers } else { Text("None").navigationTitle("Words") }
            }
            .tabItem { Text("One") }
            Text("Here").tabItem { Text("Two") }
        }
    }

    private var numbers: some View {
        NavigationLink("Plain", value: 1)
            .navigationDestination(for: Int.self) {
                NavigationLink("Secret", value: Secret()).navigationTitle("Number \($0)")
            }
            .navigationDestination(for: Secret.self) { _ in
                Text("Hidden").navigationTitle("Secret")
            }
    }
}

private struct Numbers: View {
    let name: String
    var seen = Appearances()

    var body: some View {
        NavigationStack {
            NavigationLink("Deeper in \(name)", value: 1)
                .navigationTitle("Stack of \(name)")
                .onAppear { seen.names.append(name) }
                .navigationDestination(for: Int.self) { number in
                    Text("\(number)").navigationTitle("\(number) of \(name)")
                        .onAppear { seen.names.append("\(number) of \(name)") }
                }
        }
    }
}
