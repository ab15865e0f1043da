// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A unit in which a length of time is said.
enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component { calendar.component }

    var flag: NSCalendar.Unit { calendar.flag }

    private var calendar: (component: Calendar.Component, flag: NSCalendar.Unit) {
        switch self {
        case .year: (.year, .year)
        case .month: (.month, .month)
        case .week: (.weekOfMonth, .weekOfMonth)
        case .day: (.day, .day)
        case .hour: (.hour, .hour)
        case .minute: (.minute, .minute)
        case .second: (.second, .second)
        }
    }

    /// The seconds of one, where it always has as many.
    private var seconds: Int? {
        switch self {
        case .year, .month: nil
        case .week: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        }
    }

    /// How many of each unit lie between two moments; what is left of one is said in the next.
    static func counts(
        _ units: [Self], from start: Date, to end: Date, in calendar: Calendar
    ) -> [Int] {
        var here = start
        return units.map { unit in
            if unit == units.last, let seconds = unit.seconds {
                return Int((end.timeIntervalSince(here) / Double(seconds)).rounded(.towardZero))
            }
            let whole = calendar.dateComponents([unit.component], from: here, to: end)
            let count = whole.value(for: unit.component) ?? 0
            here = calendar.date(byAdding: unit.component, value: count, to: here) ?? here
            return count
        }
    }
}

/// Words for parts of a length of time.
struct DurationWords {
    let style: DateComponentsFormatter.UnitsStyle
    let locale: Locale

    func text(of parts: [(DurationUnit, Int)]) -> String {
        if style == .positional { return positional(parts) }
        let words = parts.map { unit, count in
            let text = word(unit, count)
            return style == .brief ? text.filter { $0 != " " } : text
        }
        switch style {
        case .short, .full, .spellOut: return joined(words)
        default: return words.joined(separator: " ")
        }
    }

    /// Units beside one another: with commas, and in other languages as a list of things.
    private func joined(_ words: [String]) -> String {
        locale.language.languageCode == .english
            ? words.joined(separator: ", ")
            : words.formatted(.list(type: .and).locale(locale))
    }

    /// Hours, minutes and seconds by their places, and larger units before them in letters.
    private func positional(_ parts: [(DurationUnit, Int)]) -> String {
        let clock: Set<DurationUnit> = [.hour, .minute, .second]
        let large = parts.filter { !clock.contains($0.0) }
        let small = parts.filter { clock.contains($0.0) }
        let digits = small.enumerated().map { index, part in
            index == 0 ? "\(part.1)" : String(format: "%02d", part.1)
        }
        let letters = large.map { unit, count in
            DurationWords(style: .abbreviated, locale: locale).word(unit, count)
        }
        let time = digits.isEmpty ? [] : [digits.joined(separator: ":")]
        return (letters + time).joined(separator: " ")
    }

    private func word(_ unit: DurationUnit, _ count: Int) -> String {
        guard let known = duration(unit, count) else { return longWord(unit, count) }
        let format = Duration.UnitsFormatStyle(
            allowedUnits: [known.unit], width: width, zeroValueUnits: .show(length: 1))
        let text = known.duration.formatted(format.locale(locale))
        return style == .spellOut ? spelledOut(text, count) : text
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
        switch style {
        case .full, .spellOut: .wide
        case .short, .brief: .abbreviated
        default: .narrow
        }
    }

    /// The text with the number in words.
    private func spelledOut(_ text: String, _ count: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        let number = formatter.string(from: count as NSNumber) ?? "\(count)"
        return text.replacingOccurrences(of: "\(count)", with: number)
    }

    private func duration(
        _ unit: DurationUnit, _ count: Int
    ) -> (unit: Duration.UnitsFormatStyle.Unit, duration: Duration)? {
        switch unit {
        case .year, .month: nil
        case .week: (.weeks, .seconds(count * 604_800))
        case .day: (.days, .seconds(count * 86_400))
        case .hour: (.hours, .seconds(count * 3_600))
        case .minute: (.minutes, .seconds(count * 60))
        case .second: (.seconds, .seconds(count))
        }
    }

    /// Years and months, whose seconds are not always as many.
    private func longWord(_ unit: DurationUnit, _ count: Int) -> String {
        let plural = count == 1 ? "" : "s"
        switch (style, unit) {
        case (.full, .year): return "\(count) year\(plural)"
        case (.full, _): return "\(count) month\(plural)"
        case (.spellOut, .year): return spelledOut("\(count) year\(plural)", count)
        case (.spellOut, _): return spelledOut("\(count) month\(plural)", count)
        case (.short, .year), (.brief, .year): return "\(count) yr\(plural)"
        case (.short, _), (.brief, _): return "\(count) mth\(plural)"
        case (_, .year): return "\(count)y"
        default: return "\(count)mo"
        }
    }
}
