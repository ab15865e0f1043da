// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Links in columns") struct ColumnLinkTests {
    @Test("NAV-074, B17: a destination that only the detail's stack has is found from the sidebar")
    func theDetailsStackIsFound() throws {
        let path = Recorded([9, 9])
        let screen = Screen(.regular) {
            NavigationSplitView {
                NavigationLink("Seven", value: 7)
            } detail: {
                NavigationStack(path: path.binding) {
                    Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        }
        try screen.press("Seven")
        #expect(path.writes == [[7]])
        #expect(screen.texts == ["Seven", "Number 7"])
    }

    @Test("NAV-081: 'isDetailLink' says nothing about links of values")
    func valueLinksIgnoreIsDetailLink() throws {
        for isDetail in [true, false] {
            let path = Recorded([Int]())
            let screen = Screen(.regular) {
                NavigationSplitView {
                    NavigationLink("Seven", value: 7).isDetailLink(isDetail)
                } detail: {
                    NavigationStack(path: path.binding) {
                        Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
                    }
                }
            }
            try screen.press("Seven")
            #expect(path.value == [7])
        }
    }

    @Test("NAV-081: a link of a view that is no detail link pushes in its own column")
    func viewLinksMayStayInTheirColumn() throws {
        let screen = Screen(.regular) {
            NavigationSplitView {
                NavigationLink("Deeper") { Text("Level 2") }.isDetailLink(false)
            } detail: {
                Text("Detail")
            }
        }
        try screen.press("Deeper")
        #expect(screen.texts == ["Level 2", "Detail"])
        try screen.back()
        #expect(screen.texts == ["Deeper", "Detail"])
    }

    @Test("NAV-082: of three columns a link in the first leads to the last, or stays in its own")
    func threeColumnsHaveTwoTargets() throws {
        let screen = Screen(.regular) {
            NavigationSplitView {
                NavigationLink("Detail link") { Text("shown") }
                NavigationLink("Own link") { Text("own") }.isDetailLink(false)
            } content: {
                Text("Content")
            } detail: {
                Text("Detail")
            }
        }
        try screen.press("Detail link")
        #expect(screen.texts == ["Detail link", "Own link", "Content", "shown"])
        try screen.press("Own link")
        #expect(screen.texts == ["own", "Content", "shown"])
    }
}
