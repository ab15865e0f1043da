// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Columns by whose properties rows can be ordered.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column with a localized title, whose cells show anything.
    ///
    /// It orders by a property.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value.unchecked), content: content)
    }

    /// A column with a title that is known at run time, whose cells show anything.
    ///
    /// It orders by a property.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value.unchecked), content: content)
    }

    /// A column with a text as its title, whose cells show anything.
    ///
    /// It orders by a property.
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value.unchecked), content: content)
    }

    /// A column with a title from a resource, whose cells show anything.
    ///
    /// It orders by a property.
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleResource), comparator: KeyPathComparator(value.unchecked),
            content: content)
    }

    /// A column with a localized title, whose cells show anything.
    ///
    /// It orders by a property, as a comparator does.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleKey),
            comparator: KeyPathComparator(value.unchecked, comparator: comparator), content: content
        )
    }

    /// A column with a title that is known at run time, whose cells show anything.
    ///
    /// It orders by a property, as a comparator does.
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(title),
            comparator: KeyPathComparator(value.unchecked, comparator: comparator), content: content
        )
    }

    /// A column with a text as its title, whose cells show anything.
    ///
    /// It orders by a property, as a comparator does.
    public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: text, comparator: KeyPathComparator(value.unchecked, comparator: comparator),
            content: content)
    }

    /// A column with a title from a resource, whose cells show anything.
    ///
    /// It orders by a property, as a comparator does.
    @_disfavoredOverload
    public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleResource),
            comparator: KeyPathComparator(value.unchecked, comparator: comparator), content: content
        )
    }
}
