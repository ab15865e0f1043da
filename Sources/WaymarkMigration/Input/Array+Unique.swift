// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension Array where Element: Hashable {
    /// The elements without those that stand before already.
    func unique() -> [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
#endif
