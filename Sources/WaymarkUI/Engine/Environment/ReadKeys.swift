// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The keys of the environment that were read, in their order: nodes of one kind read the same, so
/// that all of them share one of these, and reading and forgetting cost next to nothing.
struct ReadKeys: Equatable {
    /// The place in the table of all that were ever read together.
    private let number: UInt32

    static let none = ReadKeys(number: 0)

    func contains(_ key: ObjectIdentifier) -> Bool { Self.all[Int(number)].keys.contains(key) }

    /// The same with this key, too.
    func adding(_ key: ObjectIdentifier) -> ReadKeys {
        let own = Self.all[Int(number)]
        if own.keys.contains(key) { return self }
        if let known = own.longer.first(where: { $0.key == key }) { return known.keys }
        let new = ReadKeys(number: UInt32(Self.all.count))
        Self.all[Int(number)].longer.append((key, new))
        Self.all.append(Combination(keys: own.keys + [key]))
        return new
    }

    private struct Combination {
        let keys: [ObjectIdentifier]
        /// The combinations with one key more.
        var longer: [(key: ObjectIdentifier, keys: ReadKeys)] = []
    }

    /// The table of all keys that were ever read together, kept for good, as types are. Touched on
    /// the main actor only; property wrappers read from code that cannot say so.
    nonisolated(unsafe) private static var all = [Combination(keys: [])]
}
