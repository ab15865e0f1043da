// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension Measurement where UnitType: Dimension {
    /// The measurement in words, in the unit that people of the region use.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// The measurement in a style's words.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Self { style.format(self) }

    /// A style of words for measurements.
    ///
    /// *Differs from Apple:* names of units are in English; other languages have their symbols.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the words.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let words: MeasurementWords.Width

            /// "2 miles"
            public static var wide: Self { Self(words: .wide) }
            /// "2 mi"
            public static var abbreviated: Self { Self(words: .abbreviated) }
            /// "2mi"
            public static var narrow: Self { Self(words: .narrow) }
        }

        /// The length of the words.
        public var width: UnitWidth
        /// The language and region.
        public var locale: Locale
        /// What the measurement is for.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The writing of the number.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// A style of words for measurements.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The measurement in words.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let shown = usage.isProvided ? measurement : measurement.converted(for: locale)
            let number = (numberFormatStyle ?? standard(for: shown.value)).locale(locale)
            return MeasurementWords(width: width.words, locale: locale).text(
                number.format(shown.value), isOne: shown.value == 1, of: shown.unit)
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// As many digits as a person reads: what is converted has two that count.
        private func standard(for value: Double) -> FloatingPointFormatStyle<Double> {
            let style = FloatingPointFormatStyle<Double>.number
            if usage.isProvided { return style }
            return abs(value) >= 100
                ? style.precision(.fractionLength(0)) : style.precision(.significantDigits(1...2))
        }
    }
}

extension FormatStyle {
    /// A style of words for measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// Says measurements in words.
///
/// *Differs from Apple:* names of units are in English, and `naturalScale` changes no unit.
open class MeasurementFormatter: Formatter, @unchecked Sendable {  // used by one at a time
    /// The unit that is said.
    public struct UnitOptions: OptionSet, Sendable {
        /// The number of the set.
        public let rawValue: UInt
        /// The set with this number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// That of the measurement, and not that of the region.
        public static let providedUnit = Self(rawValue: 1 << 0)
        /// Accepted: the unit is not changed for the size of the number.
        public static let naturalScale = Self(rawValue: 1 << 1)
        /// A degree is not said to be of Celsius or Fahrenheit.
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    /// The unit that is said.
    open var unitOptions: UnitOptions = []
    /// The length of the words.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and region.
    open var locale: Locale! = .current
    /// The writing of the number.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// A formatter for the current language.
    public override init() { super.init() }

    /// A formatter from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the measurement in words.
    open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
        let region = locale ?? .current
        let isProvided = unitOptions.contains(.providedUnit)
        let shown = isProvided ? measurement : measurement.converted(for: region)
        let number = numberFormatter.string(from: shown.value as NSNumber) ?? "\(shown.value)"
        if unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature {
            return "\(number)°"
        }
        return words.text(number, isOne: shown.value == 1, of: shown.unit)
    }

    /// Returns the name or symbol of a unit.
    open func string(from unit: Unit) -> String { words.name(of: unit, isOne: false) }

    private var words: MeasurementWords {
        let width: MeasurementWords.Width =
            switch unitStyle {
            case .long: .wide
            case .short: .narrow
            default: .abbreviated
            }
        return MeasurementWords(width: width, locale: locale ?? .current)
    }
}
