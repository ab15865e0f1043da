// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Text that stands in the source, with interpolated values.
///
/// *Differs from Apple:* there are no string tables here; the key itself, with its values filled in, is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let string: String

    public init(_ value: String) { string = value }

    public init(stringLiteral value: String) { string = value }

    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    /// Collects literal parts and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var string = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { string += literal }

        public mutating func appendInterpolation(_ string: String) { self.string += string }

        public mutating func appendInterpolation<T>(_ value: T) { string += String(describing: value) }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
            string += String(format: specifier, value)
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            string += format.format(input)
        }

        public mutating func appendInterpolation(_ text: Text) { string += text.plainString }
    }
}
