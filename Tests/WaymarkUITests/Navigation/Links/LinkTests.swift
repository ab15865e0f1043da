// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

@MainActor @Suite("Links") struct LinkTests {
    @Test("NAV-070: a link without a value is disabled, and no mistake")
    func aLinkWithoutAValueIsDisabled() throws {
        let value = Recorded<Int?>(nil)
        let screen = Screen { OptionalLink(value: value) }
        #expect(throws: ScreenError.self) { try screen.press("Go") }
        value.value = 4
        screen.resize(to: .compact)
        try screen.press("Go")
        #expect(screen.title == "Number 4")
    }

    @Test("NAV-071: links outside every container are disabled, with an issue")
    func linksOutsideContainersAreDisabled() {
        let screen = Screen {
            VStack {
                NavigationLink("Value", value: 1)
                NavigationLink("View") { Text("Never") }
            }
        }
        #expect(throws: ScreenError.self) { try screen.press("Value") }
        #expect(throws: ScreenError.self) { try screen.press("View") }
        #expect(
            Set(screen.issues.map(\.message)).count == 2,
            "one sentence for each link, which names the link")
    }

    @Test("NAV-012: a value link in a sheet without a stack is disabled")
    func aSheetDoesNotInheritTheStack() throws {
        let screen = Screen {
            NavigationStack {
                SheetWithLink().navigationDestination(for: Int.self) { Text("shown \($0)") }
            }
        }
        try screen.press("Open")
        #expect(throws: ScreenError.self) { try screen.press("Value") }
        #expect(screen.issues.map(\.kind) == [.linkOutsideContainer(label: "Value")])
    }

    @Test("NAV-083: a value link builds nothing before it is followed", .countsWork)
    func valueLinksBuildNothing() throws {
        let journal = Journal()
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { number -> Text in
                        journal.note("built")
                        return Text("shown \(number)")
                    }
            }
        }
        #expect(journal.read() == [])
        try screen.press("Go")
        #expect(journal.read() == ["built"])
    }

    @Test(
        "NAV-083, B30: a view link makes its destination's value at once, the body when followed",
        .countsWork)
    func viewLinksMakeOnlyTheValue() throws {
        let journal = Journal()
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") { Destination(journal: journal) }
            }
        }
        #expect(journal.read() == ["init"])
        try screen.press("Go")
        #expect(journal.read() == ["body"])
    }

    @Test("NAV-084: a row's link has a chevron in a stack")
    func rowsInAStackHaveAChevron() {
        let screen = Screen {
            NavigationStack {
                List { NavigationLink("Go") { Text("There") } }
            }
        }
        let link = screen.session.root.first { if case .link = $0.role { true } else { false } }
        guard case .link(let facts)? = link?.role else { return #expect(Bool(false), "no link") }
        #expect(facts.showsDisclosure)
    }

    @Test("NAV-085: several links in one row are chosen by their own labels")
    func severalLinksInOneRow() throws {
        let screen = Screen {
            NavigationStack {
                List {
                    HStack {
                        NavigationLink("Left") { Text("left side") }
                        NavigationLink("Right") { Text("right side") }
                    }
                }
            }
        }
        try screen.press("Right")
        #expect(screen.texts == ["right side"])
    }

    @Test("NAV-086, B42: pressing a link twice before the screen is drawn pushes once")
    func aSecondPressIsIgnored() throws {
        let path = Recorded([Int]())
        let screen = Screen { NumberStack(path.binding) }
        let link = try #require(screen.session.root.first { $0.label == "One" && $0.isPressable })
        screen.send(.press, to: link)
        screen.send(.press, to: link)
        #expect(path.value == [1])
        #expect(screen.depth == 1)
    }

    @Test("NAV-087: the value is copied when the link is followed")
    func theValueIsCopied() throws {
        let value = Recorded<Int?>(4)
        let screen = Screen { OptionalLink(value: value) }
        try screen.press("Go")
        value.value = 9
        screen.resize(to: .compact)
        #expect(screen.title == "Number 4")
    }

    @Test("NAV-181: a pushed value screen does not depend on its link")
    func valueScreensOutliveTheirLink() throws {
        let rows = Recorded([1, 2])
        let screen = Screen { DeletableRows(rows: rows) }
        try screen.press("Row 1")
        rows.value = [2]
        screen.resize(to: .compact)
        #expect(screen.texts == ["value 1"])
    }

    @Test("NAV-181: a view screen goes with the link that pushed it")
    func viewScreensGoWithTheirLink() throws {
        let rows = Recorded([1, 2])
        let screen = Screen { DeletableRows(rows: rows) }
        try screen.press("View 1")
        #expect(screen.texts == ["view 1"])
        rows.value = [2]
        screen.resize(to: .compact)
        #expect(screen.depth == 0)
    }
}

private struct OptionalLink: View {
    let value: Recorded<Int?>

    var body: some View {
        NavigationStack {
            NavigationLink("Go", value: value.value)
                .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
        }
    }
}

private struct SheetWithLink: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { NavigationLink("Value", value: 1) }
    }
}

private struct Destination: View {
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
        journal.note("init")
    }

    var body: some View {
        let _ = journal.note("body")
        Text("There")
    }
}

private struct DeletableRows: View {
    let rows: Recorded<[Int]>

    var body: some View {
        NavigationStack {
            List(rows.value, id: \.self) { row in
                VStack {
                    NavigationLink("Row \(row)", value: row)
                    NavigationLink("View \(row)") { Text("view \(row)") }
                }
            }
            .navigationDestination(for: Int.self) { Text("value \($0)") }
        }
    }
}
