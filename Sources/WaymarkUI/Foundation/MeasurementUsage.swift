// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// What something is measured for, which decides about its unit.
///
/// *Differs from Apple:* in the United States lengths are in miles or feet, masses in pounds,
/// temperatures in degrees Fahrenheit and speeds in miles per hour, elsewhere in kilometres or
/// metres, kilograms, degrees Celsius and kilometres per hour. Finer uses count as `general`.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    let isProvided: Bool

    /// The unit that people of the language's region use.
    public static var general: Self { Self(isProvided: false) }
    /// The unit that the measurement has.
    public static var asProvided: Self { Self(isProvided: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// As `general`.
    public static var person: Self { .general }
    /// As `general`.
    public static var personHeight: Self { .general }
    /// As `general`.
    public static var road: Self { .general }
    /// The unit that the measurement has.
    public static var focalLength: Self { .asProvided }
    /// The unit that the measurement has.
    public static var rainfall: Self { .asProvided }
    /// The unit that the measurement has.
    public static var snowfall: Self { .asProvided }
    /// As `general`.
    public static var visibility: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// As `general`.
    public static var personWeight: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// As `general`.
    public static var person: Self { .general }
    /// As `general`.
    public static var weather: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The unit that the measurement has.
    public static var food: Self { .asProvided }
    /// The unit that the measurement has.
    public static var workout: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// As `general`.
    public static var wind: Self { .general }
}

extension Measurement where UnitType: Dimension {
    /// The measurement in the unit that people of the language's region use.
    func converted(for locale: Locale) -> Self {
        let isUS = locale.measurementSystem == .us
        let unit: Dimension
        switch self.unit {
        case is UnitLength:
            let meters = abs(Measurement<Dimension>(value: value, unit: self.unit).meters)
            unit = UnitLength.everyday(meters, isUS: isUS)
        case is UnitMass: unit = isUS ? UnitMass.pounds : UnitMass.kilograms
        case is UnitTemperature: unit = isUS ? UnitTemperature.fahrenheit : .celsius
        case is UnitSpeed: unit = isUS ? UnitSpeed.milesPerHour : .kilometersPerHour
        default: return self
        }
        return (unit as? UnitType).map(converted(to:)) ?? self
    }
}

extension Measurement where UnitType == Dimension {
    fileprivate var meters: Double { unit.converter.baseUnitValue(fromValue: value) }
}

extension UnitLength {
    fileprivate static func everyday(_ meters: Double, isUS: Bool) -> UnitLength {
        if isUS { return meters < 804.672 ? .feet : .miles }
        return meters < 1 ? .centimeters : meters < 1_000 ? .meters : .kilometers
    }
}
