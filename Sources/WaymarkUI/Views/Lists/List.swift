// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Rows of data in one column, with an optional selection.
///
/// *Differs from Apple:* rows are built all at once rather than as they scroll into view, so that
/// registrations in rows work (NAV-057).
public nonisolated struct List<SelectionValue: Hashable, Content: View>: ElementView {
    let selection: SelectionBinding<SelectionValue>
    let content: Content
    /// The looks of the table that these rows are, where they are one.
    var table: TableElement?

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ListNode(view, inputs)
    }
}

extension List {
    /// Rows of which a person may select one.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: SelectionBinding(one: selection), content: content())
    }

    /// Rows of which a person may select several.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: SelectionBinding(several: selection), content: content())
    }

    /// Rows of which one is always selected.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: .required(selection), content: content())
    }
}

extension List where SelectionValue == Never {
    /// Rows without selection.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: .none, content: content())
    }

    /// A row for each element, told apart by the elements' own `id`; none can be selected.
    ///
    /// A bound collection (`$items`) gives each row a binding to its element, in this and the other
    /// forms.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }

    /// A row for each element, told apart by one of its properties; none can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range; none can be selected.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }

    /// Rows for bindings to the elements of a bound collection.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }
}
