// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing

/// Lengths of time in words, held against what Apple documents.
@Suite struct DateComponentsFormatterTests {
    private let formatter: DateComponentsFormatter

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        formatter = DateComponentsFormatter()
        formatter.calendar = calendar
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:10:00"), (.abbreviated, "1h 10m"),
        (.short, "1 hr, 10 min"), (.full, "1 hour, 10 minutes"),
        (.spellOut, "one hour, ten minutes"), (.brief, "1hr 10min"),
    ])
    func aStyleWritesUnits(style: DateComponentsFormatter.UnitsStyle, text: String) {
        formatter.unitsStyle = style
        #expect(formatter.string(from: 4_200) == text)
    }

    @Test func zerosBeforeTheFirstAreLeftOutByPlaces() {
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 5) == "5")
        #expect(formatter.string(from: 0) == "0")
        #expect(formatter.string(from: -65) == "-1:05")
    }

    @Test func allZerosAreLeftOutInWords() {
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3_610) == "1 hour, 10 seconds")
        #expect(formatter.string(from: 0) == "0 seconds")
    }

    @Test func zerosAreKeptWhereTheAppSaysSo() {
        formatter.allowedUnits = [.day, .hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 3_600) == "0d 1:00:00")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 3_600) == "0d 1h 0m 0s")
        formatter.zeroFormattingBehavior = .dropLeading
        #expect(formatter.string(from: 3_600) == "1h 0m 0s")
        formatter.zeroFormattingBehavior = .dropTrailing
        #expect(formatter.string(from: 3_600) == "0d 1h")
        formatter.zeroFormattingBehavior = .dropMiddle
        #expect(formatter.string(from: 3_610) == "0d 1h 10s")
        formatter.zeroFormattingBehavior = .dropAll
        #expect(formatter.string(from: 3_600) == "1h")
    }

    @Test func theRestIsSaidInTheSmallestUnitAllowed() {
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.minute]
        #expect(formatter.string(from: 7_230) == "120 minutes")
    }

    @Test func phrasesStandAroundTheLargestUnits() {
        formatter.unitsStyle = .full
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 4_200) == "About 1 hour remaining")
    }

    @Test func monthsAreCountedByTheCalendar() {
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.year, .month, .day]
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(
            formatter.string(from: start, to: start + 400 * 86_400) == "1 year, 1 month, 4 days")
        #expect(
            DateComponentsFormatter.localizedString(
                from: DateComponents(hour: 2, minute: 5), unitsStyle: .abbreviated) == "2h 5m")
    }

    @Test func otherLanguagesHaveTheirOwnWords() {
        formatter.calendar?.locale = Locale(identifier: "de_DE")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 4_200) == "1 Stunde und 10 Minuten")
    }
}

/// How far times are from another, in words.
@Suite struct RelativeDateTimeFormatterTests {
    private let now = Date(timeIntervalSinceReferenceDate: 0)

    private func formatter(_ language: String = "en_US") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: language)
        return formatter
    }

    @Test(arguments: [
        (RelativeDateTimeFormatter.UnitsStyle.full, "in 2 months"), (.spellOut, "in two months"),
        (.short, "in 2 mo."), (.abbreviated, "in 2mo"),
    ])
    func aStyleWritesUnits(style: RelativeDateTimeFormatter.UnitsStyle, text: String) {
        let formatter = formatter()
        formatter.unitsStyle = style
        #expect(formatter.localizedString(for: now + 70 * 86_400, relativeTo: now) == text)
    }

    @Test func daysHaveNamesOnlyIfTheAppSaysSo() {
        let formatter = formatter()
        let yesterday = now - 86_400
        #expect(formatter.localizedString(for: yesterday, relativeTo: now) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: yesterday, relativeTo: now) == "yesterday")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(for: yesterday, relativeTo: now) == "Yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    }

    @Test func otherLanguagesHaveTheirOwnWords() {
        #expect(
            formatter("de_DE").localizedString(for: now - 7_200, relativeTo: now)
                == "vor 2 Stunden")
    }
}

/// Lists in words, and what is accepted because a server needs none of it.
@Suite struct SmallFormattersTests {
    @Test func aListIsSaidInWords() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", 2, "c"]) == "a, 2, and c")
        #expect(formatter.string(for: "no list") == nil)
    }

    @Test func everyFileMayBeRead() {
        let file = URL(fileURLWithPath: "/tmp")
        #expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
        #expect(autoreleasepool { 3 } == 3)
    }
}
