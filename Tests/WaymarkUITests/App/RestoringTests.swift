// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Restoring") struct RestoringTests {
    @Test("RES-007: a stack comes back with its path")
    func aStackComesBack() throws {
        let first = Screen { OwnNumbers() }
        try first.press("One")
        try first.press("Next")
        let second = Screen(restoring: first.savedState) { OwnNumbers() }
        #expect(second.title == "Number 2")
        #expect(second.depth == 2)
        try second.back()
        #expect(second.title == "Number 1")
    }

    @Test("RES-001: a selection and the path of the detail come back, in any width")
    func aSplitViewComesBack() throws {
        let first = Screen { LetterSplit(letter: Recorded("b"), path: Recorded([1, 2])) }
        for size in [SizeClass.compact, .regular] {
            let letter = Recorded<String?>(nil)
            let path = Recorded([Int]())
            let second = Screen(restoring: first.savedState, size) {
                LetterSplit(letter: letter, path: path)
            }
            #expect(letter.value == "b")
            #expect(path.value == [1, 2])
            #expect(second.title == "Number 2")
        }
    }

    @Test("RES-001: data that no session saved starts afresh")
    func foreignDataStartsAfresh() {
        let screen = Screen(restoring: Data("nonsense".utf8)) {
            NumberStack(Recorded([Int]()).binding)
        }
        #expect(screen.title == "Numbers")
    }

    @Test("RES-001: an app comes back like a view")
    func anAppComesBack() throws {
        let first = Screen(app: NumberApp.self)
        try first.press("One")
        let second = Screen(restoring: first.savedState, app: NumberApp.self)
        #expect(second.title == "Number 1")
        let third = Screen(.regular, app: NumberApp())
        #expect(third.title == "Numbers")
    }

    @Test("RES-003: a path in scene storage comes back as the app encoded it")
    func aPathInSceneStorageComesBack() throws {
        let first = Screen { StoredPath() }
        try first.press("One")
        try first.press("Next")
        let second = Screen(restoring: first.savedState) { StoredPath() }
        #expect(second.title == "Number 2")
        #expect(second.depth == 2)
    }
}

private struct OwnNumbers: View {
    @State private var path: [Int] = []

    var body: some View { NumberStack($path) }
}

private struct NumberApp: App {
    @State private var path: [Int] = []

    var body: some Scene {
        WindowGroup { NumberStack($path) }
    }
}

/// The documented pattern: encode the path's codable form whenever it changes.
private struct StoredPath: View {
    @SceneStorage("path") private var data: Data?
    @State private var path = NavigationPath()

    var body: some View {
        MixedStack($path)
            .onAppear {
                guard let data,
                    let saved = try? JSONDecoder().decode(
                        NavigationPath.CodableRepresentation.self, from: data)
                else { return }
                path = NavigationPath(saved)
            }
            .onChange(of: path) { _, new in
                data = new.codable.flatMap { try? JSONEncoder().encode($0) }
            }
    }
}
