// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The help that a field asks of a keyboard on the screen, and of what fills in fields.
public struct FieldInput: Equatable, Sendable {
    /// The keys that a keyboard on the screen has.
    public enum Keyboard: String, Equatable, Sendable {
        case standard, numbers, decimal, telephone, email, address, search
    }

    /// The letters that a keyboard on the screen makes large by itself.
    public enum Capitalization: String, Equatable, Sendable {
        case never, words, sentences, characters
    }

    /// The keys that a keyboard on the screen has.
    public var keyboard = Keyboard.standard
    /// The letters that it makes large by itself; `nil` leaves it to the system.
    public var capitalization: Capitalization?
    /// True if nothing corrects what is typed.
    public var isLiteral = false
    /// The meaning of the text, by Apple's name, such as `emailAddress`, so that it can be filled in.
    public var content: String?
    /// The word on the Return key, by Apple's name, such as `search`.
    public var submitLabel: String?

    /// Makes one that asks for nothing.
    public init() {}
}

/// The room of a field for several lines.
public enum FieldLines: Equatable, Sendable {
    /// It grows with what is typed.
    case growing
    /// It takes the room that there is, and scrolls.
    case filling
}
