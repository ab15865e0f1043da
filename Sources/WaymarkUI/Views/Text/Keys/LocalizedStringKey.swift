// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Text that stands in the source, with interpolated values; string tables may have other words for
/// it in a person's language.
///
/// `"\(count) books"` is looked up as `%lld books`, as Xcode writes it into tables.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key that tables have, with a place for each value.
    let key: String
    let arguments: [KeyArgument]
    /// The text as it stands in the source, with its values.
    private let written: [TextRun]?

    /// The text as it stands in the source.
    var runs: [TextRun] { written ?? [TextRun(key)] }

    /// The words without their style, in the language of the person for whom the app is at work.
    var string: String { words().string }

    /// A key whose text stands beside it.
    init(_ key: String, _ text: [TextRun], _ arguments: [KeyArgument]) {
        self.key = key
        self.arguments = arguments
        written = text == [TextRun(key)] ? nil : text
    }

    /// A key that the program has put together.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// A key from text without values, such as `"Save"`.
    public init(stringLiteral value: String) {
        key = value
        arguments = []
        written = nil
    }

    /// A key from text with values, such as `"\(count) books"`.
    public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        let isPlain = arguments.isEmpty
        written = isPlain ? nil : stringInterpolation.runs
        key = isPlain ? stringInterpolation.runs.first?.string ?? "" : stringInterpolation.key
    }

    /// Collects literal parts and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate private(set) var runs: [TextRun] = []
        fileprivate private(set) var key = ""
        fileprivate private(set) var arguments: [KeyArgument] = []

        /// An empty collector; the sizes, which the compiler guesses, are not needed.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a literal part.
        public mutating func appendLiteral(_ literal: String) {
            append(literal)
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.escapingPercent : literal
        }

        /// Adds a string as it is.
        public mutating func appendInterpolation(_ string: String) {
            add(.text(string), as: "%@")
        }

        /// Adds a value as its description.
        public mutating func appendInterpolation<T>(_ value: T) {
            add(.text(String(describing: value)), as: "%@")
        }

        /// Adds a number as its description.
        public mutating func appendInterpolation(_ value: Double) {
            add(.number(value.description), as: "%lf")
        }

        /// Adds a number as its description.
        public mutating func appendInterpolation(_ value: Float) {
            add(.number(value.description), as: "%f")
        }

        /// Adds a number as its description.
        public mutating func appendInterpolation(_ value: CGFloat) {
            add(.number(value.description), as: "%lf")
        }

        /// Adds a whole number in decimal digits.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            add(.number(value.description), as: value.formatSpecifier)
        }

        /// Adds a number in a C format such as `"%.2f"`.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String)
        where T: CVarArg {
            add(.number(String(format: specifier, value)), as: specifier)
        }

        /// Adds a value as a format style writes it, such as a date or a price.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            add(.text(format.format(input)), as: "%@")
        }

        /// Adds a text in its own style.
        public mutating func appendInterpolation(_ text: Text) {
            runs += text.runs
            key += "%@"
            arguments.append(.styled(text))
        }

        private mutating func add(_ argument: KeyArgument, as place: String) {
            append(argument.string)
            key += place
            arguments.append(argument)
        }

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

extension BinaryInteger {
    /// The place for a number of this type in keys of tables.
    fileprivate var formatSpecifier: String {
        switch self {
        case is Int32, is Int16, is Int8: "%d"
        case is UInt32, is UInt16, is UInt8: "%u"
        case is UInt, is UInt64: "%llu"
        default: "%lld"
        }
    }
}

extension String {
    fileprivate var escapingPercent: String { replacing("%", with: "%%") }
}
