// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Every order of the items.
func permutations<Item>(of items: [Item]) -> [[Item]] {
    if items.isEmpty { return [[]] }
    return items.indices.flatMap { first in
        var rest = items
        let item = rest.remove(at: first)
        return permutations(of: rest).map { [item] + $0 }
    }
}

/// Every order of every choice of the items.
func arrangements<Item>(of items: [Item]) -> [[Item]] {
    [[]]
        + items.indices.flatMap { first in
            var rest = items
            let item = rest.remove(at: first)
            return arrangements(of: rest).map { [item] + $0 }
        }
}

/// Every pair of one and another.
func product(_ ones: Range<Int>, _ others: Range<Int>) -> [(Int, Int)] {
    ones.flatMap { one in others.map { (one, $0) } }
}
