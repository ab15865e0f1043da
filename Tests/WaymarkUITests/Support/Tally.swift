// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkUI

/// Counts, by name, what happened: which bodies ran, which closures were called.
@MainActor final class Tally {
    private(set) var names: [String] = []

    func note(_ name: String) { names.append(name) }

    subscript(name: String) -> Int { names.count { $0 == name } }

    /// The names noted since the last call.
    func take() -> [String] {
        defer { names = [] }
        return names
    }
}

/// An object whose end can be seen through a weak reference.
final class Token: Sendable {}

extension Trait where Self == ConditionTrait {
    /// For tests that count work: the oracle does all of it once more.
    static var countsWork: Self { .disabled(if: Oracle.isEnabled, "the oracle repeats the work") }
}

/// Keeps what a view hands out.
@MainActor final class Held<Value> {
    var value: Value?

    init(_ value: Value? = nil) { self.value = value }
}
