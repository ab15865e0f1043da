// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Says a length of time: "1 hour, 10 minutes".
///
/// *Differs from Apple:* years and months are in English, and what is said about a time that
/// remains or is not exact is left out in other languages.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {  // used by one at a time
    /// The writing of units.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10"
        case positional = 0
        /// "1h 10m"
        case abbreviated
        /// "1 hr, 10 min"
        case short
        /// "1 hour, 10 minutes"
        case full
        /// "one hour, ten minutes"
        case spellOut
        /// "1hr 10min"
        case brief
    }

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The number of the set.
        public let rawValue: UInt
        /// The set with this number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In `positional` those before the first are left out, in other styles all.
        public static let `default` = Self(rawValue: 1 << 0)
        /// Those before the first are left out.
        public static let dropLeading = Self(rawValue: 1 << 1)
        /// Those between others are left out.
        public static let dropMiddle = Self(rawValue: 1 << 2)
        /// Those after the last are left out.
        public static let dropTrailing = Self(rawValue: 1 << 3)
        /// All are left out.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All are shown.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// The writing of units.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be shown; none for those that are there.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar, and its language.
    open var calendar: Calendar? = .current
    /// The time from which months and years are counted.
    open var referenceDate: Date?
    /// True if the last unit may have a fraction.
    open var allowsFractionalUnits = false
    /// The most units that are shown; 0 for all.
    open var maximumUnitCount = 0
    /// True if a unit too small for one of the largest is counted in the one below.
    open var collapsesLargestUnit = false
    /// True if "About" stands before the rest.
    open var includesApproximationPhrase = false
    /// True if "remaining" stands after the rest.
    open var includesTimeRemainingPhrase = false
    /// The place in a sentence.
    open var formattingContext = Formatter.Context.unknown

    /// A formatter for the current calendar.
    public override init() { super.init() }

    /// A formatter from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the words for a length of time in seconds.
    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + ti)
    }

    /// Returns the words for the time between two moments.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        guard startDate <= endDate else {
            return string(from: endDate, to: startDate).map { "-\($0)" }
        }
        let units = self.units(or: DurationUnit.allCases)
        let parts = zip(units, DurationUnit.counts(units, from: startDate, to: endDate, in: time))
        return words(for: Array(parts))
    }

    /// Returns the words for so many days, hours or the like.
    open func string(from components: DateComponents) -> String? {
        let given = DurationUnit.allCases.filter { components.value(for: $0.component) != nil }
        guard !allowedUnits.isEmpty else {
            return words(for: given.map { ($0, components.value(for: $0.component) ?? 0) })
        }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return time.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// Returns the words for a length of time in a style.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns the words for components of a date, or for a length of time.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
            ?? (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    /// The calendar in universal time, as a length of time knows no summer.
    private var time: Calendar {
        var time = calendar ?? .current
        time.timeZone = .gmt
        return time
    }

    private func units(or standard: [DurationUnit]) -> [DurationUnit] {
        let allowed = standard.filter { allowedUnits.contains($0.flag) }
        return allowed.isEmpty ? [.day, .hour, .minute, .second] : allowed
    }

    private func words(for parts: [(DurationUnit, Int)]) -> String? {
        let shown = limited(kept(parts))
        let locale = calendar?.locale ?? .current
        let text = DurationWords(style: unitsStyle, locale: locale).text(of: shown)
        guard locale.language.languageCode == .english else { return text }
        let about = includesApproximationPhrase ? "About \(text)" : text
        return includesTimeRemainingPhrase ? "\(about) remaining" : about
    }

    /// The parts without those that say nothing.
    private func kept(_ parts: [(DurationUnit, Int)]) -> [(DurationUnit, Int)] {
        var rule = zeroFormattingBehavior
        if rule.contains(.default) { rule = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard !rule.contains(.pad), let first = parts.firstIndex(where: { $0.1 != 0 }),
            let last = parts.lastIndex(where: { $0.1 != 0 })
        else { return rule.contains(.pad) ? parts : parts.suffix(1) }
        return parts.enumerated().filter { index, part in
            if index < first { return !rule.contains(.dropLeading) }
            if index > last { return !rule.contains(.dropTrailing) }
            return part.1 != 0 || !rule.contains(.dropMiddle)
        }.map(\.element)
    }

    private func limited(_ parts: [(DurationUnit, Int)]) -> [(DurationUnit, Int)] {
        maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
    }
}
