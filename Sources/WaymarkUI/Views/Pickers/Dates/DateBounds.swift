// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The first and the last moment that a person can choose.
nonisolated struct DateBounds: Equatable {
    var earliest: Date?
    var latest: Date?

    /// The nearest moment within the bounds.
    func clamped(_ date: Date) -> Date {
        let late = earliest.map { max($0, date) } ?? date
        return latest.map { min($0, late) } ?? late
    }

    /// True if any moment of a day, which ends where the next one begins, can be chosen.
    func reach(_ day: Date, before next: Date) -> Bool {
        if let earliest, next <= earliest { return false }
        if let latest, day > latest { return false }
        return true
    }
}

extension EnvironmentValues {
    /// The calendar, which counts in the time zone.
    var zonedCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        return calendar
    }
}

extension Calendar {
    /// The Gregorian calendar in a time zone, in which renderers count.
    package static func gregorian(in timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    /// What a calendar and a clock on the wall show at a moment.
    package func local(_ date: Date) -> LocalDateTime {
        let parts = dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return LocalDateTime(
            year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1,
            hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    }

    /// The moment at which they show this.
    package func date(_ local: LocalDateTime) -> Date? {
        date(
            from: DateComponents(
                year: local.year, month: local.month, day: local.day, hour: local.hour,
                minute: local.minute))
    }

    /// The moment at which they show this: where an hour comes twice, the one on the same side of
    /// the change as another moment, of which the seconds may be kept.
    func date(_ local: LocalDateTime, like old: Date, keepingSeconds: Bool) -> Date? {
        guard let first = date(local) else { return nil }
        let all = [first] + [-3600.0, 3600].map(first.addingTimeInterval)
        let offset = timeZone.secondsFromGMT(for: old)
        let same = all.first {
            self.local($0) == local && timeZone.secondsFromGMT(for: $0) == offset
        }
        let seconds = old.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
        return (same ?? first).addingTimeInterval(keepingSeconds ? seconds : 0)
    }
}
