// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What the flags of examples are at first.
@MainActor public enum ExampleFlags {
    /// Whether they are on.
    public static var start = false
}

/// What examples do and which of their views come and go, in this order.
@MainActor public enum ExampleNotes {
    /// All since the last reset.
    public private(set) static var all: [String] = []
    /// Forgets what was noted.
    public static func reset() { all = [] }

    static func add(_ note: String) { all.append(note) }
}
