// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A key that presses a control from anywhere on its screen, and those to hold with it.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The way in which a shortcut follows the keyboards of other languages.
    ///
    /// *Differs from Apple:* the key is the one that writes its character, or, with Option, the one
    /// at that character's place on an English keyboard.
    public struct Localization: Hashable, Sendable {
        private let number: Int

        /// As the system does it.
        public static let automatic = Localization(number: 0)
        /// Brackets are not mirrored where lines are read from right to left.
        public static let withoutMirroring = Localization(number: 1)
        /// Not at all.
        public static let custom = Localization(number: 2)
    }

    /// The key.
    public var key: KeyEquivalent
    /// The keys to hold.
    public var modifiers: EventModifiers
    /// The way in which it follows other keyboards.
    public var localization: Localization

    /// Makes a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Makes a shortcut that follows other keyboards in a certain way.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Tells shortcuts apart by key, held keys and keyboard.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
        hasher.combine(localization)
    }

    /// Return: the main action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: leave everything as it was.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyShortcut {
    package init(_ shortcut: KeyboardShortcut) {
        self.init(key: shortcut.key.name, modifiers: shortcut.modifiers.elementModifiers)
    }
}

private struct KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The keys that press the control around.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Lets a key press this control from anywhere on its screen.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Lets a key press this control from anywhere on its screen, and says how the key follows
    /// other keyboards.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(
            KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Lets keys press this control from anywhere on its screen.
    ///
    /// In a browser, Command is Control on other systems than Apple's, and menus say which keys
    /// these are. Keys that browsers need with it stay theirs, and press nothing: N, T, W, Q and
    /// digits for windows and tabs, R, L, F, P, plus, minus and brackets for the page, and C, V, X,
    /// Z, A, Y for text.
    ///
    /// ```swift
    /// Button("Save") { save() }
    ///     .keyboardShortcut("s")
    /// Button("Done") { dismiss() }
    ///     .keyboardShortcut(.defaultAction)
    /// ```
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }

    /// Lets keys press this control from anywhere on its screen; `nil` lets none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut).decorated(
            .shortcut(shortcut.map(KeyShortcut.init)))
    }
}
