// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension Array {
    /// The first index at which a condition holds, if it holds for all that come after it.
    func partitioningIndex(_ belongsToSecond: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
#endif
