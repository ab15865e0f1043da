// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The keys that are held while another one is pressed, one bit for each.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let capsLock = KeyModifiers(rawValue: 1)
    /// Shift.
    public static let shift = KeyModifiers(rawValue: 2)
    /// Control.
    public static let control = KeyModifiers(rawValue: 4)
    /// Option, which is Alt on other keyboards than Apple's.
    public static let option = KeyModifiers(rawValue: 8)
    /// Command; in a page, Control on other systems than Apple's.
    public static let command = KeyModifiers(rawValue: 16)
    /// A key of the number pad.
    public static let numericPad = KeyModifiers(rawValue: 32)
}

/// A key that presses an element from anywhere on its screen, and those to hold with it.
public struct KeyShortcut: Hashable, Sendable {
    /// The key by its name in browsers: what it writes, or a word such as `Enter` and `ArrowUp`.
    public var key: String
    /// The keys to hold.
    public var modifiers: KeyModifiers

    /// Makes a shortcut.
    public init(key: String, modifiers: KeyModifiers) {
        self.key = key
        self.modifiers = modifiers
    }
}

extension KeyModifiers {
    /// The names of the keys that are held beside Command, which is not called so everywhere.
    package var names: [String] {
        let all: [(KeyModifiers, String)] = [
            (.control, "Control"), (.option, "Alt"), (.shift, "Shift"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

extension KeyShortcut {
    /// The keys to hold and the key, as in `Shift+Command+S`.
    var outline: String {
        let command = modifiers.contains(.command) ? ["Command"] : []
        let name = key == " " ? "Space" : key.count == 1 ? key.uppercased() : key
        return (modifiers.names + command + [name]).joined(separator: "+")
    }
}

/// The keys that an app wants to hear of while something in an element has the focus.
public struct KeyInterest: Equatable, Sendable {
    /// The keys by their names in browsers. A renderer keeps these from doing anything else, but for
    /// those that it needs itself or a field needs for its text.
    public var keys: Set<String>
    /// True if it wants to hear of all others too, which do what they always do.
    public var isInAll: Bool
    /// True if it wants to hear when keys are let go.
    public var isInEnds: Bool

    /// Makes an interest.
    public init(keys: Set<String> = [], isInAll: Bool = false, isInEnds: Bool = false) {
        self.keys = keys
        self.isInAll = isInAll
        self.isInEnds = isInEnds
    }

    /// Both interests.
    package func joined(with other: KeyInterest?) -> KeyInterest {
        guard let other else { return self }
        return KeyInterest(
            keys: keys.union(other.keys), isInAll: isInAll || other.isInAll,
            isInEnds: isInEnds || other.isInEnds)
    }
}
