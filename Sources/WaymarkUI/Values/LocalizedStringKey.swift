// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Text that stands in the source, with interpolated values.
///
/// *Differs from Apple:* there are no string tables here; the key itself, with its values filled
/// in, is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let string: String

    /// A key that the program has put together; it is shown as it is.
    public init(_ value: String) { string = value }

    /// A key from text without values, such as `"Save"`.
    public init(stringLiteral value: String) { string = value }

    /// A key from text with values, such as `"\(count) books"`.
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    /// Collects literal parts and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var string = ""

        /// An empty collector; the sizes, which the compiler guesses, are not needed.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a literal part.
        public mutating func appendLiteral(_ literal: String) { string += literal }

        /// Adds a string as it is.
        public mutating func appendInterpolation(_ string: String) { self.string += string }

        /// Adds a value as its description.
        public mutating func appendInterpolation<T>(_ value: T) {
            string += String(describing: value)
        }

        /// Adds a number in a C format such as `"%.2f"`.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String)
        where T: CVarArg {
            string += String(format: specifier, value)
        }

        /// Adds a value as a format style writes it, such as a date or a price.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            string += format.format(input)
        }

        /// Adds the words of a text, without its style.
        public mutating func appendInterpolation(_ text: Text) { string += text.plainString }
    }
}
