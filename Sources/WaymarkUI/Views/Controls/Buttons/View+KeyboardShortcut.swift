// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A key to press.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key writes.
    public let character: Character

    /// Makes a key of what it writes.
    public init(_ character: Character) { self.character = character }

    /// Makes a key of a literal.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// Return.
    public static let `return` = KeyEquivalent("\r")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete.
    public static let delete = KeyEquivalent("\u{8}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys to hold while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
    /// One bit for each key.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option or Alt.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all = EventModifiers(rawValue: 63)
}

/// A key and those to hold with it.
public struct KeyboardShortcut: Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys to hold.
    public var modifiers: EventModifiers

    /// Makes a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: the main action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: leave everything as it was.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
    /// Accepted: no renderer reacts to it yet.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }

    /// Accepted: no renderer reacts to it yet.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

    /// Accepted: no renderer reacts to it yet.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
