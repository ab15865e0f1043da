// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The keys of one list that are in the next, with their old places. Keys that stand where they
/// stood, counted from the start or from the end, are not hashed; for most changes, those are all
/// but a few.
public struct OrderMatch: Sendable {
    /// The places of those that left.
    public let left: [Int]
    /// The old places of the keys between what both lists begin and end with; `nil` for new ones.
    public let middle: [Int?]
    /// The number of keys that both lists begin with.
    public let start: Int

    @usableFromInline let shift: Int

    /// Compares two lists.
    ///
    /// - Parameter old: Distinct keys.
    @inlinable
    public init<Key: Hashable>(from old: [Key], to new: [Key]) {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < old.count - start, tail < new.count - start,
            old[old.count - 1 - tail] == new[new.count - 1 - tail]
        { tail += 1 }
        let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
        var middle = [Int?](repeating: nil, count: newEnd - start)
        var isKept = [Bool](repeating: false, count: oldEnd - start)
        for place in start..<min(oldEnd, newEnd) where old[place] == new[place] {
            middle[place - start] = place
            isKept[place - start] = true
        }
        var places: [Key: Int] = [:]
        for place in start..<oldEnd where !isKept[place - start] { places[old[place]] = place }
        for index in start..<newEnd where middle[index - start] == nil {
            guard let place = places[new[index]], !isKept[place - start] else { continue }
            middle[index - start] = place
            isKept[place - start] = true
        }
        left = (start..<oldEnd).filter { !isKept[$0 - start] }
        self.middle = middle
        self.start = start
        shift = old.count - new.count
    }

    /// True if a key may stand in the next list twice.
    public var mayRepeat: Bool { middle.contains(nil) }

    /// The place that the key at a place of the next list had; `nil` for a new one.
    public func source(of index: Int) -> Int? {
        if index < start { return index }
        return index < start + middle.count ? middle[index - start] : index + shift
    }
}
