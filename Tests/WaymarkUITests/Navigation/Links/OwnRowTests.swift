// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@testable import WaymarkTesting

/// Rows that change by themselves: of their container nothing is evaluated, so that only what a row
/// says as it goes can take a screen away.
@MainActor @Suite("Rows that change by themselves") struct OwnRowTests {
    @Test(
        "NAV-181: a view screen goes with its own row, wherever that is",
        arguments: RowHome.allCases)
    func viewScreensGoWithTheirRow(place: RowHome) throws {
        let rows = Recorded([1, 2, 3])
        let screen = Screen { place.container { OwnRows(rows: rows) } }
        let depth = screen.depth
        try screen.press("View 1")
        try screen.press("Tap")
        for order in [[3, 2, 1], [1, 3], [1]] {
            screen.change { rows.value = order }
            #expect(screen.texts == ["View 1 1", "Tap"], "\(order)")
        }
        screen.change { rows.value = [2] }
        #expect(screen.texts == ["View 2"])
        #expect(screen.depth == depth)
        screen.change { rows.value = [1, 2] }
        #expect(screen.depth == depth)
    }

    @Test("NAV-181: in a wide window the detail of a sidebar's view link goes with the row")
    func detailsGoWithTheirRow() throws {
        let rows = Recorded([1, 2])
        let screen = Screen(.regular) { RowHome.sidebar.container { OwnRows(rows: rows) } }
        try screen.press("View 1")
        screen.change { rows.value = [2, 1] }
        #expect(screen.texts.suffix(2) == ["View 1 0", "Tap"])
        screen.change { rows.value = [2] }
        #expect(screen.texts == ["View 2", "detail"])
    }

    @Test("NAV-181: what a row presents goes with it", arguments: PresentingRow.Kind.allCases)
    func presentedScreensGoWithTheirRow(kind: PresentingRow.Kind) throws {
        let rows = Recorded([1, 2])
        let screen = Screen { NavigationStack { PresentingRows(rows: rows, kind: kind) } }
        try screen.press("Present 1")
        try screen.press("Tap")
        screen.change { rows.value = [2, 1] }
        #expect(screen.texts == ["There 1 1", "Tap"])
        screen.change { rows.value = [2] }
        #expect(screen.depth == 0)
        #expect(screen.texts == ["Present 2"])
    }

    @Test("NAV-181: screens above a view screen go with its row too")
    func screensAboveGoWithTheRow() throws {
        let rows = Recorded([1, 2])
        let inner = Recorded([7])
        let screen = Screen {
            NavigationStack {
                Live {
                    ForEach(rows.value, id: \.self) { row in
                        NavigationLink("Open \(row)") { OwnRows(rows: inner) }
                    }
                }
            }
        }
        try screen.press("Open 1")
        try screen.press("View 7")
        #expect(screen.depth == 2)
        screen.change { rows.value = [2] }
        #expect(screen.texts == ["Open 2"])
        #expect(screen.depth == 0)
    }

    @Test(
        "NAV-181: a pushed value's screen ignores its row, wherever that is",
        arguments: RowHome.stacks)
    func valueScreensIgnoreTheirRow(place: RowHome) throws {
        let rows = Recorded([1, 2, 3])
        let journal = Journal()
        let screen = Screen { place.container { ValueRows(rows: rows, journal: journal) } }
        try screen.press("Row 1")
        try screen.press("Tap")
        let depth = screen.depth
        #expect(journal.read() == ["appear 1"])
        for order in [[3, 2, 1], [1, 3], [3], []] {
            screen.change { rows.value = order }
            #expect(screen.texts == ["Value 1 1", "Tap"], "\(order)")
            #expect(screen.depth == depth)
        }
        #expect(journal.read() == [])
        try screen.back()
        #expect(screen.depth == depth - 1)
    }
}

/// A container that rows stand in.
enum RowHome: CaseIterable {
    case root, pushedScreen, sidebar, olderView

    static let stacks: [RowHome] = [.root, .pushedScreen]

    @MainActor @ViewBuilder fileprivate func container(
        @ViewBuilder rows: @escaping () -> some View
    ) -> some View {
        switch self {
        case .root: NavigationStack { rows() }
        case .pushedScreen: PushedRows(rows: rows)
        case .sidebar:
            NavigationSplitView(sidebar: rows) { Text("detail") }
        case .olderView: NavigationView(content: rows).navigationViewStyle(.stack)
        }
    }
}

private struct PushedRows<Rows: View>: View {
    @ViewBuilder let rows: () -> Rows
    @State private var path = NavigationPath(["rows"])

    var body: some View {
        NavigationStack(path: $path) {
            Text("root").navigationDestination(for: String.self) { _ in rows() }
        }
    }
}

private struct OwnRows: View {
    let rows: Recorded<[Int]>

    var body: some View {
        List(rows.value, id: \.self) { row in
            NavigationLink("View \(row)") { NamedCounter(name: "View \(row)") }
        }
    }
}

private struct ValueRows: View {
    let rows: Recorded<[Int]>
    let journal: Journal

    var body: some View {
        List(rows.value, id: \.self) { row in NavigationLink("Row \(row)", value: row) }
            .navigationDestination(for: Int.self) { number in
                NamedCounter(name: "Value \(number)")
                    .onAppear { journal.note("appear \(number)") }
                    .onDisappear { journal.note("disappear \(number)") }
            }
    }
}

private struct PresentingRows: View {
    let rows: Recorded<[Int]>
    let kind: PresentingRow.Kind

    var body: some View {
        List(rows.value, id: \.self) { PresentingRow(number: $0, kind: kind) }
    }
}

struct PresentingRow: View {
    enum Kind: CaseIterable { case flag, item, activeLink }

    let number: Int
    let kind: Kind
    @State private var isShown = false
    @State private var item: Int?

    @available(*, deprecated)
    var body: some View {
        switch kind {
        case .flag:
            Button("Present \(number)") { isShown = true }
                .navigationDestination(isPresented: $isShown) { there }
        case .item:
            Button("Present \(number)") { item = number }
                .navigationDestination(item: $item) { _ in there }
        case .activeLink:
            NavigationLink("Present \(number)", isActive: $isShown) { there }
        }
    }

    private var there: some View { NamedCounter(name: "There \(number)") }
}
