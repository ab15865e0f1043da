// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Array where Element: Hashable {
    /// Applies the edits one by one, the plain way.
    func applying(_ edits: [ListEdit<Element>]) -> [Element] {
        var list = self
        for edit in edits {
            switch edit {
            case .remove(let key): list.removeAll { $0 == key }
            case .insert(let key, let place): list.insert(key, at: place)
            case .move(let key, let place):
                list.removeAll { $0 == key }
                list.insert(key, at: place)
            }
        }
        return list
    }
}

extension ListEdit {
    var isMove: Bool { if case .move = self { true } else { false } }
    var isRemoval: Bool { if case .remove = self { true } else { false } }
    var isInsertion: Bool { if case .insert = self { true } else { false } }
}
