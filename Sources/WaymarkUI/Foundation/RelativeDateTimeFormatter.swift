// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Says how far a time is from another: "2 hours ago".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {  // used by one at a time
    /// The writing of units.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full = 0
        /// "two months ago"
        case spellOut
        /// "2 mo. ago"
        case short
        /// "2mo ago"
        case abbreviated
    }

    /// The words for times that have some of their own.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"
        case numeric = 0
        /// "yesterday"
        case named
    }

    /// The words for times that have some of their own; "1 day ago" unless it is said.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The writing of units.
    open var unitsStyle = UnitsStyle.full
    /// The place in a sentence, which decides about the first letter.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar by which days and months are counted.
    open var calendar: Calendar! = .current
    /// The language.
    open var locale: Locale! = .current

    /// A formatter for the current language and calendar.
    public override init() { super.init() }

    /// A formatter from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the words for a time that is so many seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// Returns the words for a time as seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: presentation, unitsStyle: units, locale: locale ?? .current,
            calendar: calendar ?? .current, capitalizationContext: context)
        return style.format(referenceDate)
    }

    /// Returns the words for a time that is so many days, months or the like from now.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// Returns the words for a time as seen from now.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var presentation: Date.RelativeFormatStyle.Presentation {
        dateTimeStyle == .named ? .named : .numeric
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var context: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .listItem: .listItem
        case .standalone: .standalone
        default: .unknown
        }
    }
}
