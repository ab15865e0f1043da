// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@testable import WaymarkTesting

@MainActor @Suite("Covered screens") struct CoveredScreenTests {
    @Test(
        "NAV-001: a covered screen builds no element and sends no patch, and is right when revealed"
    )
    func coveredScreensSendNothing() throws {
        let word = Recorded("old")
        let screen = Screen { WatchingStack(word: word, journal: Journal()) }
        try screen.press("Go")
        let sent = screen.session.counters.patchesSent
        word.value = "new"
        screen.resize(to: .compact)
        #expect(screen.session.counters.patchesSent == sent)
        #expect(!screen.outline.contains("new"))
        try screen.back()
        #expect(screen.texts == ["new", "Go"])
    }

    @Test("NAV-007: onChange of a covered screen still acts")
    func onChangeOfACoveredScreenActs() throws {
        let journal = Journal()
        let word = Recorded("old")
        let screen = Screen { WatchingStack(word: word, journal: journal) }
        try screen.press("Go")
        word.value = "new"
        screen.resize(to: .compact)
        #expect(journal.read() == ["new"])
    }

    @Test("NAV-007: a presentation of a covered screen still acts")
    func presentationsOfACoveredScreenAct() throws {
        let isOpen = Recorded(false)
        let screen = Screen { SheetStack(isOpen: isOpen) }
        try screen.press("Go")
        isOpen.value = true
        screen.resize(to: .compact)
        #expect(screen.texts.contains("In the sheet"))
        try screen.dismiss()
        #expect(screen.texts == ["There"])
        #expect(isOpen.writes == [false])
    }

    @Test("NAV-059: a registration in a covered screen still updates the screens above")
    func registrationsOfACoveredScreenAct() {
        let word = Recorded("old")
        var path = NavigationPath([1])
        path.append("end")
        let screen = Screen { DeepRegistration(path: .constant(path), word: word) }
        #expect(screen.texts == ["old end"])
        word.value = "new"
        screen.resize(to: .compact)
        #expect(screen.texts == ["new end"])
    }

    @Test("NAV-187: a covered screen's title is not the window's")
    func coveredTitlesDoNotShow() throws {
        let word = Recorded("old")
        let screen = Screen { TitledStack(word: word) }
        #expect(screen.outline.hasPrefix("window \"Root old\""))
        try screen.press("Go")
        #expect(screen.outline.hasPrefix("window \"There\""))
        word.value = "new"
        screen.resize(to: .compact)
        #expect(screen.title == "There")
        #expect(screen.outline.contains("back to \"Root new\""))
    }

    @Test("RES-009: a covered screen's URL handler still acts")
    func handlersOfACoveredScreenAct() throws {
        let journal = Journal()
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") { Text("There") }
                    .onOpenURL { journal.note($0.absoluteString) }
            }
        }
        try screen.press("Go")
        screen.open(try #require(URL(string: "shop://item/7")))
        #expect(journal.read() == ["shop://item/7"])
    }

    @Test("NAV-186: a change of the path evaluates no body that did not read it", .countsWork)
    func pathChangesDisturbNobody() throws {
        let journal = Journal()
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) {
                        EnvironmentReader(journal: journal, name: "\($0)")
                    }
                EnvironmentReader(journal: journal, name: "root")
            }
        }
        #expect(journal.read() == ["root"])
        try screen.press("Go")
        #expect(journal.read() == ["1"])
        try screen.back()
        #expect(journal.read() == [])
    }
}

private struct WatchingStack: View {
    let word: Recorded<String>
    let journal: Journal

    var body: some View {
        NavigationStack { Root(word: word, journal: journal) }
    }

    struct Root: View {
        let word: Recorded<String>
        let journal: Journal

        var body: some View {
            VStack {
                Text(word.value)
                NavigationLink("Go") { Text("There") }
            }
            .onChange(of: word.value) { _, new in journal.note(new) }
        }
    }
}

private struct SheetStack: View {
    let isOpen: Recorded<Bool>

    var body: some View {
        NavigationStack {
            NavigationLink("Go") { Text("There") }
                .sheet(isPresented: isOpen.binding) { Text("In the sheet") }
        }
    }
}

private struct DeepRegistration: View {
    let path: Binding<NavigationPath>
    let word: Recorded<String>

    var body: some View {
        NavigationStack(path: path) {
            Text("Root").navigationDestination(for: Int.self) { _ in Middle(word: word) }
        }
    }

    struct Middle: View {
        let word: Recorded<String>

        var body: some View {
            let word = word.value
            Text("Middle").navigationDestination(for: String.self) { Text("\(word) \($0)") }
        }
    }
}

private struct TitledStack: View {
    let word: Recorded<String>

    var body: some View {
        NavigationStack {
            NavigationLink("Go") { Text("Content").navigationTitle("There") }
                .navigationTitle("Root \(word.value)")
        }
    }
}

private struct EnvironmentReader: View {
    let journal: Journal
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.horizontalSizeClass) private var size

    var body: some View {
        let _ = journal.note(name)
        Text(name)
    }
}
