// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// How one list of distinct keys becomes another with the fewest moves.
public enum ListEdit<Key: Hashable>: Equatable {
    /// Take the key away.
    case remove(Key)
    /// Put a new key at this place of the list as it is then.
    case insert(Key, at: Int)
    /// Take the key out and put it back at this place, counted without it.
    case move(Key, to: Int)
}

extension ListEdit: Sendable where Key: Sendable {}

/// The edits that turn `old` into `new`; keys that keep their relative order stay where they are.
///
/// Both lists hold distinct keys. Removals come first, then moves and insertions from the left.
///
/// - Complexity: O(n log n), and O(n) when the lists differ in one stretch of new or of old keys.
public func listEdits<Key: Hashable>(from old: [Key], to new: [Key]) -> [ListEdit<Key>] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < old.count - start, tail < new.count - start,
        old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    return middleEdits(
        from: old[start..<(old.count - tail)], to: new[start..<(new.count - tail)], offset: start)
}

private func middleEdits<Key: Hashable>(
    from old: ArraySlice<Key>, to new: ArraySlice<Key>, offset: Int
) -> [ListEdit<Key>] {
    let kept = Set(new)
    var edits = old.filter { !kept.contains($0) }.map(ListEdit.remove)
    if new.isEmpty { return edits }
    var oldPlaces: [Key: Int] = [:]
    for key in old where kept.contains(key) { oldPlaces[key] = oldPlaces.count }
    let places = new.map { oldPlaces[$0] }
    let fixed = longestIncreasingSubsequence(places)
    var pending = PendingPlaces(places, fixed: fixed)
    for (index, key) in new.enumerated() {
        if fixed.contains(index) { continue }
        let place = places[index]
        let target = offset + index + pending.stillAhead(of: index, taking: place)
        edits.append(place == nil ? .insert(key, at: target) : .move(key, to: target))
    }
    return edits
}

/// Keys that have to move stay in the list until their turn; this counts those before a place.
private struct PendingPlaces {
    private var tree: [Int]
    private var fixedBefore: [Int]

    init(_ places: [Int?], fixed: Set<Int>) {
        let count = places.lazy.compactMap { $0 }.count
        tree = Array(repeating: 0, count: count + 1)
        fixedBefore = []
        var last = -1
        for (index, place) in places.enumerated() {
            fixedBefore.append(last)
            if let place, fixed.contains(index) { last = place }
        }
        for (index, place) in places.enumerated() where !fixed.contains(index) {
            if let place { add(1, at: place) }
        }
    }

    /// Keys still to be moved that stand before the place right after the last fixed key.
    mutating func stillAhead(of index: Int, taking place: Int?) -> Int {
        if let place { add(-1, at: place) }
        return sum(upTo: fixedBefore[index])
    }

    private mutating func add(_ amount: Int, at place: Int) {
        var node = place + 1
        while node < tree.count {
            tree[node] += amount
            node += node & -node
        }
    }

    private func sum(upTo place: Int) -> Int {
        var node = place + 1
        var total = 0
        while node > 0 {
            total += tree[node]
            node -= node & -node
        }
        return total
    }
}

/// The indices of one longest series of values that grow from left to right; `nil` is passed over.
func longestIncreasingSubsequence(_ values: [Int?]) -> Set<Int> {
    var tails: [Int] = []
    var previous: [Int] = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
        guard let value else { continue }
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if (values[tails[middle]] ?? 0) < value { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = tails[low - 1] }
        if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
        result.insert(index)
        index = previous[index]
    }
    return result
}
