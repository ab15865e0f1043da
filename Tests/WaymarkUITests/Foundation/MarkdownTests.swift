// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing

/// Texts that are written in Markdown.
@Suite struct MarkdownTests {
    /// The parts of a line: the text, with the number of its intent, and its link.
    private func parts(
        _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) throws -> [String] {
        let text = try AttributedString(
            markdown: markdown, options: .init(interpretedSyntax: syntax))
        return text.runs.map { run in
            let words = String(text[run.range].characters)
            let intent = run.inlinePresentationIntent.map { "#\($0.rawValue)" } ?? ""
            return words + intent + (run.link.map { " → \($0)" } ?? "")
        }
    }

    @Test(arguments: [
        ("plain", ["plain"]), ("**a** *b* _c_", ["a#2", " ", "b#1", " ", "c#1"]),
        ("***both***", ["both#3"]), ("*a **b** c*", ["a #1", "b#3", " c#1"]),
        ("~~gone~~", ["gone#32"]), ("`code *x*`", ["code *x*#4"]), ("`` a`b ``", ["a`b#4"]),
        ("snake_case_word", ["snake_case_word"]), ("**unclosed", ["**unclosed"]),
        ("a * b * c", ["a * b * c"]), (#"\*no\*"#, ["*no*"]), ("a &amp; &#65;", ["a & A"]),
        ("a  \nb", ["a", "\n#128", "b"]), ("a\nb", ["a", " #64", "b"]),
        ("[to **b**](https://a.b)", ["to  → https://a.b", "b#2 → https://a.b"]),
        ("<https://x.y>", ["https://x.y → https://x.y"]),
        ("<me@a.bc>", ["me@a.bc → mailto:me@a.bc"]),
        ("[no link]", ["[no link]"]),
    ])
    func aLineHasParts(markdown: String, expected: [String]) throws {
        #expect(try parts(markdown, .inlineOnly) == expected)
    }

    @Test func whitespaceIsKeptWhereTheAppSaysSo() throws {
        #expect(
            try parts("a\n\n  **b**", .inlineOnlyPreservingWhitespace) == ["a\n\n  ", "b#2"])
    }

    @Test func blocksSayWhatTheyAre() throws {
        let text = try AttributedString(
            markdown:
                "# Title\nwords\nmore\n\n- one\n- two\n\n1. first\n\n> said\n\n```swift\nlet a\n```"
        )
        let blocks = text.runs[\.presentationIntent].map { intent, range in
            (intent?.components.map(\.kind) ?? [], String(text[range].characters))
        }
        #expect(
            blocks.map(\.1) == ["Title", "words more", "one", "two", "first", "said", "let a\n"])
        #expect(
            blocks.map(\.0) == [
                [.header(level: 1)], [.paragraph],
                [.paragraph, .listItem(ordinal: 1), .unorderedList],
                [.paragraph, .listItem(ordinal: 2), .unorderedList],
                [.paragraph, .listItem(ordinal: 1), .orderedList], [.paragraph, .blockQuote],
                [.codeBlock(languageHint: "swift")],
            ])
    }

    @Test func linksWithoutASchemeBelongToTheBase() throws {
        let base = try #require(URL(string: "https://example.org/docs/"))
        let text = try AttributedString(markdown: "[next](page2) ![p](a.png)", baseURL: base)
        #expect(text.runs.first?.link?.absoluteString == "https://example.org/docs/page2")
        #expect(text.runs.compactMap(\.imageURL).first?.lastPathComponent == "a.png")
    }
}

/// Measurements in words.
@Suite struct MeasurementTests {
    private let us = Locale(identifier: "en_US")
    private let germany = Locale(identifier: "de_DE")
    private let way = Measurement(value: 5, unit: UnitLength.kilometers)

    @Test func theUnitIsThatOfTheRegion() {
        #expect(way.formatted(.measurement(width: .wide).locale(us)) == "3.1 miles")
        #expect(way.formatted(.measurement(width: .abbreviated).locale(germany)) == "5 km")
        let heat = Measurement(value: 25, unit: UnitTemperature.celsius)
        #expect(
            heat.formatted(.measurement(width: .abbreviated, usage: .weather).locale(us)) == "77°F")
    }

    @Test func theUnitIsTheMeasurementsOwnWhereTheAppSaysSo() {
        #expect(
            way.formatted(.measurement(width: .wide, usage: .asProvided).locale(us))
                == "5 kilometers")
        #expect(
            Measurement(value: 1, unit: UnitLength.feet)
                .formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "1 foot")
        #expect(
            way.formatted(.measurement(width: .narrow, usage: .asProvided).locale(us)) == "5km")
    }

    @Test func theNumberIsWrittenAsTheAppSays() {
        let mass = Measurement(value: 1_234.6, unit: UnitMass.grams)
        let style = Measurement<UnitMass>.FormatStyle(
            width: .wide, locale: us, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(0)))
        #expect(mass.formatted(style) == "1,235 grams")
    }

    @Test func theFormatterHasTheSameWords() {
        let formatter = MeasurementFormatter()
        formatter.locale = us
        formatter.numberFormatter.locale = us
        #expect(formatter.string(from: way) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "5 kilometers")
        #expect(formatter.string(from: UnitLength.feet) == "feet")
        formatter.unitOptions = .temperatureWithoutUnit
        let heat = Measurement(value: 25, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: heat) == "77°")
    }
}
