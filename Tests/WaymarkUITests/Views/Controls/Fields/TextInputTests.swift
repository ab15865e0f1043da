// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// What fields ask of keyboards, and fields of several lines.
@MainActor @Suite struct TextInputTests {
    @Test func aFieldAsksForItsKeyboardAndForWhatFillsItIn() throws {
        let stage = Stage {
            VStack {
                TextField("Mail", text: .constant(""))
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .submitLabel(.next)
            }
        }
        let input = try #require(stage.fields.first?.input)
        #expect(input.keyboard == .email)
        #expect(input.content == "emailAddress")
        #expect(input.capitalization == .never)
        #expect(input.isLiteral)
        #expect(input.submitLabel == "next")
    }

    @Test func theNearestModifierDecidesAndTheOthersStay() throws {
        let stage = Stage {
            VStack {
                TextField("Amount", text: .constant("")).keyboardType(.decimalPad)
                TextField("Name", text: .constant(""))
                    .autocapitalization(.words)
                    .disableAutocorrection(false)
            }
            .keyboardType(.URL)
            .disableAutocorrection(true)
        }
        #expect(stage.fields.map(\.input.keyboard) == [.decimal, .address])
        #expect(stage.fields.map(\.input.isLiteral) == [true, false])
        #expect(stage.fields.map(\.input.capitalization) == [nil, .words])
    }

    @Test(arguments: [
        UIKeyboardType.default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter,
    ])
    func aKeyboardThatBrowsersDoNotKnowIsTheUsualOne(type: UIKeyboardType) {
        #expect(type.keyboard == .standard)
    }

    @Test func anEditorAndAVerticalFieldTakeSeveralLines() throws {
        let stage = Stage { LongTexts() }
        #expect(stage.fields.map(\.lines) == [.growing, .filling, nil])
        try stage.screen.type("one\ntwo", into: "Summary")
        try stage.screen.type("three\nfour", into: "Notes")
        #expect(stage.texts.contains("2 and 2 lines"))
    }

    @Test func aTextKeepsRoomForItsLeastLines() {
        let stage = Stage {
            VStack {
                Text("a").lineLimit(2, reservesSpace: true)
                Text("b").lineLimit(3...5)
                Text("c").lineLimit(4...)
                Text("d").lineLimit(2, reservesSpace: false)
            }
        }
        var effects: [[StyleEffect]] = []
        stage.session.root.forEach { element in
            if case .text = element.role { effects.append(element.content.effects) }
        }
        #expect(
            effects == [
                [.lineLimit(2), .leastLines(2)], [.lineLimit(5), .leastLines(3)],
                [.leastLines(4)], [.lineLimit(2)],
            ])
    }
}

private struct LongTexts: View {
    @State private var summary = ""
    @State private var notes = ""
    @State private var title = ""

    var body: some View {
        Form {
            TextField("Summary", text: $summary, axis: .vertical)
            TextEditor(text: $notes).accessibilityLabel("Notes")
            TextField("Title", text: $title, axis: .horizontal)
            Text("\(lines(summary)) and \(lines(notes)) lines")
        }
    }

    private func lines(_ text: String) -> Int { text.split(separator: "\n").count }
}

extension Stage {
    fileprivate var fields: [TextFieldElement] {
        var fields: [TextFieldElement] = []
        session.root.forEach { element in
            if case .textField(let field) = element.role { fields.append(field) }
        }
        return fields
    }
}
