// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Counts of how often keys were hashed and compared.
final class Looks {
    var hashes = 0
    var comparisons = 0
}

/// A key that counts how often it is looked at.
struct CountedKey: Hashable {
    let number: Int
    let looks: Looks

    static func == (a: CountedKey, b: CountedKey) -> Bool {
        a.looks.comparisons += 1
        return a.number == b.number
    }

    func hash(into hasher: inout Hasher) {
        looks.hashes += 1
        hasher.combine(number)
    }
}
