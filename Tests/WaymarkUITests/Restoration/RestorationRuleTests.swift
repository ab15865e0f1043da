// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Tests of the rules for everything that is restored, however it was saved.
@MainActor @Suite("Rules of restoring") struct RestorationRuleTests {
    @Test("RES-005: a path that cannot be written says so with nil, and what was saved stays")
    func whatCannotBeWrittenIsNotSaved() throws {
        let folder = try TemporaryFolder()
        let journal = Journal()
        let screen = Screen(storedIn: folder.url) { SavedPath(journal: journal) }
        try screen.press("Number")
        let saved = try #require(try folder.sceneData("path"))
        try screen.press("Plain")
        #expect(journal.read() == ["saved 1", "nil for 2"])
        #expect(screen.depth == 2)
        #expect(try folder.sceneData("path") == saved)
        #expect(screen.issues.map(\.kind) == [.unencodablePathElement(type: "Plain")])
    }

    @Test("RES-007: the deepest screen is shown at once; those below have not appeared")
    func screensBelowHaveNotAppeared() throws {
        let journal = Journal()
        let first = Screen { Noting(journal: journal) }
        try first.press("To 1")
        try first.press("To 2")
        try first.press("To 3")
        _ = journal.read()
        let second = Screen(restoring: first.savedState) { Noting(journal: journal) }
        #expect(second.texts == ["Number 3", "To 4"])
        #expect(journal.read() == ["appears 3"])
        try second.back()
        #expect(journal.read() == ["appears 2"])
    }

    @Test("RES-003: a session that was only drawn does not go to the background, a used one does")
    func onlyUsedSessionsGoToTheBackground() throws {
        let journal = Journal()
        withExtendedLifetime(Screen { Phases(journal: journal) }) {}
        #expect(journal.read() == [])
        try Screen { Phases(journal: journal) }.press("Use")
        #expect(journal.read() == ["background"])
    }

    @Test("RES-013: modals that are restored together open in one update, the last in front")
    func restoredModalsOpenTogether() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"inner": true, "outer": true, "path": 7}"#, to: "scene.json")
        let stage = Stage(screen: Screen(storedIn: folder.url) { NestedModals() })
        #expect(stage.texts == ["Number 7", "Inner"])
        #expect(stage.patches.isEmpty)
        try stage.screen.dismiss()
        #expect(stage.texts == ["Number 7", "Outer"])
        try stage.screen.dismiss()
        #expect(stage.texts == ["Number 7"])
        #expect(try folder.text(of: "scene.json").contains(#""inner" : false"#))
    }

    @Test("RES-013, NAV-287: a sheet that was open when the app ended is open when it starts")
    func anOpenSheetIsOpenAtTheNextStart() throws {
        let folder = try TemporaryFolder()
        try withExtendedLifetime(Screen(storedIn: folder.url) { KeptSheet() }) { screen in
            try screen.press("Open")
            #expect(screen.texts.contains("In the sheet"))
        }
        let screen = Screen(storedIn: folder.url) { KeptSheet() }
        #expect(screen.texts.contains("In the sheet"))
    }
}

private struct KeptSheet: View {
    @SceneStorage("isOpen") private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { Text("In the sheet") }
    }
}

private struct Plain: Hashable {}

private struct SavedPath: View {
    let journal: Journal
    @SceneStorage("path") private var saved: Data?
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Number", value: 1)
                .navigationDestination(for: Int.self) { _ in
                    NavigationLink("Plain", value: Plain())
                }
                .navigationDestination(for: Plain.self) { _ in Text("plain") }
        }
        .onChange(of: path) {
            guard let codable = path.codable else { return journal.note("nil for \(path.count)") }
            journal.note("saved \(path.count)")
            saved = try? JSONEncoder().encode(codable)
        }
    }
}

private struct Phases: View {
    let journal: Journal
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Button("Use") {}.onChange(of: phase) { journal.note("\(phase)") }
    }
}

private struct Noting: View {
    let journal: Journal
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            screen(0).navigationDestination(for: Int.self) { screen($0) }
        }
    }

    private func screen(_ number: Int) -> some View {
        VStack {
            Text("Number \(number)")
            NavigationLink("To \(number + 1)", value: number + 1)
        }
        .onAppear { journal.note("appears \(number)") }
    }
}

private struct NestedModals: View {
    @SceneStorage("outer") private var outer = false
    @SceneStorage("inner") private var inner = false
    @SceneStorage("path") private var number: Int?

    var body: some View {
        NavigationStack {
            Text("Root").navigationDestination(item: $number) { Text("Number \($0)") }
        }
        .sheet(isPresented: $outer) {
            Text("Outer").sheet(isPresented: $inner) { Text("Inner") }
        }
    }
}
