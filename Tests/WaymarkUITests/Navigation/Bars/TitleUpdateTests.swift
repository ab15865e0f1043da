// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

/// Titles that change while their screen is shown.
@MainActor @Suite("Titles that change") struct TitleUpdateTests {
    @Test(
        "NAV-203: a title follows its state, however it is written", arguments: TitleForm.allCases)
    func everyFormFollows(form: TitleForm) {
        let title = Recorded("First")
        let screen = Screen { NavigationStack { Titled(title: title, form: form) } }
        #expect(screen.title == "First")
        for name in ["Second", "Third"] {
            screen.change { title.value = name }
            #expect(screen.title == name)
            #expect(screen.outline.hasPrefix("window \"\(name)\""))
        }
    }

    @Test(
        "NAV-203: a title follows its state, wherever its screen is", arguments: TitlePlace.allCases
    )
    func everyScreenFollows(place: TitlePlace) {
        let title = Recorded("First")
        let stage = Stage(.compact) { place.container { Titled(title: title) } }
        #expect(stage.screen.title == "First")
        let before = stage.ids { $0.screen != nil }
        let depth = stage.screen.depth
        for name in ["Second", "Third"] {
            let seen = stage.patches.count
            stage.screen.change { title.value = name }
            #expect(stage.screen.title == name)
            #expect(Set(Array(stage.patches.dropFirst(seen)).kinds) == ["update"])
        }
        #expect(stage.ids { $0.screen != nil } == before)
        #expect(stage.screen.depth == depth)
    }

    @Test("NAV-203: another title evaluates its view alone; the stack is left alone", .countsWork)
    func anotherTitleEvaluatesItsViewAlone() {
        let title = Recorded("First")
        let journal = Journal()
        let stage = Stage { WatchedStack(title: title, journal: journal) }
        _ = journal.read()
        for name in ["Second", "Third"] {
            let work = stage.act { title.value = name }
            #expect(stage.screen.title == name)
            #expect(journal.read() == ["title"])
            #expect(work.bodiesRun == 1)
            #expect(work.nodesMade == 0)
            #expect(work.nodesReleased == 0)
        }
    }

    @Test("NAV-203: the title of a covered screen changes the way back, and no screen")
    func coveredTitlesChangeTheWayBack() throws {
        let title = Recorded("First")
        let stage = Stage(.compact) {
            NavigationStack {
                Titled(title: title) { NavigationLink("Go") { NamedCounter(name: "There") } }
            }
        }
        try stage.press("Go")
        try stage.press("Tap")
        let before = stage.ids { $0.screen != nil }
        stage.screen.change { title.value = "Second" }
        #expect(stage.outline.contains("back to \"Second\""))
        #expect(stage.texts == ["There 1", "Tap"])
        #expect(stage.ids { $0.screen != nil } == before)
        try stage.screen.back()
        #expect(stage.screen.title == "Second")
    }
}

enum TitleForm: CaseIterable {
    case string, key, text, binding, view, older
}

enum TitlePlace: CaseIterable {
    case root, valueScreen, viewScreen, column, sheet, tab, olderView

    @MainActor @ViewBuilder fileprivate func container(
        @ViewBuilder screen: @escaping () -> some View
    ) -> some View {
        switch self {
        case .root: NavigationStack { screen() }
        case .valueScreen:
            NavigationStack(path: .constant([1, 2])) {
                Text("root").navigationTitle("Root")
                    .navigationDestination(for: Int.self) { number in
                        if number == 2 { screen() } else { Text("below") }
                    }
            }
        case .viewScreen:
            NavigationStack {
                Text("root").navigationDestination(
                    isPresented: .constant(true), destination: screen)
            }
        case .column:
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                Text("side")
            } detail: {
                screen()
            }
        case .sheet:
            Text("under").sheet(isPresented: .constant(true)) { NavigationStack { screen() } }
        case .tab:
            TabView { SwiftUI.Tab("Tab", systemImage: "star") { NavigationStack { screen() } } }
        case .olderView: NavigationView(content: screen).navigationViewStyle(.stack)
        }
    }
}

private struct Titled<Content: View>: View {
    let title: Recorded<String>
    var form = TitleForm.string
    @ViewBuilder let content: () -> Content

    var body: some View {
        switch form {
        case .string: content().navigationTitle(title.value)
        case .key: content().navigationTitle("\(title.value)")
        case .text: content().navigationTitle(Text(title.value))
        case .binding: content().navigationTitle(title.binding)
        case .view: content().navigationTitle { Text(title.value) }
        case .older: content().navigationBarTitle(Text(title.value))
        }
    }
}

extension Titled where Content == Text {
    fileprivate init(title: Recorded<String>, form: TitleForm = .string) {
        self.init(title: title, form: form) { Text("content") }
    }
}

/// A stack that writes down whatever is asked of it.
private struct WatchedStack: View {
    let title: Recorded<String>
    let journal: Journal
    @State private var path = [1, 2]

    var body: some View {
        let _ = journal.note("stack")
        NavigationStack(path: watchedPath) {
            noted("root", Text("root"))
                .navigationDestination(for: Int.self) { number in
                    noted("destination", Text("below"))
                    if number == 2 { Renamed(title: title, journal: journal) }
                }
        }
    }

    private var watchedPath: Binding<[Int]> {
        Binding(
            get: { @MainActor in
                journal.note("read")
                return path
            },
            set: { @MainActor in
                journal.note("write")
                path = $0
            })
    }

    private func noted(_ line: String, _ view: some View) -> some View {
        journal.note(line)
        return
            view
            .onAppear { journal.note("\(line) appears") }
            .onDisappear { journal.note("\(line) disappears") }
    }

    struct Renamed: View {
        let title: Recorded<String>
        let journal: Journal

        var body: some View {
            let _ = journal.note("title")
            Text("here").navigationTitle(title.value)
        }
    }
}
