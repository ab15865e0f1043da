// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

@MainActor @Suite("Styles, widths and buttons of split views") struct SplitStyleTests {
    @Test("NAV-109: the automatic style shows all columns where there is room, else one")
    func theAutomaticStyleFollowsTheRoom() {
        let two = Stage(.regular) { Plain(columns: 2) }
        #expect(two.texts == ["side", "detail"])
        two.screen.resize(to: .compact)
        #expect(two.texts == ["side"])
        let three = Stage(.regular) { Plain(columns: 3) }
        #expect(three.texts == ["side", "content", "detail"])
        three.screen.resize(to: .compact)
        #expect(three.texts == ["side"])
        #expect(splits(three).map(\.style) == [.automatic])
    }

    @Test("NAV-110: the style says whether leading columns take room from the detail")
    func theStyleReachesTheRenderer() {
        let balanced = Stage(.regular) { Plain(columns: 2).navigationSplitViewStyle(.balanced) }
        #expect(splits(balanced).map(\.style) == [.balanced])
        let prominent = Stage(.regular) {
            Plain(columns: 3).navigationSplitViewStyle(.prominentDetail)
        }
        #expect(splits(prominent).map(\.style) == [.prominentDetail])
        #expect(prominent.texts == ["side", "content", "detail"])
    }

    @Test("NAV-111: a style is for all split views below; the nearest counts")
    func stylesAreInherited() {
        let stage = Stage(.regular) {
            NavigationSplitView {
                Text("side")
            } detail: {
                VStack {
                    Plain(columns: 2)
                    Plain(columns: 2).navigationSplitViewStyle(.balanced)
                }
            }
            .navigationSplitViewStyle(.prominentDetail)
        }
        #expect(splits(stage).map(\.style) == [.prominentDetail, .prominentDetail, .balanced])
    }

    @Test("NAV-112: a column's content says how wide the column is, later too")
    func widthsFollowTheContent() {
        let wide = Recorded(false)
        let stage = Stage(.regular) {
            Live {
                NavigationSplitView {
                    Text("side").navigationSplitViewColumnWidth(wide.value ? 400 : 200)
                } content: {
                    Text("content").navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 250)
                } detail: {
                    Text("detail")
                }
            }
        }
        let middle = ColumnWidth(min: 100, ideal: 150, max: 250)
        #expect(widths(stage) == [ColumnWidth(min: 200, ideal: 200, max: 200), middle, nil])
        stage.act { wide.value = true }
        #expect(widths(stage) == [ColumnWidth(min: 400, ideal: 400, max: 400), middle, nil])
    }

    @Test(
        "NAV-112: a stack in a column says how wide the column is, as far as its visible screen does"
    )
    func widthsFollowAStack() throws {
        let stage = Stage(.regular) {
            NavigationSplitView {
                NavigationStack {
                    NavigationLink("Go") { Text("wider").navigationSplitViewColumnWidth(300) }
                        .navigationSplitViewColumnWidth(200)
                }
            } detail: {
                Text("detail")
            }
        }
        #expect(widths(stage) == [ColumnWidth(min: 200, ideal: 200, max: 200), nil])
        try stage.press("Go")
        #expect(widths(stage) == [ColumnWidth(min: 300, ideal: 300, max: 300), nil])
    }

    @Test("NAV-113: there is a button for the sidebar, unless the sidebar takes it away")
    func theSidebarMayTakeItsButtonAway() throws {
        let removes = Recorded(false)
        let stage = Stage(.regular) {
            Live {
                NavigationSplitView {
                    Text("side").toolbar(removing: removes.value ? .sidebarToggle : nil)
                } detail: {
                    Text("detail")
                }
            }
        }
        try stage.screen.toggleSidebar()
        #expect(stage.texts == ["detail"])
        try stage.screen.toggleSidebar()
        stage.act { removes.value = true }
        #expect(throws: ScreenError.self) { try stage.screen.toggleSidebar() }
        #expect(stage.texts == ["side", "detail"])
    }

    @Test("NAV-114: a split view in a column is content with a scope and columns of its own")
    func splitViewsInColumnsAreOnTheirOwn() throws {
        let outer = Recorded<String?>("a")
        let inner = Recorded<Int?>(nil)
        let stage = Stage(.regular) {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: outer.binding) { Text("Letter \($0)") }
            } detail: {
                ThreeNumbers(number: inner)
            }
        }
        try stage.press("Number 2")
        #expect(inner.writes == [2])
        #expect(outer.writes.isEmpty)
        #expect(stage.texts.suffix(1) == ["chosen 2"])
        try stage.press("Letter b")
        #expect(inner.value == 2)
        stage.screen.resize(to: .compact)
        #expect(stage.texts == ["chosen 2"])
        try stage.screen.back()
        #expect(inner.value == nil)
        #expect(outer.value == "b")
        try stage.screen.back()
        #expect(stage.texts == ["Letter a", "Letter b"])
    }

    private func splits(_ stage: Stage) -> [SplitElement] {
        var splits: [SplitElement] = []
        stage.session.root.forEach { if case .split(let split) = $0.role { splits.append(split) } }
        return splits
    }

    private func widths(_ stage: Stage) -> [ColumnWidth?] {
        var widths: [ColumnWidth?] = []
        stage.session.root.forEach {
            if case .column(let column) = $0.role { widths.append(column.width) }
        }
        return widths
    }
}

private struct Plain: View {
    let columns: Int

    var body: some View {
        if columns == 2 {
            NavigationSplitView {
                Text("side")
            } detail: {
                Text("detail")
            }
        } else {
            NavigationSplitView {
                Text("side")
            } content: {
                Text("content")
            } detail: {
                Text("detail")
            }
        }
    }
}

private struct ThreeNumbers: View {
    let number: Recorded<Int?>

    var body: some View {
        NavigationSplitView {
            SwiftUI.List([1, 2], id: \.self, selection: number.binding) { Text("Number \($0)") }
        } detail: {
            Text("chosen \(number.value ?? 0)")
        }
    }
}
