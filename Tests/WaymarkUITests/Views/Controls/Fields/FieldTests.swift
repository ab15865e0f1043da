// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

import struct WaymarkElements.ElementEvent
import struct WaymarkElements.ElementID

@testable import WaymarkUI

/// Fields and switches: what is typed, what the model makes of it.
@MainActor @Suite struct FieldTests {
    @Test func typedTextReachesTheModelAndComesBack() throws {
        let stage = Stage { Form { Names() } }
        try stage.screen.type("Ada", into: "Name")
        #expect(stage.texts.contains("Hello, Ada"))
        #expect(stage.outline.contains("text field \"Ada\" prompt \"Your name\""))
    }

    @Test("A field shows what the model made of what was typed (NAV-027)")
    func aRefusedWriteIsShown() throws {
        let stage = Stage { ShortWords() }
        try stage.screen.type("ab", into: "Word")
        #expect(stage.texts.contains("ab"))
        try stage.screen.type("abcdef", into: "Word")
        #expect(stage.texts.contains("abc"))
        #expect(stage.batches.last?.kinds == ["update"])
        try stage.screen.type("abcdefg", into: "Word")
        #expect(stage.batches.last?.kinds == ["update"])
        #expect(stage.batches.count == 3)
    }

    @Test func theOlderFieldsTellOfEditing() throws {
        let calls = Tally()
        let stage = Stage { OldField(calls: calls) }
        try stage.screen.type("a", into: "City")
        try stage.screen.type("ab", into: "City")
        stage.session.handle(ElementEvent(try #require(stage.field), .submit))
        #expect(calls["began"] == 1)
        #expect(calls["ended"] == 1)
        #expect(calls["committed"] == 1)
    }

    @Test func aFormatterReadsTheValue() throws {
        let stage = Stage { Portions() }
        try stage.screen.type("many", into: "Portions")
        #expect(stage.texts.contains("for 2"))
        try stage.screen.type("6", into: "Portions")
        #expect(stage.texts.contains("for 6"))
    }

    @Test func aRefusedSwitchIsShown() throws {
        let stage = Stage { Toggle("On", isOn: Binding(get: { false }, set: { _ in })) }
        try stage.screen.toggle("On")
        #expect(stage.outline.contains("toggle off"))
        #expect(stage.batches.map(\.kinds) == [["update"]])
    }

    @Test func aSwitchSwitches() throws {
        let stage = Stage { Lamp() }
        try stage.screen.toggle("Lamp")
        #expect(stage.texts.contains("light"))
        try stage.screen.toggle("Lamp")
        #expect(stage.texts.contains("dark"))
    }

    @Test func aSecureFieldNeverShowsItsText() throws {
        let stage = Stage { Secret() }
        try stage.screen.type("hunter2", into: "Password")
        #expect(stage.texts.contains("7 characters"))
        #expect(!stage.outline.contains("hunter2"))
        #expect(!stage.texts.contains("hunter2"))
    }

    @Test func aDisabledFieldTakesNoText() throws {
        let stage = Stage { Names().disabled(true) }
        #expect(throws: ScreenError.self) { try stage.screen.type("Ada", into: "Name") }
        let field = try #require(stage.field)
        stage.session.handle(ElementEvent(field, .setText("Ada")))
        #expect(stage.texts.contains("Hello, "))
    }

    @Test func aSubmittedFieldRunsItsActions() throws {
        let tally = Tally()
        let stage = Stage { Names().onSubmit { tally.note("outer") } }
        let field = try #require(stage.field)
        stage.session.handle(ElementEvent(field, .submit))
        #expect(tally.take() == ["outer"])
    }
}

extension Stage {
    fileprivate var field: ElementID? {
        ids { if case .textField = $0.role { true } else { false } }.first
    }
}

private struct Names: View {
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name, prompt: Text("Your name"))
        Text("Hello, \(name)")
    }
}

private struct ShortWords: View {
    @State private var word = ""

    var body: some View {
        TextField("Word", text: Binding(get: { word }, set: { word = String($0.prefix(3)) }))
    }
}

private struct Lamp: View {
    @State private var isOn = false

    var body: some View {
        Toggle("Lamp", isOn: $isOn)
        Text(isOn ? "light" : "dark")
    }
}

private struct Secret: View {
    @State private var text = ""

    var body: some View {
        SecureField("Password", text: $text)
        Text("\(text.count) characters")
    }
}

private struct OldField: View {
    let calls: Tally
    @State private var city = ""

    var body: some View {
        TextField(
            "City", text: $city,
            onEditingChanged: { calls.note($0 ? "began" : "ended") },
            onCommit: { calls.note("committed") })
    }
}

private struct Portions: View {
    @State private var count = 2

    var body: some View {
        TextField("Portions", value: $count, formatter: NumberFormatter())
        Text("for \(count)")
    }
}
