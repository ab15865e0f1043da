// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Two parts with one tag.
@MainActor @Suite("Equal tags") struct TagTests {
    @Test("NAV-262: two rows of a list with one tag are an issue, once")
    func equalRowsAreAnIssue() throws {
        let chosen = Recorded<String?>(nil)
        let screen = Screen {
            List(selection: chosen.binding) {
                Text("One").tag("same")
                Text("Two").tag("same")
                Text("Three").tag("other")
            }
        }
        screen.change { chosen.value = "same" }
        #expect(screen.issues.map(\.kind) == [.duplicateTag(tag: "same", container: "List")])
        #expect(screen.issues.first?.message.contains("Give each part a tag of its own") == true)
    }

    @Test("NAV-262: rows that exchange their tags are none")
    func exchangedTagsAreFine() throws {
        let tags = Recorded([1, 2, 3])
        let screen = Screen { Exchanging(tags: tags) }
        screen.change { tags.value = [2, 3, 1] }
        screen.change { tags.value = [4, 2, 3] }
        try screen.press("Row 1")
        #expect(screen.selection == "Row 1")
    }

    @Test("NAV-262: two tabs with one tag are an issue; the first can be shown")
    func equalTabsAreAnIssue() throws {
        let chosen = Recorded("same")
        let screen = Screen {
            TabView(selection: chosen.binding) {
                Text("First content").tabItem { Text("First") }.tag("same")
                Text("Second content").tabItem { Text("Second") }.tag("same")
            }
        }
        try screen.press("Second")
        #expect(screen.texts.last == "First content")
        #expect(screen.issues.map(\.kind) == [.duplicateTag(tag: "same", container: "TabView")])
    }
}

private struct Exchanging: View {
    let tags: Recorded<[Int]>
    @State private var chosen: Int?

    var body: some View {
        List(selection: $chosen) {
            Text("Row 1").tag(tags.value[0])
            Text("Row 2").tag(tags.value[1])
            Text("Row 3").tag(tags.value[2])
        }
    }
}
