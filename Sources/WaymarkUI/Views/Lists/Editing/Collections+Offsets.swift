// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension RangeReplaceableCollection {
    /// Removes the elements at these offsets from the start, as `onDelete(perform:)` gives them.
    ///
    /// - Complexity: O(*n*) for a collection of *n* elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) {
            kept.append(element)
        }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at these offsets in front of the element at `destination`, as
    /// `onMove(perform:)` gives them.
    ///
    /// The destination counts before anything is moved; the number of elements is the end.
    ///
    /// - Complexity: O(*n*) for a collection of *n* elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let earlier = all.indices.filter { !source.contains($0) && $0 < destination }
        let later = all.indices.filter { !source.contains($0) && $0 >= destination }
        let moved = all.indices.filter(source.contains)
        for (index, place) in zip(Array(indices), earlier + moved + later) {
            self[index] = all[place]
        }
    }
}
