// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Views for the elements of a tree; those that have others below them show and hide them.
///
/// Use it in a list with other rows; `List(_:children:rowContent:)` is a list of one tree.
public nonisolated struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    let roots: [Data.Element]
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

/// The views below an element of a tree. Only to be named: `OutlineGroup` makes it.
public nonisolated struct OutlineSubgroupChildren: View {
    let content: AnyView

    /// The elements below.
    @MainActor public var body: some View { content }
}

extension OutlineGroup: View
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// A view for each element, and a group for each that has others below it.
    @MainActor public var body: some View {
        ForEach(data: roots, content: row, id: id)
    }

    @ViewBuilder private func row(of element: Data.Element) -> some View {
        if let below = children(element) {
            subgroup(of: element, below)
        } else {
            content(element)
        }
    }

    private func subgroup(of element: Data.Element, _ below: Data) -> Subgroup {
        let inner = Self(roots: Array(below), id: id, children: children, content: content)
        return DisclosureGroup(
            expansion: nil, label: content(element),
            content: { OutlineSubgroupChildren(content: AnyView(inner)) }, labelIsButton: false)
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Data.Element: Identifiable,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// A tree with one root, whose elements are told apart by their own `id`.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }

    /// A tree with several roots, whose elements are told apart by their own `id`.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup
where
    Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// A tree with one root, whose elements are told apart by one of their properties.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            roots: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
            content: content)
    }

    /// A tree with several roots, whose elements are told apart by one of their properties.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
            content: content)
    }
}
