// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkUI

@testable import WaymarkTesting

@MainActor @Suite("Stored values") struct StorageTests {
    @Test("RES-001: views of one window share a key; another window starts at the default")
    func sceneStorageBelongsToItsWindow() throws {
        let screen = Screen { TwoReaders() }
        #expect(screen.texts == ["a 0", "More", "b 0"])
        try screen.press("More")
        #expect(screen.texts == ["a 1", "More", "b 1"])
        #expect(Screen { TwoReaders() }.texts == ["a 0", "More", "b 0"])
    }

    @Test("RES-001: every kind of value is kept and restored")
    func everyKindIsKept() throws {
        let screen = Screen { AllKinds() }
        try screen.press("Set")
        let texts = screen.texts
        #expect(texts.first == "true 7 1.5 word shop:x 3 two nil set")
        let restored = Screen(restoring: screen.savedState) { AllKinds() }
        #expect(restored.texts == texts)
        try restored.press("Clear")
        #expect(
            Screen(restoring: restored.savedState) { AllKinds() }.texts.first
                == "true 7 1.5 word shop:x 3 two nil nil")
    }

    @Test("RES-001: a binding to a stored value writes it")
    func bindingsWriteStoredValues() throws {
        struct Bound: View {
            @SceneStorage("switch") private var isOn = false

            var body: some View { SwiftUI.Toggle("Switch \(isOn ? "on" : "off")", isOn: $isOn) }
        }
        let screen = Screen { Bound() }
        try screen.toggle("Switch off")
        #expect(screen.texts == ["Switch on"])
        #expect(Screen(restoring: screen.savedState) { Bound() }.texts == ["Switch on"])
    }

    @Test("RES-002: the windows of one person share settings, other people do not")
    func appStorageBelongsToAPerson() throws {
        let name = "person \(UUID())"
        let first = session(of: name)
        let second = session(of: name)
        let other = session(of: "someone else \(UUID())")
        let nobody = session(of: "")
        press("More", in: first)
        second.flush()
        #expect(second.root.readableTexts == ["setting 1", "More"])
        #expect(session(of: name).root.readableTexts == ["setting 1", "More"])
        for session in [other, nobody] {
            session.flush()
            #expect(session.root.readableTexts == ["setting 0", "More"])
        }
    }

    @Test("RES-002: settings go along to another process, the last that were written")
    func settingsGoAlongWithWhatIsSaved() throws {
        let before = session(of: "person \(UUID())")
        press("More", in: before)
        let earlier = before.savedState
        let version = before.stateVersion
        press("More", in: before)
        #expect(before.stateVersion > version)
        let later = before.savedState
        for order in [[earlier, later], [later, earlier], [later]] {
            let name = "person \(UUID()) in another process"
            let windows = order.map { session(of: name, restoring: $0) }
            for window in windows {
                window.flush()
                #expect(window.root.readableTexts == ["setting 2", "More"])
            }
            press("More", in: windows[0])
            let last = session(of: name, restoring: later)
            #expect(last.root.readableTexts == ["setting 3", "More"])
        }
    }

    @Test("RES-001: what cannot be read is an issue and the default")
    func unreadableValuesAreReported() throws {
        struct Words: View {
            @SceneStorage("shared") private var word = "none"
            var body: some View { SwiftUI.Button("Write \(word)") { word = "text" } }
        }
        struct Numbers: View {
            @SceneStorage("shared") private var number = 5
            var body: some View { Text("number \(number)") }
        }
        let words = Screen { Words() }
        try words.press("Write none")
        let numbers = Screen(restoring: words.savedState) { Numbers() }
        #expect(numbers.texts == ["number 5"])
        let issue = try theOnlyIssue(on: numbers)
        #expect(issue.kind.name == "unreadableStorage")
        #expect(issue.message.hasPrefix("what was stored under 'shared' cannot be read"))
    }

    @Test("RES-001: a value that cannot be read is one issue, however many views read it")
    func anUnreadableValueIsOneIssue() throws {
        struct Words: View {
            @SceneStorage("shared") private var word = "none"
            @SceneStorage("other") private var other = "none"
            var body: some View {
                SwiftUI.Button("Write") {
                    word = "text"
                    other = "text"
                }
            }
        }
        struct Number: View {
            @SceneStorage private var number: Int
            init(_ key: String) { _number = SceneStorage(wrappedValue: 5, key) }
            var body: some View { Text("number \(number)") }
        }
        struct Another: View {
            @SceneStorage("shared") private var number = 6
            var body: some View { Text("another \(number)") }
        }
        let words = Screen { Words() }
        try words.press("Write")
        let screen = Screen(restoring: words.savedState) {
            Number("shared")
            Another()
            Number("shared")
            Number("other")
        }
        #expect(screen.texts == ["number 5", "another 6", "number 5", "number 5"])
        let issues = screen.issues
        try #require(issues.map(\.kind.name) == ["unreadableStorage", "unreadableStorage"])
        #expect(issues[0].message.hasPrefix("what was stored under 'shared'"))
        #expect(issues[1].message.hasPrefix("what was stored under 'other'"))
    }

    @Test("RES-001: what cannot be written is one issue, and the value from before stays")
    func unstorableValuesAreReported() throws {
        struct Endless: View {
            @SceneStorage("share") private var share = 0.5
            var body: some View {
                Text("share \(share)")
                SwiftUI.Button("Endless") { share = .infinity }
                SwiftUI.Button("Whole") { share = 1 }
            }
        }
        let screen = Screen { Endless() }
        try screen.press("Endless")
        try screen.press("Endless")
        #expect(screen.texts.first == "share 0.5")
        try screen.press("Whole")
        try screen.press("Endless")
        #expect(screen.texts.first == "share 1.0")
        #expect(Screen(restoring: screen.savedState) { Endless() }.texts.first == "share 1.0")
        let issue = try theOnlyIssue(on: screen)
        #expect(issue.kind.name == "unstorableValue")
        #expect(issue.message.hasPrefix("what was written under 'share' cannot be stored"))
        #expect(issue.message.contains("Double.inf"))
    }

    @Test("RES-001: a raw value that no case has is an issue and the default")
    func unknownRawValuesAreReported() throws {
        struct Words: View {
            @SceneStorage("choice") private var word = "none"
            var body: some View { SwiftUI.Button("Write") { word = "neither" } }
        }
        struct Choices: View {
            @SceneStorage("choice") private var choice = Choice.one
            var body: some View { Text(choice.rawValue) }
        }
        let words = Screen { Words() }
        try words.press("Write")
        let screen = Screen(restoring: words.savedState) { Choices() }
        #expect(screen.texts == ["one"])
        #expect(screen.issues.count == 1)
    }

    private func session(of person: String, restoring saved: [UInt8]? = nil) -> ViewSession {
        ViewSession(SessionRequest(person: person, savedState: saved)) { AnyView(Setting()) }
    }

    private func press(_ name: String, in session: ViewSession) {
        guard let button = session.root.first(where: { $0.label == name && $0.isPressable }) else {
            return
        }
        session.handle(ElementEvent(button.id, .press))
    }
}

private enum Choice: String { case one, two }

private struct TwoReaders: View {
    struct Reader: View {
        let name: String
        @SceneStorage("count") private var count = 0

        var body: some View { Text("\(name) \(count)") }
    }

    @SceneStorage("count") private var count = 0

    var body: some View {
        Reader(name: "a")
        SwiftUI.Button("More") { count += 1 }
        Reader(name: "b")
    }
}

private struct AllKinds: View {
    @SceneStorage("bool") private var bool = false
    @SceneStorage("int") private var int = 0
    @SceneStorage("double") private var double = 0.0
    @SceneStorage("string") private var string = ""
    @SceneStorage("url") private var url: URL?
    @SceneStorage("data") private var data = Data()
    @SceneStorage("choice") private var choice = Choice.one
    @SceneStorage("nothing") private var nothing: Int?
    @SceneStorage("something") private var something: String?

    var body: some View {
        Text(
            """
            \(bool) \(int) \(double) \(string) \(url?.absoluteString ?? "nil") \(data.count) \
            \(choice.rawValue) \(nothing.map(String.init) ?? "nil") \(something ?? "nil")
            """)
        SwiftUI.Button("Set") {
            bool = true
            int = 7
            double = 1.5
            string = "word"
            url = URL(string: "shop:x")
            data = Data([1, 2, 3])
            choice = .two
            something = "set"
        }
        SwiftUI.Button("Clear") { something = nil }
    }
}

private struct Setting: View {
    @AppStorage("setting") private var setting = 0

    var body: some View {
        Text("setting \(setting)")
        SwiftUI.Button("More") { setting += 1 }
    }
}
