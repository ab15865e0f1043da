// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension Text {
    /// A date in one of the styles.
    ///
    /// *Differs from Apple:* `relative`, `offset` and `timer` say how it is when the text is made,
    /// and do not go on by themselves.
    public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(of: date)) }

    /// A style in which a date is written.
    public struct DateStyle: Equatable, Sendable {
        private enum Kind { case time, date, relative, offset, timer }

        private let kind: Kind

        /// The time of day, such as `9:41 AM`.
        public static let time = DateStyle(kind: .time)
        /// The day, such as `June 3, 2024`.
        public static let date = DateStyle(kind: .date)
        /// The time between now and the date, such as `2 hr, 23 min`.
        public static let relative = DateStyle(kind: .relative)
        /// The time between now and the date, with a sign, such as `+2 hours`.
        public static let offset = DateStyle(kind: .offset)
        /// The time between now and the date as a clock, such as `2:32`.
        public static let timer = DateStyle(kind: .timer)

        fileprivate func text(of date: Date) -> String {
            let distance = Int(date.timeIntervalSinceNow.rounded())
            switch kind {
            case .time: return date.formatted(date: .omitted, time: .shortened)
            case .date: return date.formatted(date: .long, time: .omitted)
            case .relative: return Self.words(abs(distance), " hr, ", " min")
            case .offset:
                return (distance < 0 ? "-" : "+") + Self.words(abs(distance), " hr ", " min")
            case .timer: return Self.clock(abs(distance))
            }
        }

        private static func words(_ seconds: Int, _ hours: String, _ minutes: String) -> String {
            if seconds < 60 { return "\(seconds) sec" }
            let rest = "\(seconds / 60 % 60)\(minutes)"
            return seconds < 3_600 ? rest : "\(seconds / 3_600)\(hours)\(rest)"
        }

        private static func clock(_ seconds: Int) -> String {
            let tail = String(format: "%02d", seconds % 60)
            if seconds < 3_600 { return "\(seconds / 60):\(tail)" }
            return "\(seconds / 3_600):" + String(format: "%02d:", seconds / 60 % 60) + tail
        }
    }

    /// Lines under and through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern in which a line is broken.
        public struct Pattern: Hashable, Sendable {
            private let name: String

            /// Without a break.
            public static let solid = Pattern(name: "solid")
            /// In dots.
            public static let dot = Pattern(name: "dot")
            /// In dashes.
            public static let dash = Pattern(name: "dash")
            /// In dashes and dots by turns.
            public static let dashDot = Pattern(name: "dashDot")
            /// In a dash and two dots by turns.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        /// The pattern in which the line is broken.
        let pattern: Pattern
        let color: Color?

        /// Makes a line; without a colour it has that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// An unbroken line in the colour of the text.
        public static let single = LineStyle()
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a date in one of the styles of `Text`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }
}
