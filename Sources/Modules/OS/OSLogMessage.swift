// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A message whose values say who may read them.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    /// The text and values of a message.
    public typealias StringInterpolation = OSLogInterpolation

    let text: String

    /// The message with this text and these values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

    /// The message with this text.
    public init(stringLiteral value: String) { text = value }
}

/// The text of a message, into which values are filled.
///
/// As on Apple's systems numbers are public and all other values are private, unless the message
/// says so. Private values are shown if the variable `WAYMARK_LOG_PRIVATE` is 1.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""
    private let showsPrivate: Bool

    /// Room for a message.
    public init(literalCapacity: Int, interpolationCount: Int) {
        showsPrivate = LogSettings.process.showsPrivate
    }

    /// Adds text of the app's own.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        add(align.applied(to: argumentString()), privacy, unlessSaid: .private)
    }

    /// Adds a value that describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        add(align.applied(to: value().description), privacy, unlessSaid: .private)
    }

    /// Adds the name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        add(align.applied(to: "\(value())"), privacy, unlessSaid: .public)
    }

    /// Adds an error.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto
    ) {
        add(value().map { "\($0)" } ?? "nil", privacy, unlessSaid: .private)
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(align.applied(to: format.text(of: number())), privacy, unlessSaid: .public)
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(align.applied(to: format.text(of: number())), privacy, unlessSaid: .public)
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(align.applied(to: format.text(of: Double(number()))), privacy, unlessSaid: .public)
    }

    /// Adds true or false, or what the format says for them.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        add(format.text(of: boolean()), privacy, unlessSaid: .public)
    }

    private mutating func add(
        _ value: String, _ privacy: OSLogPrivacy, unlessSaid standard: OSLogPrivacy
    ) {
        text += (privacy == .auto ? standard : privacy).shown(value, showsPrivate: showsPrivate)
    }
}
