// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One edit on the way from a list of distinct keys to another, with the fewest moves.
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
@inlinable
public func listEdits<Key: Hashable>(from old: [Key], to new: [Key]) -> [ListEdit<Key>] {
    let match = OrderMatch(from: old, to: new)
    var edits = match.left.map { ListEdit.remove(old[$0]) }
    let targets = targets(of: match.middle.map { $0.map { $0 - match.start } }, among: old.count)
    for (offset, target) in targets.enumerated() {
        guard let target else { continue }
        let key = new[match.start + offset]
        let place = match.start + target
        edits.append(match.middle[offset] == nil ? .insert(key, at: place) : .move(key, to: place))
    }
    return edits
}

/// Returns the places at which keys are put that come or move; `nil` for those that stay.
///
/// - Parameters:
///   - sources: The places that the keys had; `nil` for new ones.
///   - count: How many places there were.
@usableFromInline
func targets(of sources: [Int?], among count: Int) -> [Int?] {
    let isFixed = longestIncreasingSubsequence(sources)
    var pending = PendingPlaces(sources, isFixed, among: count)
    return sources.indices.map { index in
        isFixed[index] ? nil : index + pending.countAhead(of: index, taking: sources[index])
    }
}

/// Keys that have to move stay in the list until their turn; this counts those before a place.
private struct PendingPlaces {
    private var tree: [Int]
    private var fixedBefore: [Int]

    init(_ places: [Int?], _ isFixed: [Bool], among count: Int) {
        tree = Array(repeating: 0, count: count + 1)
        fixedBefore = []
        fixedBefore.reserveCapacity(places.count)
        var last = -1
        for (index, place) in places.enumerated() {
            fixedBefore.append(last)
            guard let place else { continue }
            if isFixed[index] { last = place } else { add(1, at: place) }
        }
    }

    /// Keys still to be moved that stand before the place right after the last fixed key.
    mutating func countAhead(of index: Int, taking place: Int?) -> Int {
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

/// Returns, for each value, true if it is part of one longest series that grows from left to right;
/// `nil` is passed over.
func longestIncreasingSubsequence(_ values: [Int?]) -> [Bool] {
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
    var isPart = [Bool](repeating: false, count: values.count)
    var index = tails.last ?? -1
    while index >= 0 {
        isPart[index] = true
        index = previous[index]
    }
    return isPart
}
