// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The weeks of one month, and what a calendar calls its parts.
nonisolated struct MonthLayout {
    /// The first moment of the month.
    let start: Date
    private let calendar: Calendar
    private let locale: Locale
    /// Writes days as they are read aloud.
    private let dayNames: DateFormatter

    /// The month around a moment.
    init(around date: Date, _ calendar: Calendar, _ locale: Locale) {
        var calendar = calendar
        calendar.locale = locale
        self.calendar = calendar
        self.locale = locale
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        dayNames = Self.formatter(calendar, locale)
        dayNames.dateStyle = .full
    }

    /// The first moment of each day of the month, by weeks; `nil` for days of other months.
    var rows: [[Date?]] {
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        let weekday = calendar.component(.weekday, from: start)
        let before = (weekday - calendar.firstWeekday + 7) % 7
        let days: [Date?] =
            Array(repeating: nil, count: before)
            + (0..<count).map(day)
        return stride(from: 0, to: days.count, by: 7).map { first in
            let week = Array(days[first..<min(first + 7, days.count)])
            return week + Array(repeating: nil, count: 7 - week.count)
        }
    }

    /// The first moment of a day of the month; days do not all begin at the same hour.
    private func day(_ number: Int) -> Date? {
        calendar.date(byAdding: .day, value: number, to: start).map(calendar.startOfDay)
    }

    /// The month and the year, as `November 2026`.
    var title: String {
        let formatter = Self.formatter(calendar, locale)
        formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        return formatter.string(from: start)
    }

    /// The days of the week from the first one on, short and in full.
    var weekdays: [(short: String, full: String)] {
        let all = Array(
            zip(calendar.veryShortStandaloneWeekdaySymbols, calendar.standaloneWeekdaySymbols))
        let first = calendar.firstWeekday - 1
        return (all[first...] + all[..<first]).map { ($0.0, $0.1) }
    }

    /// A day as it is read aloud.
    func name(of day: Date) -> String { dayNames.string(from: day) }

    /// The number of a day in its month, in the digits of the language.
    func number(of day: Date) -> String {
        calendar.component(.day, from: day).formatted(.number.locale(locale))
    }

    private static func formatter(_ calendar: Calendar, _ locale: Locale) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        return formatter
    }
}
