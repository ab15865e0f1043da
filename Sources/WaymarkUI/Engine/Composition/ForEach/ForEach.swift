// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view for each element of a collection, told apart by identifiers.
///
/// An identifier that comes twice is an issue; only the first is shown.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view of one element.
    public var content: (Data.Element) -> Content
    /// The statements about all members that its views become.
    var memberTraits: (any CollectionTraits)?
    let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    /// Never asked for: the graph knows this view.
    public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ForEachNode(view, inputs)
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// A view for each element, told apart by the elements' own `id`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Content: View {
    /// A view for each element, told apart by one of its properties.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range; for a number of views that does not change.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content) { $0 }
    }
}

extension ForEach where Content: View {
    /// Views for bindings to the elements of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
        ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Views for bindings to the elements of a bound collection, told apart by one of their
    /// properties.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        let indices = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.init(data: indices, content: { content(data[$0.0]) }) { $0.1 }
    }
}
