// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("User activities") struct UserActivityTests {
    @Test("RES-011: an activity is current while its screen is visible")
    func coveredScreensAreNotCurrent() throws {
        let screen = Screen { ActivityStack() }
        #expect(screen.userActivity?.activityType == "list")
        try screen.press("Open 7")
        #expect(screen.userActivity?.activityType == "number")
        #expect(screen.userActivity?.title == "Number 7")
        try screen.back()
        #expect(screen.userActivity?.activityType == "list")
        try screen.press("Open a word")
        #expect(screen.userActivity == nil)
    }

    @Test("RES-011: of several the last that became active is current")
    func theLastOneIsCurrent() {
        let first = Recorded(true)
        let second = Recorded(true)
        let stage = Stage { TwoActivities(first: first, second: second) }
        #expect(stage.screen.userActivity?.activityType == "second")
        second.value = false
        stage.act()
        #expect(stage.screen.userActivity?.activityType == "first")
        first.value = false
        stage.act()
        #expect(stage.screen.userActivity == nil)
        second.value = true
        stage.act()
        first.value = true
        stage.act()
        #expect(stage.screen.userActivity?.activityType == "first")
    }

    @Test("RES-011: an activity is filled in again when its view changes, and stays the same one")
    func changesAreFilledIn() throws {
        struct Counting: View {
            @State private var count = 0

            var body: some View {
                Button("More") { count += 1 }
                    .userActivity("counting") { $0.userInfo = ["count": count] }
            }
        }
        let screen = Screen { Counting() }
        let activity = try #require(screen.userActivity)
        try screen.press("More")
        #expect(activity.userInfo?["count"] as? Int == 1)
        #expect(screen.userActivity === activity)
    }

    @Test("RES-011: an activity about an element is there while the element is")
    func anActivityNeedsItsElement() {
        let element = Recorded<String?>(nil)
        let stage = Stage {
            Following(element) { element in
                Text("x").userActivity("element", element: element) { $1.title = $0 }
            }
        }
        #expect(stage.screen.userActivity == nil)
        element.value = "word"
        stage.act()
        #expect(stage.screen.userActivity?.title == "word")
        element.value = nil
        stage.act()
        #expect(stage.screen.userActivity == nil)
    }

    @Test("RES-011: the activity goes with the view that advertised it")
    func activitiesGoWithTheirView() {
        let isThere = Recorded(true)
        let stage = Stage {
            Following(isThere) { if $0 { Text("x").userActivity("here") { _ in } } }
        }
        weak let activity = stage.screen.userActivity
        #expect(activity != nil)
        isThere.value = false
        stage.act()
        #expect(stage.screen.userActivity == nil)
        #expect(activity == nil)
    }

    @Test("RES-012: handlers of its type continue an activity; it waits until there is one")
    func anActivityWaitsForItsHandler() {
        let isThere = Recorded(false)
        let journal = Journal()
        let stage = Stage {
            Following(isThere) { isThere in
                Text("a").onContinueUserActivity("other") { _ in journal.note("other") }
                if isThere {
                    Text("b").onContinueUserActivity("mine") { journal.note($0.title ?? "") }
                    Text("c").onContinueUserActivity("mine") { _ in journal.note("c") }
                }
            }
        }
        let activity = NSUserActivity(activityType: "mine")
        activity.title = "b"
        stage.screen.continueUserActivity(activity)
        #expect(journal.read() == [])
        isThere.value = true
        stage.act()
        #expect(journal.read() == ["b", "c"])
        stage.act()
        #expect(journal.read() == [])
    }

    @Test("RES-009: a universal link is a URL where a handler for URLs is")
    func universalLinksAreURLs() throws {
        let journal = Journal()
        let link = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        link.webpageURL = URL(string: "https://example.org/7")
        let both = Screen {
            Text("a")
                .onOpenURL { journal.note("url \($0.lastPathComponent)") }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in journal.note("web") }
        }
        both.continueUserActivity(link)
        #expect(journal.read() == ["url 7"])
        let one = Screen {
            Text("a")
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in journal.note("web") }
        }
        one.continueUserActivity(link)
        #expect(journal.read() == ["web"])
    }
}

private struct ActivityStack: View {
    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Open 7", value: 7)
                NavigationLink("Open a word", value: "word")
            }
            .userActivity("list") { _ in }
            .navigationDestination(for: String.self) { Text($0) }
            .navigationDestination(for: Int.self) { number in
                Text("\(number)").userActivity("number") { $0.title = "Number \(number)" }
            }
        }
    }
}

private struct TwoActivities: View {
    let first: Recorded<Bool>
    let second: Recorded<Bool>

    var body: some View {
        Text("a").userActivity("first", isActive: first.value) { _ in }
        Text("b").userActivity("second", isActive: second.value) { _ in }
    }
}

/// Shows a value that a test changes.
private struct Following<Value, Content: View>: View {
    let value: Recorded<Value>
    @ViewBuilder let content: (Value) -> Content

    init(_ value: Recorded<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.value = value
        self.content = content
    }

    var body: some View { content(value.value) }
}
