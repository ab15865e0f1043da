// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A table's order of rows, without the type of what orders them.
nonisolated struct TableSorting {
    /// The part of a column in the order.
    let order: (TableColumnPart) -> TableColumnElement.Sorting
    /// Puts a column in front, or turns the order where it is there already.
    let press: (TableColumnPart) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        order = { part in
            guard let own = part.comparator as? Sort else { return .none }
            guard let first = binding.wrappedValue.first, first.ordersLike(own) else {
                return .possible
            }
            return first.order == .forward ? .ascending : .descending
        }
        press = { part in
            guard let own = part.comparator as? Sort else { return }
            var comparators = binding.wrappedValue
            if let first = comparators.first, first.ordersLike(own) {
                comparators[0].order = first.order == .forward ? .reverse : .forward
            } else {
                comparators.removeAll { $0.ordersLike(own) }
                comparators.insert(own, at: 0)
            }
            binding.wrappedValue = comparators
        }
    }
}

extension SortComparator {
    /// True if both order by the same, in whichever direction: by the same property, or in the same
    /// way.
    fileprivate func ordersLike(_ other: Self) -> Bool {
        if let own = self as? any PropertyComparator, let other = other as? any PropertyComparator {
            return own.property == other.property
        }
        var turned = other
        turned.order = order
        return self == turned
    }
}

/// A comparator that orders by a property.
private protocol PropertyComparator {
    var property: AnyKeyPath { get }
}

extension KeyPathComparator: PropertyComparator {
    fileprivate var property: AnyKeyPath { keyPath }
}

extension KeyPath {
    /// The same path for a comparator, which may be asked anywhere: it keeps no more than places in
    /// values, unless an app keys it by something that must stay where it is.
    var unchecked: KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self)
    }
}
