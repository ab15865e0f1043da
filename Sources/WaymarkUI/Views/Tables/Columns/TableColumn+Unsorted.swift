// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Columns that rows are never ordered by.
extension TableColumn where Sort == Never, Label == Text {
    /// A column with a localized title, whose cells show anything.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// A column with a title that is known at run time, whose cells show anything.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// A column with a text as its title, whose cells show anything.
    public init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// A column with a title from a resource, whose cells show anything.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleResource), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// A column with a localized title, whose cells show a property.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) {
        self.init(label: Text(titleKey), comparator: nil, content: { Text($0[keyPath: value]) })
    }

    /// A column with a title that is known at run time, whose cells show a property.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) {
        self.init(label: Text(title), comparator: nil, content: { Text($0[keyPath: value]) })
    }

    /// A column with a text as its title, whose cells show a property.
    public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) {
        self.init(label: text, comparator: nil, content: { Text($0[keyPath: value]) })
    }

    /// A column with a title from a resource, whose cells show a property.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
    ) {
        self.init(
            label: Text(titleResource), comparator: nil, content: { Text($0[keyPath: value]) })
    }
}
