// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that says something about the rows in it: what they stand for, what can be done.
nonisolated struct TraitView<Content: View>: PrimitiveView, MemberMarker, WrappingView {
    let content: Content
    let trait: TraitChain.Trait

    var wrapped: Content { content }

    @MainActor static func makeNode(
        _ view: Self, _ surroundings: _Surroundings
    ) -> _ViewNode<Self> {
        TraitNode(view, surroundings)
    }
}

@MainActor private final class TraitNode<Content: View>: _ViewNode<TraitView<Content>> {
    private let link: TraitChain
    private var child: Mounted<Content>?

    override init(_ view: TraitView<Content>, _ surroundings: _Surroundings) {
        link = TraitChain(view.trait, outer: surroundings.traits)
        super.init(view, surroundings)
        var inner = childSurroundings
        inner.traits = link
        child = mount(view.content, inner)
    }

    override func update(_ view: TraitView<Content>) {
        let isSame = link.trait.isSame(as: view.trait)
        link.trait = view.trait
        if !isSame { traitsChanged() }
        child?.update(view.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

extension _Node {
    /// Makes the rows below due, through sections.
    final func traitsChanged() {
        forEachChild { child in
            child.rowTraitsChanged()
            if child.cell == nil || child.passesTraits { child.traitsChanged() }
        }
    }
}

extension TraitChain.Trait {
    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.tag(let a), .tag(let b)):
            a.value == b.value && a.type == b.type && a.includesOptional == b.includesOptional
        case (.identity(let a), .identity(let b)): a.id == b.id
        case (.selectionDisabled(let a), .selectionDisabled(let b)): a == b
        case (.deleting(let a), .deleting(let b)): (a == nil) == (b == nil)
        case (.moving(let a), .moving(let b)): (a == nil) == (b == nil)
        case (.deleteDisabled(let a), .deleteDisabled(let b)): a == b
        case (.moveDisabled(let a), .moveDisabled(let b)): a == b
        default: false
        }
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
        return TraitView(content: self, trait: .tag(tag))
    }

    /// Keeps the rows in this view from being selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        TraitView(content: self, trait: .selectionDisabled(isDisabled))
    }
}
