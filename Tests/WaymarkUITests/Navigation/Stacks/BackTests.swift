// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

@MainActor @Suite("Ways back") struct BackTests {
    @Test("NAV-023: the way back lists the screens further down, and leads there in one write")
    func severalScreensAtOnce() throws {
        let path = Recorded([1, 2, 3])
        let stage = Stage { Numbers(path: path) }
        #expect(
            back(stage)
                == Back(
                    title: "2", depth: 2,
                    ancestors: [.init(title: "Root", depth: 0), .init(title: "1", depth: 1)]))
        try stage.screen.back(to: "1")
        #expect(path.writes == [[1]])
        #expect(stage.screen.title == "1")
        try stage.screen.back(to: "Root")
        #expect(path.writes == [[1], []])
    }

    @Test("NAV-023: a depth that is not offered changes nothing")
    func depthsThatAreNotOffered() throws {
        let path = Recorded([1, 2, 3])
        let stage = Stage { Numbers(path: path) }
        for depth in [-1, 2, 3, 9] { send(.backTo(depth: depth), to: stage) }
        #expect(path.writes.isEmpty)
        #expect(throws: ScreenError.self) { try stage.screen.back(to: "7") }
    }

    @Test("NAV-023, NAV-216: a hidden back button hides the screens further down too")
    func hiddenButtonsHideAncestors() {
        let path = Recorded([1, 2])
        let stage = Stage { Numbers(path: path, hidesBack: true) }
        send(.backTo(depth: 0), to: stage)
        #expect(path.writes.isEmpty)
    }

    @Test("NAV-023: titles further down are up to date")
    func ancestorsAreUpToDate() throws {
        struct Renamed: View {
            @State private var isNew = false

            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        NavigationLink("On") { SwiftUI.Button("Rename") { isNew = true } }
                            .navigationTitle("Middle")
                    }
                    .navigationTitle(isNew ? "New" : "Old")
                }
            }
        }
        let stage = Stage { Renamed() }
        try stage.press("Go")
        try stage.press("On")
        #expect(back(stage)?.ancestors.map(\.title) == ["Old"])
        try stage.press("Rename")
        #expect(back(stage)?.ancestors.map(\.title) == ["New"])
    }

    @Test("NAV-024: only a completed way back writes the path, once")
    func onlyCompletedWaysBackWrite() throws {
        let path = Recorded([1, 2])
        let stage = Stage { Numbers(path: path) }
        #expect(stage.screen.canGoBack)
        #expect(path.writes.isEmpty)
        try stage.screen.back()
        #expect(path.writes == [[1]])
    }

    @Test("NAV-217: a root has no way back, except a collapsed column above another")
    func rootsHaveNoWayBack() {
        let letter = Recorded<String?>("a")
        let wide = Stage(.regular) { LetterSplit(letter: letter, path: Recorded([])) }
        #expect(!wide.screen.canGoBack)
        let narrow = Stage(.compact) { LetterSplit(letter: letter, path: Recorded([])) }
        #expect(back(narrow)?.title == "Letters")
        let stack = Stage { Numbers(path: Recorded([])) }
        #expect(!stack.screen.canGoBack)
    }

    @Test("NAV-218: the one way back has title and depth, and is followed by renderer and test")
    func theWayBackHasTitleAndDepth() {
        let path = Recorded([1, 2])
        let stage = Stage { Numbers(path: path) }
        #expect(back(stage)?.title == "1")
        #expect(back(stage)?.depth == 1)
        send(.back, to: stage)
        #expect(path.value == [1])
        #expect(back(stage)?.depth == 0)
    }

    private func back(_ stage: Stage) -> Back? { stage.screen.frontScreens.last?.screen?.back }

    private func send(_ action: ElementAction, to stage: Stage) {
        guard let screen = stage.screen.frontScreens.last else { return }
        stage.session.handle(ElementEvent(screen.id, action))
    }
}

private struct Numbers: View {
    let path: Recorded<[Int]>
    var hidesBack = false

    var body: some View {
        NavigationStack(path: path.binding) {
            Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { number in
                Text("number").navigationTitle("\(number)")
                    .navigationBarBackButtonHidden(hidesBack)
            }
        }
    }
}
