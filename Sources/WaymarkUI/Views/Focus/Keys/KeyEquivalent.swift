// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

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
    /// Delete, which takes away what follows.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The beginning of the page.
    public static let home = KeyEquivalent("\u{F729}")
    /// The end of the page.
    public static let end = KeyEquivalent("\u{F72B}")
    /// A page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// A page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear, of number pads.
    public static let clear = KeyEquivalent("\u{F739}")
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

extension KeyEquivalent {
    /// The names that browsers give to keys that write nothing.
    private static let names: [KeyEquivalent: String] = [
        .return: "Enter", .escape: "Escape", .delete: "Backspace", .deleteForward: "Delete",
        .home: "Home", .end: "End", .pageUp: "PageUp", .pageDown: "PageDown", .clear: "Clear",
        .tab: "Tab", .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft",
        .rightArrow: "ArrowRight",
    ]

    /// The name of the key in browsers.
    var name: String { Self.names[self] ?? String(character) }

    /// Makes a key of its name in browsers; `nil` for one that no `KeyEquivalent` stands for.
    init?(name: String) {
        if let known = Self.names.first(where: { $0.value == name }) {
            self = known.key
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else {
            return nil
        }
    }
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
    /// The key for functions. *Differs from Apple:* browsers do not tell it.
    public static let function = EventModifiers(rawValue: 64)
    /// All of them.
    public static let all = EventModifiers(rawValue: 127)

    init(_ modifiers: KeyModifiers) { self.init(rawValue: Int(modifiers.rawValue)) }

    var elementModifiers: KeyModifiers {
        KeyModifiers(rawValue: UInt8(truncatingIfNeeded: rawValue & 63))
    }
}
