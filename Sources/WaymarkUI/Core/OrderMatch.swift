// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Which identifiers of one list are in the next, and where they were. What both lists begin and end
/// with is not hashed, which is all but a few of them for most changes.
struct OrderMatch {
    /// The places of those that left.
    let left: [Int]
    /// Whether an identifier may stand in the next list twice.
    let mayRepeat: Bool

    private let start: Int
    private let end: Int
    private let tailShift: Int
    private let middle: [Int?]

    /// - Parameter old: Distinct identifiers.
    init<ID: Hashable>(from old: [ID], to new: [ID]) {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < old.count - start, tail < new.count - start,
            old[old.count - 1 - tail] == new[new.count - 1 - tail]
        { tail += 1 }
        let oldEnd = old.count - tail
        var places = [ID: Int](minimumCapacity: oldEnd - start)
        for place in start..<oldEnd { places[old[place]] = place }
        var isKept = [Bool](repeating: false, count: oldEnd - start)
        middle = new[start..<(new.count - tail)].map { id in
            guard let place = places[id], !isKept[place - start] else { return nil }
            isKept[place - start] = true
            return place
        }
        left = (start..<oldEnd).filter { !isKept[$0 - start] }
        mayRepeat = middle.contains(nil)
        self.start = start
        end = new.count - tail
        tailShift = old.count - new.count
    }

    /// The place that the identifier at a place of the next list had; `nil` for a new one.
    func source(of index: Int) -> Int? {
        if index < start { return index }
        return index < end ? middle[index - start] : index + tailShift
    }
}
