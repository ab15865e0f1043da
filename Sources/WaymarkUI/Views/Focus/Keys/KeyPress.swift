// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A key that a person pressed, held or let go while a view had the focus.
public struct KeyPress: Sendable {
    /// The parts of a stroke.
    public struct Phases: OptionSet, Sendable {
        /// One bit for each part.
        public let rawValue: Int

        /// Makes a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key is held down and comes again.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is let go.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The answer of an action that heard of a key.
    public enum Result: Hashable, Sendable {
        /// The action has done what is to be done; nobody else hears of the key.
        case handled
        /// The views around may do something.
        case ignored
    }

    /// The part of the stroke.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that it writes.
    public let characters: String
    /// The keys that are held with it.
    public let modifiers: EventModifiers

    /// Reads a stroke; `nil` for a key that no `KeyEquivalent` stands for.
    init?(_ stroke: KeyStroke) {
        guard let key = KeyEquivalent(name: stroke.key) else { return nil }
        self.key = KeyEquivalent(key.character.lowercased().first ?? key.character)
        characters = String(key.character)
        modifiers = EventModifiers(stroke.modifiers)
        phase =
            switch stroke.phase {
            case .down: .down
            case .again: .repeat
            case .up: .up
            }
    }
}
