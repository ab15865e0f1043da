// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor struct StyleTests {
    @Test func anIconOnlyLabelIsStillRead() {
        let screen = Screen { Label("Home", systemImage: "house").labelStyle(.iconOnly) }
        #expect(screen.outline.contains("label label \"Home\""))
        #expect(!screen.texts.contains("Home"))
    }

    @Test func anAccessibilityLabelWinsOverAnImpliedOne() {
        let screen = Screen {
            Label("Home", systemImage: "house").labelStyle(.iconOnly).accessibilityLabel("Start")
        }
        #expect(screen.outline.contains("label label \"Start\""))
    }

    @Test func aCustomButtonStyleReadsItsEnvironment() throws {
        let screen = Screen { Styled() }
        #expect(screen.texts.contains("can press"))
        try screen.press("Lock")
        #expect(screen.texts.contains("cannot press"))
    }

    @Test func aPrimitiveButtonStyleActs() throws {
        let screen = Screen { Styled() }
        try screen.press("Trigger")
        #expect(screen.texts.contains("triggered"))
    }

    @Test(arguments: [false, true])
    func aButtonTakesStylesOfAllKindsInTurn(inList: Bool) throws {
        let screen = Screen { Restyled(inList: inList) }
        try screen.press("Act")
        #expect(screen.texts.last == "1 times")
        for (shown, count) in [("Trigger", 2), ("can press", 3), ("Trigger", 4), ("Act", 5)] {
            try screen.press("Next")
            try screen.press(shown)
            #expect(screen.texts == ["Next", shown, "\(count) times"])
        }
    }

    @Test func aCustomToggleStyleSwitches() throws {
        let screen = Screen { Styled() }
        try screen.press("Option")
        #expect(screen.texts.contains("on"))
    }

    @Test func aChangedTagSelectsAnotherRow() throws {
        let screen = Screen { Tagged() }
        #expect(screen.selection == "First")
        try screen.press("Move")
        #expect(screen.selection == nil)
    }
}

private struct Styled: View {
    @State private var isLocked = false
    @State private var isTriggered = false
    @State private var isOn = false

    var body: some View {
        Button("Lock") { isLocked = true }
        Button("Pill") {}.buttonStyle(Explaining()).disabled(isLocked)
        Button("Primitive") { isTriggered = true }.buttonStyle(Triggering())
        Toggle("Option", isOn: $isOn).toggleStyle(Checkmark())
        if isTriggered { Text("triggered") }
        if isOn { Text("on") }
    }
}

private struct Restyled: View {
    let inList: Bool
    @State private var step = 0
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Next") { step += 1 }
            if inList { List { button } } else { button }
            Text("\(count) times")
        }
    }

    /// The same view with another style each time: its node stays.
    private var button: AnyView {
        let plain = Button("Act") { count += 1 }
        return switch step {
        case 1, 3: AnyView(plain.buttonStyle(Triggering()))
        case 2: AnyView(plain.buttonStyle(Explaining()))
        default: AnyView(plain.buttonStyle(.plain))
        }
    }
}

private struct Explaining: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        Text(isEnabled ? "can press" : "cannot press")
    }
}

private struct Triggering: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button("Trigger") { configuration.trigger() }
    }
}

private struct Checkmark: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

private struct Tagged: View {
    @State private var selection: Int? = 1
    @State private var offset = 0

    var body: some View {
        List(selection: $selection) {
            Text("First").tag(1 + offset)
            Text("Second").tag(2 + offset)
        }
        Button("Move") { offset = 5 }
    }
}
