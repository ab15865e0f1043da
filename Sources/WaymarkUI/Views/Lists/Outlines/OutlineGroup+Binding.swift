// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Trees whose rows change their elements.
extension OutlineGroup
where
    Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// A bound tree with several roots, whose elements are told apart by their own `id`.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where ID == C.Element.ID, Data == Binding<C>, C.Element: Identifiable {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// A bound tree with several roots, whose elements are told apart by one of their properties.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C> {
        self.init(
            roots: Array(data), id: { $0.wrappedValue[keyPath: id] },
            children: { Binding($0[dynamicMember: children]) }, content: content)
    }
}
