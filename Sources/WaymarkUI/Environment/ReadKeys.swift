// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Which keys of the environment were read, in what order: nodes of one kind read the same, so that
/// all of them share one of these, and reading and forgetting cost next to nothing.
final class ReadKeys {
    /// Touched on the main actor only; property wrappers read from code that cannot say so.
    nonisolated(unsafe) static let none = ReadKeys([])

    private let keys: [ObjectIdentifier]
    /// Those with one key more; kept for good, as types are.
    private var longer: [(key: ObjectIdentifier, keys: ReadKeys)] = []

    private init(_ keys: [ObjectIdentifier]) { self.keys = keys }

    func contains(_ key: ObjectIdentifier) -> Bool { keys.contains(key) }

    /// The same with this key, too.
    func adding(_ key: ObjectIdentifier) -> ReadKeys {
        if contains(key) { return self }
        if let known = longer.first(where: { $0.key == key }) { return known.keys }
        let new = ReadKeys(keys + [key])
        longer.append((key, new))
        return new
    }
}
