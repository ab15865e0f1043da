// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Text that stands in the source, with interpolated values.
///
/// *Differs from Apple:* there are no string tables here; the key itself, with its values filled
/// in, is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let runs: [TextRun]

    /// The words without their style.
    var string: String { TextContent(runs).string }

    /// A key that the program has put together; it is shown as it is.
    public init(_ value: String) { runs = [TextRun(value)] }

    /// A key from text without values, such as `"Save"`.
    public init(stringLiteral value: String) { runs = [TextRun(value)] }

    /// A key from text with values, such as `"\(count) books"`.
    public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

    /// Collects literal parts and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var runs: [TextRun] = []

        /// An empty collector; the sizes, which the compiler guesses, are not needed.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a literal part.
        public mutating func appendLiteral(_ literal: String) { append(literal) }

        /// Adds a string as it is.
        public mutating func appendInterpolation(_ string: String) { append(string) }

        /// Adds a value as its description.
        public mutating func appendInterpolation<T>(_ value: T) {
            append(String(describing: value))
        }

        /// Adds a whole number in decimal digits.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append(value.description)
        }

        /// Adds a number in a C format such as `"%.2f"`.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String)
        where T: CVarArg {
            append(String(format: specifier, value))
        }

        /// Adds a value as a format style writes it, such as a date or a price.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input))
        }

        /// Adds a text in its own style.
        public mutating func appendInterpolation(_ text: Text) { runs += text.runs }

        /// Adds words in the style around, to the run before where that has no style either.
        private mutating func append(_ string: String) {
            if runs.last?.isPlain == true {
                runs[runs.count - 1].string += string
            } else {
                runs.append(TextRun(string))
            }
        }
    }
}
