// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

import enum WaymarkElements.ElementAction
import struct WaymarkElements.ElementEvent
import struct WaymarkElements.ElementID

@testable import WaymarkUI

/// Buttons, and which events reach them.
@MainActor @Suite struct ButtonTests {
    @Test func aRoleIsShown() {
        let stage = Stage {
            Button("Delete", role: .destructive) {}
            Button(role: .cancel) {
            } label: {
                Text("Cancel")
            }
        }
        #expect(stage.outline.contains("button destructive\n    text \"Delete\""))
        #expect(stage.outline.contains("button cancel"))
    }

    @Test func aDisabledButtonIgnoresEvents() throws {
        let tally = Tally()
        let stage = Stage { Guarded(tally: tally) }
        let id = try #require(stage.buttonID(of: "Go"))
        stage.session.handle(ElementEvent(id, .press))
        #expect(tally.take() == ["go"])
        try stage.press("Disable")
        stage.session.handle(ElementEvent(id, .press))
        #expect(tally.take() == [])
        #expect(throws: ScreenError.self) { try stage.press("Go") }
    }

    @Test func anEventForAnElementThatIsGoneIsIgnored() throws {
        let tally = Tally()
        let stage = Stage { Guarded(tally: tally) }
        let id = try #require(stage.buttonID(of: "Go"))
        try stage.press("Remove")
        stage.session.handle(ElementEvent(id, .press))
        stage.session.handle(ElementEvent(ElementID(99_999), .press))
        #expect(tally.take() == [])
    }

    @Test func anEventForACoveredScreenIsIgnored() throws {
        let tally = Tally()
        let stage = Stage(.compact) {
            NavigationStack {
                Button("Covered") { tally.note("covered") }
                NavigationLink("Push") { Text("above") }
            }
        }
        let id = try #require(stage.buttonID(of: "Covered"))
        try stage.press("Push")
        stage.session.handle(ElementEvent(id, .press))
        #expect(tally.take() == [])
        try stage.screen.back()
        stage.session.handle(ElementEvent(id, .press))
        #expect(tally.take() == ["covered"])
    }

    @Test func anEventForWhatIsUnderASheetIsIgnored() throws {
        let tally = Tally()
        let stage = Stage { Presenting(tally: tally) }
        let id = try #require(stage.buttonID(of: "Under"))
        try stage.press("Present")
        stage.session.handle(ElementEvent(id, .press))
        #expect(tally.take() == [])
        try stage.press("Inside")
        #expect(tally.take() == ["inside"])
        try stage.screen.dismiss()
        stage.session.handle(ElementEvent(id, .press))
        #expect(tally.take() == ["under"])
    }

    @Test(arguments: [
        ElementAction.setText("x"), .setOn(true), .back, .dismiss, .submit, .toggleSidebar,
    ])
    func anEventOfAnotherKindOfElementIsIgnored(action: ElementAction) throws {
        let tally = Tally()
        let stage = Stage { Guarded(tally: tally) }
        let id = try #require(stage.buttonID(of: "Go"))
        stage.session.handle(ElementEvent(id, action))
        #expect(tally.take() == [])
        #expect(stage.patches.isEmpty)
    }
}

extension Stage {
    /// The button around this text.
    fileprivate func buttonID(of label: String) -> ElementID? {
        guard let text = id(ofText: label) else { return nil }
        return ids {
            guard case .button = $0.role else { return false }
            return $0.find(text) != nil
        }.first
    }
}

private struct Guarded: View {
    let tally: Tally
    @State private var isDisabled = false
    @State private var isRemoved = false

    var body: some View {
        if !isRemoved { Button("Go") { tally.note("go") }.disabled(isDisabled) }
        Button("Disable") { isDisabled = true }
        Button("Remove") { isRemoved = true }
    }
}

private struct Presenting: View {
    let tally: Tally
    @State private var isPresented = false

    var body: some View {
        Button("Under") { tally.note("under") }
        Button("Present") { isPresented = true }
            .sheet(isPresented: $isPresented) { Button("Inside") { tally.note("inside") } }
    }
}
