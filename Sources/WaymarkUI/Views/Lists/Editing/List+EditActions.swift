// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Rows for bindings to the elements of a bound collection, which a person may delete or move.
extension List {
    /// A person may select one row; the actions are buttons in its row.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: SelectionBinding(one: selection),
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A person may select one row; the actions are buttons in its row.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            selection: SelectionBinding(one: selection),
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    /// A person may select several rows; the actions are buttons in their rows.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: SelectionBinding(several: selection),
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A person may select several rows; the actions are buttons in their rows.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            selection: SelectionBinding(several: selection),
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    /// One row is always selected; the actions are buttons in the rows.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: .required(selection),
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// One row is always selected; the actions are buttons in the rows.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            selection: .required(selection),
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// None can be selected; the actions are buttons in the rows.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: .none,
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// None can be selected; the actions are buttons in the rows.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            selection: .none,
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}
