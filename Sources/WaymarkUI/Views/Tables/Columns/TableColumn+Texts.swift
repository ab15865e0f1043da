// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Columns by whose texts rows can be ordered.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column with a localized title, whose cells show anything. It orders by a text.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .localizedStandard,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: .standard(value, comparator), content: content)
    }

    /// A column with a title known at run time, whose cells show anything. It orders by a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .localizedStandard,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: .standard(value, comparator), content: content)
    }

    /// A column with a text as its title, whose cells show anything. It orders by a text.
    public init(
        _ text: Text, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .localizedStandard,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: .standard(value, comparator), content: content)
    }

    /// A column with a title from a resource, whose cells show anything. It orders by a text.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .localizedStandard,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleResource), comparator: .standard(value, comparator), content: content)
    }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// A column with a localized title, whose cells show a text by which it orders.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .localizedStandard
    ) {
        self.init(
            label: Text(titleKey), comparator: .standard(value, comparator),
            content: { Text($0[keyPath: value]) })
    }

    /// A column with a title that is known at run time, whose cells show a text by which it orders.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .localizedStandard
    ) {
        self.init(
            label: Text(title), comparator: .standard(value, comparator),
            content: { Text($0[keyPath: value]) })
    }

    /// A column with a text as its title, whose cells show a text by which it orders.
    public init(
        _ text: Text, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .localizedStandard
    ) {
        self.init(
            label: text, comparator: .standard(value, comparator),
            content: { Text($0[keyPath: value]) })
    }

    /// A column with a title from a resource, whose cells show a text by which it orders.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .localizedStandard
    ) {
        self.init(
            label: Text(titleResource), comparator: .standard(value, comparator),
            content: { Text($0[keyPath: value]) })
    }
}

extension KeyPathComparator {
    /// Orders by a text as file managers do, whatever the comparator is called; it is told apart
    /// from no other here.
    fileprivate static func standard(
        _ text: KeyPath<Compared, String>, _ comparator: String.StandardComparator
    ) -> Self {
        Self(text.unchecked, comparator: StandardOrder(order: comparator.order))
    }
}
