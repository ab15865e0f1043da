// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

private let bothSizes: [WaymarkTesting.SizeClass] = [.compact, .regular]

@MainActor @Suite("Routes of rows") struct RowRouteTests {
    @Test(
        "NAV-115: a row that selects says where it leads, and following that selects it",
        arguments: bothSizes)
    func rowsSayWhereTheyLead(size: WaymarkTesting.SizeClass) throws {
        let screen = Screen(size) { LetterSplit(letter: Recorded(nil), path: Recorded([])) }
        #expect(screen.rowRoutes == [["a"], ["b"], ["c"]])
        for route in screen.rowRoutes.compactMap(\.self) {
            let letter = Recorded<String?>(nil)
            let other = Screen(starting: route, size) {
                LetterSplit(letter: letter, path: Recorded([]))
            }
            #expect(other.route == route)
            #expect(letter.value == route.first)
        }
        try screen.press("Letter b")
        #expect(screen.route == ["b"])
    }

    @Test("NAV-115: rows of a later column begin with what is selected before it")
    func rowsOfALaterColumnFollowTheSelectionBefore() throws {
        let first = Recorded<String?>(nil)
        let screen = Screen(.regular) { ThreeColumns(first: first, second: Recorded(nil)) }
        #expect(screen.rowRoutes == [["a"], ["b"], ["-", "1"], ["-", "2"]])
        try screen.press("Letter b")
        #expect(screen.rowRoutes == [["a"], ["b"], ["b", "1"], ["b", "2"]])
        screen.change { first.value = "a" }
        #expect(screen.rowRoutes == [["a"], ["b"], ["a", "1"], ["a", "2"]])
        try screen.press("Number 2")
        #expect(screen.route == ["a", "2"])
    }

    @Test("NAV-077: links that select in a later column follow the selection before it")
    func linksOfALaterColumnFollowTheSelectionBefore() throws {
        let first = Recorded<String?>("a")
        let screen = Screen(.regular) {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: first.binding) { Text("Letter \($0)") }
            } content: {
                List([1, 2], id: \.self, selection: .constant(Int?.none)) { number in
                    NavigationLink("Number \(number)", value: number)
                }
            } detail: {
                Text("detail")
            }
        }
        #expect(screen.linkRoutes == [["a", "1"], ["a", "2"]])
        screen.change { first.value = "b" }
        #expect(screen.linkRoutes == [["b", "1"], ["b", "2"]])
        #expect(screen.rowRoutes == [["a"], ["b"], nil, nil], "a link says it for its row")
    }

    @Test("Rows of a stack at the root of a column lead as those of the column do")
    func rowsOfAStackInAColumnLeadOn() {
        let screen = Screen(.regular) {
            NavigationSplitView {
                NavigationStack { SelectingRows() }
            } detail: {
                Text("detail")
            }
        }
        #expect(screen.rowRoutes == [["1"], ["2"]])
    }

    @Test("NAV-012: while a sheet is open no row has an address; then all have again")
    func rowsLoseTheirAddressesToASheet() throws {
        let isOpen = Recorded(false)
        let screen = Screen(.regular) {
            NavigationSplitView {
                SelectingRows()
            } detail: {
                Text("detail").sheet(isPresented: isOpen.binding) { Text("sheet") }
            }
        }
        screen.change { isOpen.value = true }
        #expect(screen.rowRoutes == [nil, nil])
        try screen.dismiss()
        #expect(screen.rowRoutes == [["1"], ["2"]])
    }

    @Test("NAV-136: rows that are edited lead nowhere, and do again when they are not")
    func editedRowsLeadNowhere() throws {
        let mode = Recorded(EditMode.inactive)
        let screen = Screen(.regular) {
            NavigationSplitView {
                List([1, 2], id: \.self, selection: .constant(Set<Int>())) { Text("Number \($0)") }
                    .environment(\.editMode, mode.binding)
            } detail: {
                Text("detail")
            }
        }
        #expect(screen.rowRoutes == [["1"], ["2"]])
        screen.change { mode.value = .active }
        #expect(screen.rowRoutes == [nil, nil])
        screen.change { mode.value = .inactive }
        #expect(screen.rowRoutes == [["1"], ["2"]])
    }

    @Test("Rows lead nowhere where no column follows, and from the second list of a column")
    func rowsWithoutAColumnBehindThemLeadNowhere() {
        let alone = Screen { NavigationStack { SelectingRows() } }
        #expect(alone.rowRoutes == [nil, nil])
        let last = Screen(.regular) {
            NavigationSplitView {
                Text("sidebar")
            } detail: {
                SelectingRows()
            }
        }
        #expect(last.rowRoutes == [nil, nil])
        let two = Screen(.regular) {
            NavigationSplitView {
                VStack {
                    SelectingRows()
                    SelectingRows()
                }
            } detail: {
                Text("detail")
            }
        }
        #expect(two.rowRoutes == [["1"], ["2"], nil, nil])
    }

    @Test("What cannot be written down, and a row that is not to be selected, have no address")
    func onlyWhatCanBeWrittenHasAnAddress() {
        struct Secret: Hashable { let number: Int }
        let screen = Screen(.regular) {
            NavigationSplitView {
                List(selection: .constant(Secret?.none)) {
                    Text("secret").tag(Secret(number: 1))
                    Text("refused").tag(Secret(number: 2)).selectionDisabled()
                }
            } detail: {
                Text("detail")
            }
        }
        #expect(screen.rowRoutes == [nil, nil])
    }
}

private struct SelectingRows: View {
    var body: some View {
        List([1, 2], id: \.self, selection: .constant(Int?.none)) { Text("Number \($0)") }
    }
}

extension WaymarkTesting.Screen {
    /// The routes to which the rows of the window lead, in order.
    fileprivate var rowRoutes: [[String]?] {
        var routes: [[String]?] = []
        session.root.forEach { if case .row(let row) = $0.role { routes.append(row.route) } }
        return routes
    }
}
