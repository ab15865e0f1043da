// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A day and a time of day as a calendar and a clock on the wall show them, without a time zone.
///
/// Days are of the Gregorian calendar, as browsers count them.
public struct LocalDateTime: Equatable, Comparable, Sendable {
    /// The year.
    public var year: Int
    /// The month, from 1.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int
    /// The hour, from 0.
    public var hour: Int
    /// The minute, from 0.
    public var minute: Int

    /// Makes a day, at midnight if no time is given.
    public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
    }

    /// Says whether one is before another.
    public static func < (a: Self, b: Self) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }

    private var parts: [Int] { [year, month, day, hour, minute] }
}

extension LocalDateTime {
    /// The parts that a person can choose.
    public enum Parts: String, Equatable, Sendable {
        /// The day.
        case date
        /// The time of day.
        case time
        /// Both.
        case dateAndTime = "date and time"
    }

    /// The parts as browsers write them: `2026-11-29`, `08:30`, or both with a `T` in between.
    public func text(of parts: Parts) -> String {
        let date = [Self.digits(year, 4), Self.digits(month, 2), Self.digits(day, 2)]
            .joined(separator: "-")
        let time = Self.digits(hour, 2) + ":" + Self.digits(minute, 2)
        return switch parts {
        case .date: date
        case .time: time
        case .dateAndTime: date + "T" + time
        }
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let digits = String(max(number, 0))
        return String(repeating: "0", count: max(count - digits.count, 0)) + digits
    }

    /// The same with these parts replaced by what a text says; `nil` for a text that says no date
    /// or time. Seconds in the text are left out.
    public func with(_ parts: Parts, from text: String) -> LocalDateTime? {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        var copy = self
        switch parts {
        case .date:
            guard halves.count == 1, copy.readDate(halves[0]) else { return nil }
        case .time:
            guard halves.count == 1, copy.readTime(halves[0]) else { return nil }
        case .dateAndTime:
            guard halves.count == 2, copy.readDate(halves[0]), copy.readTime(halves[1]) else {
                return nil
            }
        }
        return copy
    }

    private mutating func readDate(_ text: Substring) -> Bool {
        let numbers = Self.numbers(text, separator: "-")
        guard numbers.count == 3, 1...9999 ~= numbers[0], 1...12 ~= numbers[1],
            1...Self.days(in: numbers[1], of: numbers[0]) ~= numbers[2]
        else { return false }
        (year, month, day) = (numbers[0], numbers[1], numbers[2])
        return true
    }

    private mutating func readTime(_ text: Substring) -> Bool {
        let numbers = Self.numbers(text, separator: ":")
        guard 2...3 ~= numbers.count, 0...23 ~= numbers[0], 0...59 ~= numbers[1] else {
            return false
        }
        (hour, minute) = (numbers[0], numbers[1])
        return true
    }

    private static func numbers(_ text: Substring, separator: Character) -> [Int] {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                ? Int(part) : nil
        }
        return numbers.count == parts.count ? numbers : []
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
