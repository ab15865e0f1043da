// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor struct ControlTests {
    @Test func aButtonActs() throws {
        let screen = Screen { Counter() }
        try screen.press("Add")
        try screen.press("Add")
        #expect(screen.texts.contains("2"))
    }

    @Test func aDisabledButtonStaysDisabledInside() {
        let screen = Screen {
            VStack { Button("Add") {}.disabled(false) }.disabled(true)
        }
        #expect(screen.outline.contains("button disabled"))
    }

    @Test func aControlFollowsTheEnvironment() throws {
        let screen = Screen { Lockable() }
        #expect(throws: ScreenError.self) { try screen.press("Go") }
        try screen.toggle("Unlocked")
        try screen.press("Go")
        #expect(screen.texts.contains("gone"))
    }

    @Test func aFieldWritesWhatIsTypedAndSubmits() throws {
        let model = FieldModel()
        let screen = Screen { Fields(model: model) }
        try screen.type("Ada", into: "Name")
        #expect(model.name == "Ada")
        #expect(screen.texts.contains("Hello Ada"))
    }

    @Test func aFieldFollowsAnObservableModel() {
        let model = FieldModel()
        let screen = Screen { TextField("Name", text: Bindable(model).name) }
        model.name = "Grace"
        screen.open(URL(filePath: "/"))
        #expect(screen.texts.contains("Grace"))
    }

    @Test func aValueFieldKeepsWhatCannotBeReadYet() throws {
        let model = FieldModel()
        let screen = Screen { Fields(model: model) }
        try screen.type("12x", into: "Age")
        #expect(screen.outline.contains("text field \"12x\""))
        try screen.type("13", into: "Age")
        #expect(model.age == 13)
    }

    @Test func hiddenLabelsAreStillRead() throws {
        let screen = Screen { Lockable().labelsHidden() }
        #expect(screen.outline.contains("toggle off label \"Unlocked\""))
        try screen.toggle("Unlocked")
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
        Button("Add") { count += 1 }
    }
}

private struct Lockable: View {
    @State private var isUnlocked = false
    @State private var isGone = false

    var body: some View {
        Toggle("Unlocked", isOn: $isUnlocked)
        Button("Go") { isGone = true }.disabled(!isUnlocked)
        if isGone { Text("gone") }
    }
}

@Observable private final class FieldModel {
    var name = ""
    var age = 3
}

private struct Fields: View {
    @Bindable var model: FieldModel

    var body: some View {
        TextField("Name", text: $model.name)
        TextField("Age", value: $model.age, format: .number)
        Text("Hello \(model.name)")
    }
}
