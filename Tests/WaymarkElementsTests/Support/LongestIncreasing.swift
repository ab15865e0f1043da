// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The length of the longest increasing subsequence, computed the slow, plain way.
func lengthOfLongestIncreasing(_ values: [Int]) -> Int {
    var longest: [Int] = []
    for (index, value) in values.enumerated() {
        let before = (0..<index).lazy.filter { values[$0] < value }.map { longest[$0] }.max()
        longest.append((before ?? 0) + 1)
    }
    return longest.max() ?? 0
}

/// The fewest keys that have to move so that those of `old` stand in the order of `new`.
func fewestMoves<Key: Hashable>(from old: [Key], to new: [Key]) -> Int {
    let common = new.compactMap { old.firstIndex(of: $0) }
    return common.count - lengthOfLongestIncreasing(common)
}
