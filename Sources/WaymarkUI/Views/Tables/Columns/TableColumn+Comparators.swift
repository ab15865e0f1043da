// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Columns that order rows as a whole.
extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// A column with a localized title, whose cells show anything. A comparator orders rows.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// A column with a title known at run time, whose cells show anything. A comparator sorts.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// A column with a text as its title, whose cells show anything. A comparator orders rows.
    public init(
        _ text: Text, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }

    /// A column with a title from a resource, whose cells show anything. A comparator orders rows.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleResource), comparator: comparator, content: content)
    }
}
