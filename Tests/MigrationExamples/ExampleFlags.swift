// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The initial value of the flags in examples.
@MainActor public enum ExampleFlags {
    /// True if the flags are on at first.
    public static var start = false
}

/// A log of the actions that examples run and of their views that come and go, in order.
@MainActor public enum ExampleNotes {
    /// The notes since the last reset.
    public private(set) static var all: [String] = []
    /// Forgets what was noted.
    public static func reset() { all = [] }

    static func add(_ note: String) { all.append(note) }
}
