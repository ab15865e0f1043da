// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A key that a person pressed or let go while an element had the keyboard's focus.
public struct KeyStroke: Equatable, Sendable {
    /// The part of a stroke.
    public enum Phase: String, Sendable {
        /// The key goes down.
        case down = "keydown"
        /// The key is held down and comes again.
        case again = "keyagain"
        /// The key is let go.
        case up = "keyup"
    }

    /// The key by its name in browsers: what it writes, or a word such as `Enter` and `ArrowUp`.
    public var key: String
    /// The keys that are held with it.
    public var modifiers: KeyModifiers
    /// The part of the stroke.
    public var phase: Phase

    /// Makes a stroke; without more than a key, one that goes down by itself.
    public init(_ key: String, modifiers: KeyModifiers = [], phase: Phase = .down) {
        self.key = key
        self.modifiers = modifiers
        self.phase = phase
    }
}
