// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that states a trait of the members in it.
nonisolated struct TraitView<Content: View, Trait: MemberTrait>: PrimitiveView, MemberMarker,
    WrappingView
{
    let content: Content
    let trait: Trait

    var wrapped: Content { content }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        TraitNode(view, inputs)
    }
}

@MainActor
private final class TraitNode<Content: View, Trait: MemberTrait>:
    _ViewNode<TraitView<Content, Trait>>
{
    private let link: TraitLink<Trait>
    private var child: Mounted<Content>?

    override init(_ view: TraitView<Content, Trait>, _ inputs: _NodeInputs) {
        link = TraitLink(view.trait, outer: inputs.traits)
        super.init(view, inputs)
        var inner = childInputs
        inner.traits = link
        child = mount(view.content, inner)
    }

    override func update(_ view: TraitView<Content, Trait>) {
        let isSame = link.trait.isSame(as: view.trait)
        link.trait = view.trait
        if !isSame { traitsChanged() }
        child?.update(view.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

extension View {
    /// Says what this view stands for in the selection of its list; an optional of the value is
    /// selected too.
    public nonisolated func tag<V: Hashable>(
        _ tag: V, includeOptional: Bool = true
    ) -> some View {
        let tag = RowTag(
            value: AnyHashable(tag), type: V.self, includesOptional: includeOptional,
            isExplicit: true)
        return TraitView(content: self, trait: tag)
    }

    /// Keeps the rows in this view from being selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        TraitView(content: self, trait: SelectionDisabling(isDisabled: isDisabled))
    }
}
