// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("NavigationView as a container") struct LegacyContainerTests {
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
