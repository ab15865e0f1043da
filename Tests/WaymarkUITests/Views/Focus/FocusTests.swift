// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// `FocusState` follows a person and moves the keyboard's focus.
@MainActor @Suite struct FocusTests {
    @Test func theStateFollowsAPersonFromFieldToField() throws {
        let screen = Screen { Login() }
        #expect(screen.texts.contains("nowhere"))
        try screen.focus("Name")
        #expect(screen.texts.contains("in name"))
        try screen.focus("Password")
        #expect(screen.texts.contains("in password"))
        screen.unfocus()
        #expect(screen.texts.contains("nowhere"))
        #expect(screen.focused == nil)
    }

    @Test func aWriteMovesTheFocus() throws {
        let screen = Screen { Login() }
        try screen.press("To the password")
        #expect(screen.focused == "Password")
        try screen.press("Nowhere")
        #expect(screen.focused == nil)
        #expect(screen.texts.contains("nowhere"))
    }

    private struct Search: View {
        enum Place { case words, note }
        @FocusState private var place: Place?
        @State private var words = ""
        @State private var note = ""

        var body: some View {
            NavigationStack {
                VStack {
                    Text(place == .words ? "searching" : place == .note ? "noting" : "nowhere")
                    TextField("Note", text: $note).focused($place, equals: .note)
                    Button("Find") { place = .words }
                }
                .searchable(text: $words, prompt: "Find a recipe")
                .searchFocused($place, equals: .words)
            }
        }
    }

    @Test func theFocusOfASearchFieldIsFollowedAndMoved() throws {
        let screen = Screen { Search() }
        try screen.focus("Find a recipe")
        #expect(screen.texts.contains("searching"))
        try screen.focus("Note")
        #expect(screen.texts.contains("noting"))
        try screen.press("Find")
        #expect(screen.focused == "Find a recipe")
        #expect(screen.texts.contains("searching"))
    }

    @Test func returnLeadsToTheNextField() throws {
        let screen = Screen { Login() }
        try screen.type("Ada", into: "Name")
        #expect(screen.focused == "Name")
        try screen.submit("Name")
        #expect(screen.focused == "Password")
    }

    @Test func aValueThatNothingHasGoesBackToWhatHasTheFocus() throws {
        let screen = Screen { Login() }
        try screen.focus("Name")
        try screen.press("To the code")
        #expect(screen.texts.contains("in name"))
        #expect(screen.focused == "Name")
        screen.unfocus()
        try screen.press("To the code")
        #expect(screen.texts.contains("nowhere"))
    }

    @Test func aFieldThatComesWithTheWriteGetsTheFocus() throws {
        let screen = Screen { Login() }
        try screen.press("Ask for a code")
        #expect(screen.focused == "Code")
        try screen.press("Ask for no code")
        #expect(screen.focused == nil)
        #expect(screen.texts.contains("nowhere"))
    }

    @Test func aDisabledFieldLosesTheFocusAndGetsNone() throws {
        let screen = Screen { Login() }
        try screen.focus("Name")
        try screen.toggle("Locked")
        #expect(screen.texts.contains("nowhere"))
        try screen.press("To the password")
        #expect(screen.focused == nil)
    }

    @Test func aScreenAsksForTheFocusWhenItAppears() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("New note") { Note() }
            }
        }
        #expect(screen.focused == nil)
        try screen.press("New note")
        #expect(screen.focused == "Text")
        try screen.back()
        #expect(screen.focused == nil)
    }

    @Test func aSheetAsksForTheFocusAndTheFieldBehindLosesIt() throws {
        let screen = Screen { Behind() }
        try screen.focus("Title")
        try screen.press("Open")
        #expect(screen.focused == "Text")
        #expect(screen.outline.contains("title is left"))
        try screen.dismiss()
        #expect(screen.focused == nil)
    }

    @Test func theStateOfAContainerIsTrueWhileAnythingInItHasTheFocus() throws {
        let screen = Screen { Grouped() }
        try screen.focus("Second")
        #expect(screen.texts.contains("inside"))
        try screen.focus("First")
        #expect(screen.texts.contains("inside"))
        try screen.focus("Outside")
        #expect(screen.texts.contains("outside"))
        try screen.press("In")
        #expect(screen.focused == "First")
    }

    @Test func aBindingLendsTheFocusToAnotherView() throws {
        let screen = Screen { Lender() }
        try screen.press("Go")
        #expect(screen.focused == "Lent")
        try screen.press("Leave")
        #expect(screen.focused == nil)
    }

    @Test func whatIsMadeFocusableHasTheFocusAndSaysSo() throws {
        let screen = Screen { Card() }
        try screen.focus("Card plain")
        #expect(screen.focused == "Card focused")
    }

    @Test func theDefaultFocusIsThereAtOnce() {
        let screen = Screen { Default() }
        #expect(screen.focused == "Second")
    }

    @Test func aFieldWithAFormatShowsWhatBecameOfItWhenItIsLeft() throws {
        let screen = Screen { Amount() }
        try screen.type("x", into: "Amount")
        #expect(screen.texts.contains("x"))
        screen.unfocus()
        #expect(screen.texts == ["12", "Amount", "12 pieces"])
    }

    @Test func editingBeginsAndEndsWithTheFocus() throws {
        let log = Log()
        let screen = Screen {
            TextField("Name", text: .constant("")) { log.lines.append($0 ? "begin" : "end") }
        }
        try screen.focus("Name")
        screen.unfocus()
        #expect(log.lines == ["begin", "end"])
    }

    @Test func theStateFollowsAPlaceWhoseValueChanges() throws {
        let screen = Screen { Rows() }
        try screen.focus("c")
        #expect(screen.texts.contains("in 2"))
        try screen.press("Remove the first")
        #expect(screen.texts.contains("in 1"))
        screen.unfocus()
        #expect(screen.texts.contains("nowhere"))
    }

    @Test func aCardHasTheFocusWhereItsTitleLosesItToAnotherPart() throws {
        let screen = Screen { Nested() }
        try screen.focus("Title")
        #expect(screen.texts.contains("title"))
        try screen.focus("Price")
        #expect(screen.texts.contains("card"))
    }

    @Test func aFieldBehindASheetGetsNoFocus() throws {
        let screen = Screen { Behind() }
        try screen.press("Open")
        try screen.press("Behind, please")
        #expect(screen.outline.contains("title is left"))
        #expect(screen.focused == "Text")
    }

    @Test func whatIsNotFocusableOrDisabledHasNoFocus() throws {
        let screen = Screen {
            VStack {
                Text("Plain").focusable(false)
                Text("Off").focusable().disabled(true)
            }
        }
        #expect(throws: ScreenError.self) { try screen.focus("Plain") }
        #expect(throws: ScreenError.self) { try screen.focus("Off") }
    }

    @Test func onlyElementsThatTheAppAsksAboutReportTheFocus() {
        let stage = Stage {
            VStack {
                Button("Silent") {}
                Button("Heard") {}.focusable()
                TextField("Silent", text: .constant(""))
            }
        }
        var reporting = 0
        stage.session.root.forEach { if $0.content.reportsFocus { reporting += 1 } }
        #expect(reporting == 1)
    }
}

private final class Log { var lines: [String] = [] }

private struct Login: View {
    enum Field { case name, password, code }

    @FocusState private var field: Field?
    @State private var name = ""
    @State private var password = ""
    @State private var code = ""
    @State private var asksForCode = false
    @State private var isLocked = false

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .onSubmit { field = .password }
                .disabled(isLocked)
            SecureField("Password", text: $password)
                .focused($field, equals: .password)
                .disabled(isLocked)
            if asksForCode {
                TextField("Code", text: $code).focused($field, equals: .code)
            }
            Text(field.map { "in \($0)" } ?? "nowhere")
            Toggle("Locked", isOn: $isLocked)
            Button("To the password") { field = .password }
            Button("To the code") { field = .code }
            Button("Nowhere") { field = nil }
            Button("Ask for a code") {
                asksForCode = true
                field = .code
            }
            Button("Ask for no code") { asksForCode = false }
        }
    }
}

private struct Note: View {
    @FocusState private var isTyping: Bool
    @State private var text = ""

    var body: some View {
        TextField("Text", text: $text)
            .focused($isTyping)
            .onAppear { isTyping = true }
    }
}

private struct Behind: View {
    @FocusState private var isInTitle: Bool
    @State private var isOpen = false
    @State private var title = ""

    var body: some View {
        VStack {
            TextField("Title", text: $title).focused($isInTitle)
            Text(isInTitle ? "title is typed" : "title is left")
            Button("Open") { isOpen = true }
        }
        .sheet(isPresented: $isOpen) {
            Note()
            Button("Behind, please") { isInTitle = true }
        }
    }
}

private struct Grouped: View {
    @FocusState private var isInside: Bool
    @State private var text = ""

    var body: some View {
        VStack {
            VStack {
                TextField("First", text: $text)
                TextField("Second", text: $text)
            }
            .focused($isInside)
            TextField("Outside", text: $text)
            Text(isInside ? "inside" : "outside")
            Button("In") { isInside = true }
        }
    }
}

private struct Rows: View {
    @FocusState private var row: Int?
    @State private var names = ["a", "b", "c"]
    @State private var text = ""

    var body: some View {
        VStack {
            ForEach(Array(names.enumerated()), id: \.element) { index, name in
                TextField(name, text: $text).focused($row, equals: index)
            }
            Text(row.map { "in \($0)" } ?? "nowhere")
            Button("Remove the first") { names.removeFirst() }
        }
    }
}

private struct Nested: View {
    @FocusState private var part: String?
    @State private var text = ""

    var body: some View {
        VStack {
            VStack {
                TextField("Title", text: $text).focused($part, equals: "title")
                TextField("Price", text: $text)
            }
            .focused($part, equals: "card")
            Text(part ?? "nowhere")
        }
    }
}

private struct Lender: View {
    @FocusState private var isThere: Bool

    var body: some View {
        VStack {
            Borrower(isThere: $isThere)
            Button("Go") { isThere = true }
        }
    }
}

private struct Borrower: View {
    @FocusState.Binding var isThere: Bool
    @State private var text = ""

    var body: some View {
        TextField("Lent", text: $text).focused($isThere)
        Button("Leave") { isThere = false }
    }
}

private struct Card: View {
    var body: some View { CardFace().focusable() }
}

private struct CardFace: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "Card focused" : "Card plain") }
}

private struct Default: View {
    @FocusState private var place: Int?
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("First", text: $text).focused($place, equals: 1)
            TextField("Second", text: $text).focused($place, equals: 2)
        }
        .defaultFocus($place, 2)
    }
}

private struct Amount: View {
    @State private var amount = 12

    var body: some View {
        VStack {
            TextField("Amount", value: $amount, format: .number)
            Text("\(amount) pieces")
        }
    }
}
