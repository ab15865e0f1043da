// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The words for a number of units.
struct MeasurementWords {
    /// The length of the words.
    enum Width: Hashable, Codable, Sendable { case wide, abbreviated, narrow }

    let width: Width
    let locale: Locale

    /// The number, which is written already, with the unit behind it.
    func text(_ number: String, isOne: Bool, of unit: Unit) -> String {
        switch width {
        case .wide: "\(number) \(name(of: unit, isOne: isOne))"
        case .abbreviated: number + (isDegree(unit) ? "" : " ") + unit.symbol
        case .narrow: number + (isDegree(unit) ? "°" : unit.symbol)
        }
    }

    /// The name of a unit; in other languages than English, and of other units, its symbol.
    func name(of unit: Unit, isOne: Bool) -> String {
        guard width == .wide, locale.language.languageCode == .english,
            let names = Self.names[unit.symbol]
        else { return unit.symbol }
        return isOne ? names.one : names.many
    }

    private func isDegree(_ unit: Unit) -> Bool { unit.symbol.hasPrefix("°") }

    private static let names: [String: (one: String, many: String)] = [
        "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
        "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
        "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "yd": ("yard", "yards"), "NM": ("nautical mile", "nautical miles"),
        "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"),
        "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"),
        "oz": ("ounce", "ounces"), "st": ("stone", "stones"), "L": ("liter", "liters"),
        "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"),
        "cup": ("cup", "cups"), "tsp": ("teaspoon", "teaspoons"),
        "tbsp": ("tablespoon", "tablespoons"), "pt": ("pint", "pints"),
        "qt": ("quart", "quarts"), "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
        "°": ("degree", "degrees"), "rad": ("radian", "radians"),
        "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"),
        "m/s": ("meter per second", "meters per second"), "kn": ("knot", "knots"),
        "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
        "ms": ("millisecond", "milliseconds"), "J": ("joule", "joules"),
        "kJ": ("kilojoule", "kilojoules"), "cal": ("calorie", "calories"),
        "kCal": ("kilocalorie", "kilocalories"), "kWh": ("kilowatt-hour", "kilowatt-hours"),
        "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"),
        "hPa": ("hectopascal", "hectopascals"), "bar": ("bar", "bars"),
        "m²": ("square meter", "square meters"), "km²": ("square kilometer", "square kilometers"),
        "ac": ("acre", "acres"), "ha": ("hectare", "hectares"), "Hz": ("hertz", "hertz"),
        "B": ("byte", "bytes"), "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
        "GB": ("gigabyte", "gigabytes"),
    ]
}
