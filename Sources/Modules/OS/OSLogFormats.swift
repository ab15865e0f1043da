// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The column in which a value stands.
public struct OSLogStringAlignment: Sendable {
    private enum Side { case none, left, right }

    private var side = Side.none
    private var columns = 0

    /// Only as wide as the value.
    public static var none: Self { Self() }

    /// At the right of so many columns.
    public static func right(columns: @autoclosure () -> Int) -> Self {
        Self(side: .right, columns: columns())
    }

    /// At the left of so many columns.
    public static func left(columns: @autoclosure () -> Int) -> Self {
        Self(side: .left, columns: columns())
    }

    func applied(to value: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - value.count))
        return side == .right ? space + value : value + space
    }
}

/// The writing of a whole number.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var uppercase = false
    private var sign = false
    private var prefix = ""
    private var digits = 0

    /// With digits from 0 to 9.
    public static var decimal: Self { Self() }
    /// With digits from 0 to f.
    public static var hex: Self { Self(radix: 16) }
    /// With digits from 0 to 7.
    public static var octal: Self { Self(radix: 8) }

    /// With digits from 0 to 9, at least so many of them, and a plus if asked for.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> Self {
        Self(sign: explicitPositiveSign, digits: minDigits())
    }

    /// With digits from 0 to f, at least so many of them, behind `0x` if asked for.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> Self {
        Self(
            radix: 16, uppercase: uppercase, sign: explicitPositiveSign,
            prefix: includePrefix ? "0x" : "", digits: minDigits())
    }

    /// With digits from 0 to 7, at least so many of them, behind `0o` if asked for.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> Self {
        Self(
            radix: 8, uppercase: uppercase, sign: explicitPositiveSign,
            prefix: includePrefix ? "0o" : "", digits: minDigits())
    }

    func text(of number: some FixedWidthInteger) -> String {
        let size = String(number.magnitude, radix: radix, uppercase: uppercase)
        let zeros = String(repeating: "0", count: max(0, digits - size.count))
        return (number < 0 ? "-" : sign ? "+" : "") + prefix + zeros + size
    }
}

/// The writing of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
    private var conversion = "f"
    private var precision = 6
    private var sign = false

    /// With six digits behind the point.
    public static var fixed: Self { Self() }
    /// With digits before and behind the point, and an exponent where that is shorter.
    public static var hybrid: Self { Self(conversion: "g") }
    /// With an exponent.
    public static var exponential: Self { Self(conversion: "e") }
    /// In base 16.
    public static var hex: Self { Self(conversion: "a", precision: -1) }

    /// With so many digits behind the point, and a plus if asked for.
    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> Self {
        Self(
            conversion: uppercase ? "F" : "f", precision: precision(), sign: explicitPositiveSign)
    }

    /// With an exponent where that is shorter.
    public static func hybrid(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> Self {
        Self(
            conversion: uppercase ? "G" : "g", precision: precision(), sign: explicitPositiveSign)
    }

    /// With an exponent.
    public static func exponential(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> Self {
        Self(
            conversion: uppercase ? "E" : "e", precision: precision(), sign: explicitPositiveSign)
    }

    func text(of number: Double) -> String {
        let digits = precision < 0 ? "" : ".\(precision)"
        return String(format: "%\(sign ? "+" : "")\(digits)\(conversion)", number)
    }
}

/// The words for true and false.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `yes` and `no`.
    case answer

    func text(of value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}
