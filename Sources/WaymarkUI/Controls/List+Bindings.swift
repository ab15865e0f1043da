// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Rows for bindings to the elements of a bound collection, for rows that change their element.
extension List where SelectionValue == Never {
    /// No row can be selected; the rows are told apart by the elements' own `id`.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: .none,
            content: ForEach(data, content: rowContent))
    }

    /// No row can be selected; the rows are told apart by one of their properties.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            selection: .none,
            content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// A person may select one row; the rows are told apart by the elements' own `id`.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { .single($0) } ?? .none,
            content: ForEach(data, content: rowContent))
    }

    /// A person may select one row; the rows are told apart by one of their properties.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { .single($0) } ?? .none,
            content: ForEach(data, id: id, content: rowContent))
    }

    /// A person may select several rows; the rows are told apart by the elements' own `id`.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { .multiple($0) } ?? .none,
            content: ForEach(data, content: rowContent))
    }

    /// A person may select several rows; the rows are told apart by one of their properties.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { .multiple($0) } ?? .none,
            content: ForEach(data, id: id, content: rowContent))
    }

    /// One row is always selected; the rows are told apart by the elements' own `id`.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: .required(selection),
            content: ForEach(data, content: rowContent))
    }

    /// One row is always selected; the rows are told apart by one of their properties.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            selection: .required(selection),
            content: ForEach(data, id: id, content: rowContent))
    }
}
