// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("NavigationView as a container") struct LegacyContainerTests {
    @Test("NAV-251: a condition in the content adds a column and takes it away")
    func conditionsAddColumns() throws {
        let isWide = Recorded(false)
        let screen = Screen(.regular) { ThirdColumn(isWide: isWide) }
        #expect(screen.texts == ["Side", "Second"])
        screen.change { isWide.value = true }
        #expect(screen.texts == ["Side", "Second", "Third"])
        screen.change { isWide.value = false }
        #expect(screen.texts == ["Side", "Second"])
        try screen.press("Side")
        #expect(screen.texts == ["Side", "There"])
    }

    @Test("NAV-259: a link that is built can be followed, in sight or not")
    func builtLinksCanBeFollowed() {
        let selection = Recorded<Int?>(180)
        let screen = Screen { NumberedLinks(selection: selection) }
        #expect(screen.texts == ["Number 180"])
    }

    @Test("NAV-266: in columns the first column can be put away and brought back")
    func theFirstColumnCanBePutAway() throws {
        let screen = Screen(.regular) {
            NavigationView {
                Text("Side")
                Text("Detail")
            }
        }
        #expect(screen.texts == ["Side", "Detail"])
        try screen.toggleSidebar()
        #expect(screen.texts == ["Detail"])
        try screen.toggleSidebar()
        #expect(screen.texts == ["Side", "Detail"])
    }

    @Test("NAV-267, B43: what happens in a sheet's NavigationView leaves the sheet open")
    func aSheetsNavigationViewStaysOpen() throws {
        let screen = Screen { SheetWithLegacyView() }
        try screen.press("Open")
        try screen.press("Count")
        try screen.press("Deeper")
        #expect(screen.texts.contains("Level 2 of 1"))
        try screen.back()
        #expect(screen.texts.contains("Deeper"))
    }

    @Test("NAV-267, B43: dialogs and menus of a pushed screen leave the sheet and the screen there")
    func dialogsInASheetsNavigationView() throws {
        let isOpen = Recorded(true)
        let screen = Screen { SheetWithDialogs(isOpen: isOpen) }
        try screen.press("Deeper")
        let choices = [("Ask", "Yes"), ("Ask", "Cancel"), ("Warn", "Really"), ("Add", nil)]
        for (opener, choice) in choices {
            try screen.press(opener)
            if let choice { try screen.press(choice) }
            #expect(screen.texts.contains("Pushed"), "\(opener)")
        }
        try screen.press("Duplicate")
        #expect(screen.texts.contains("Answers 4"))
        #expect(isOpen.writes.isEmpty)
        try screen.back()
        #expect(screen.texts.contains("Deeper"))
        try screen.dismiss()
        #expect(isOpen.writes == [false])
    }

    @Test("NAV-268: in columns, later columns show their own view until a link leads there")
    func laterColumnsWaitForALink() throws {
        let screen = Screen(.regular) {
            NavigationView {
                NavigationLink("First") { Text("from the first") }
                NavigationLink("Second") { Text("from the second") }
                Text("third")
            }
        }
        #expect(screen.texts == ["First", "Second", "third"])
        try screen.press("Second")
        #expect(screen.texts == ["First", "Second", "from the second"])
        try screen.press("First")
        #expect(screen.texts == ["First", "from the first", "third"])
    }

    @Test(
        "NAV-257, NAV-009: off takes what its screens show in the next column too, once each",
        arguments: [SizeClass.compact, .regular])
    func offTakesWhatItsScreensShowInTheNextColumn(size: SizeClass) {
        let outer = Recorded(true)
        let inner = Recorded(true)
        let deep = Recorded<Int?>(5)
        let screen = Screen(size) { LinksAcrossColumns(outer: outer, inner: inner, deep: deep) }
        #expect(screen.texts.contains("Deepest"))
        screen.change { outer.value = false }
        #expect(screen.texts == ["Out"])
        #expect(outer.writes.isEmpty)
        #expect(inner.writes == [false])
        #expect(deep.writes == [nil])
    }

    @Test(
        "NAV-256, NAV-009: another link's screen takes what the old one showed in the last column")
    func anotherScreenEmptiesTheLastColumn() throws {
        let selection = Recorded<String?>("a")
        let number = Recorded<Int?>(1)
        let screen = Screen(.regular) { TagsInTags(selection: selection, number: number) }
        #expect(screen.texts == ["Letter a", "Letter b", "Number 1", "Number 2", "a 1"])
        try screen.press("Letter b")
        #expect(screen.texts == ["Letter a", "Letter b", "Number 1", "Number 2", "Last"])
        #expect(selection.writes == ["b"])
        #expect(number.writes == [nil])
        screen.change {
            selection.value = "a"
            number.value = 2
        }
        #expect(screen.texts.last == "a 2")
        screen.change {
            selection.value = "b"
            number.value = 1
        }
        #expect(screen.texts.last == "b 1")
        #expect(number.writes == [nil])
    }

    @Test("NAV-269, NAV-010: a NavigationView inside a stack is a scope of its own, and an issue")
    func aNavigationViewInAStackIsAScopeOfItsOwn() throws {
        let path = Recorded([Int]())
        let screen = Screen {
            NavigationStack(path: path.binding) {
                NavigationView { NavigationLink("Go") { Text("There") } }
                    .navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
        try screen.press("Go")
        #expect(screen.texts == ["There"])
        #expect(path.writes.isEmpty)
        #expect(screen.issues.map(\.kind) == [.nestedStack])
    }

    @Test("NAV-269: Back in a NavigationView inside a stack leads through its screens first")
    func backInAnInnerNavigationView() throws {
        let path = Recorded([Int]())
        let screen = Screen {
            NavigationStack(path: path.binding) {
                NavigationLink("In", value: 1).navigationDestination(for: Int.self) { _ in
                    NavigationView { NavigationLink("Go") { Text("There") } }
                }
            }
        }
        try screen.press("In")
        try screen.press("Go")
        #expect(screen.texts == ["There"])
        try screen.back()
        #expect(screen.texts == ["Go"])
        #expect(path.writes == [[1]])
        try screen.back()
        #expect(path.writes == [[1], []])
        #expect(screen.texts == ["In"])
        #expect(screen.issues.map(\.kind) == [.nestedStack])
    }

    @Test(
        "NAV-269, NAV-010: a stack inside a NavigationView is a scope of its own, and an issue",
        arguments: [SizeClass.compact, .regular])
    func aStackInANavigationViewIsAScopeOfItsOwn(size: SizeClass) throws {
        let path = Recorded([Int]())
        let screen = Screen(size) {
            NavigationView {
                VStack {
                    NavigationStack(path: path.binding) {
                        NavigationLink("In", value: 1)
                            .navigationDestination(for: Int.self) { Text("Number \($0)") }
                    }
                    NavigationLink("Out") { Text("There") }
                }
            }
            .navigationViewStyle(.stack)
        }
        try screen.press("In")
        #expect(path.writes == [[1]])
        #expect(screen.texts == ["Number 1", "Out"])
        try screen.press("Out")
        #expect(screen.texts == ["There"])
        #expect(path.writes == [[1]])
        try screen.back()
        #expect(screen.texts == ["Number 1", "Out"])
        try screen.back()
        #expect(path.writes == [[1], []])
        #expect(screen.texts == ["In", "Out"])
        #expect(screen.issues.map(\.kind) == [.nestedStack])
    }
}

private struct SheetWithDialogs: View {
    let isOpen: Recorded<Bool>

    var body: some View {
        Text("Under").sheet(isPresented: isOpen.binding) {
            NavigationView { NavigationLink("Deeper") { Pushed() } }
        }
    }

    struct Pushed: View {
        @State private var isAsking = false
        @State private var isWarning = false
        @State private var answers = 0

        var body: some View {
            VStack {
                Text("Pushed")
                Text("Answers \(answers)")
                Button("Ask") { isAsking = true }
                Button("Warn") { isWarning = true }
            }
            .confirmationDialog("Sure?", isPresented: $isAsking) {
                Button("Yes") { answers += 1 }
            }
            .alert("Careful", isPresented: $isWarning) { Button("Really") { answers += 1 } }
            .navigationTitle("Page")
            .toolbar { Button("Add") { answers += 1 } }
            .toolbarTitleMenu { Button("Duplicate") { answers += 1 } }
        }
    }
}

private struct SheetWithLegacyView: View {
    @State private var isOpen = false
    @State private var count = 0

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                NavigationView {
                    VStack {
                        Button("Count") { count += 1 }
                        NavigationLink("Deeper") { Text("Level 2 of \(count)") }
                    }
                }
            }
    }
}
