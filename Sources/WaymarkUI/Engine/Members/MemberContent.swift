// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The content of a member of a container: its view, inside the modifiers that were put off until
/// there was one.
///
/// ```swift
/// Group { First() }.task { … }.onAppear { … }  // of the member that First becomes:
/// First().task { … }.onAppear { … }  // its content, with the modifiers in the same order
/// ```
nonisolated struct MemberContent<Content: View>: View {
    let content: Content
    let modifiers: DeferredModifier?

    init(_ content: Content, _ inputs: _NodeInputs) {
        self.content = content
        modifiers = inputs.deferred
    }

    @MainActor var body: Never { noBody(of: Self.self) }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        guard let modifiers = view.modifiers else {
            return Content._makeNode(view.content, inputs)
        }
        return MemberContentNode(view, inputs, modifiers)
    }

    @discardableResult
    @MainActor static func _updateNode(_ node: _Node, _ view: Self) -> _Decoration? {
        guard view.modifiers != nil else { return Content._updateNode(node, view.content) }
        unsafeDowncast(node, to: _ViewNode<Self>.self).update(view)
        return node.inputs.decoration
    }
}

/// The node of a view in modifiers that were put off. Another value of the view goes to the view's
/// own node; another value of a modifier makes this node due.
@MainActor private final class MemberContentNode<Content: View>: _ViewNode<MemberContent<Content>> {
    private let modifiers: DeferredModifier
    private var root: Mounted<AnyView>?
    private let place: ContentPlace<Content>

    init(
        _ view: MemberContent<Content>, _ inputs: _NodeInputs, _ modifiers: DeferredModifier
    ) {
        self.modifiers = modifiers
        place = ContentPlace(view.content)
        super.init(view, inputs)
        root = mount(modifiedContent(), rootInputs)
    }

    private var rootInputs: _NodeInputs {
        var inner = childInputs
        inner.deferred = nil
        return inner
    }

    override func update(_ view: MemberContent<Content>) { place.show(view.content) }

    override func reevaluate() {
        forgetDependencies()
        root?.update(modifiedContent())
    }

    /// The content in its modifiers, the nearest first; each is dressed by what stands around it.
    private func modifiedContent() -> AnyView {
        var view = AnyView(PlacedContent(place: place))
        var decoration = inputs.decoration
        var next: DeferredModifier? = modifiers
        while let modifier = next {
            modifier.readers.add(self)
            if modifier.takesDecoration {
                view = AnyView(DressedView(content: view, decoration: decoration))
                decoration = modifier.decoration
            }
            view = modifier.apply(view)
            next = modifier.outer
        }
        return AnyView(DressedView(content: view, decoration: decoration))
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let root { body(root.node) }
    }
}

/// The innermost view among modifiers, and its node once it has one.
@MainActor private final class ContentPlace<Content: View> {
    private var content: Content
    private var mounted: Mounted<Content>?

    init(_ content: Content) { self.content = content }

    func show(_ content: Content) {
        self.content = content
        mounted?.update(content)
    }

    func makeNode(_ inputs: _NodeInputs) -> _Node {
        let made = mount(content, inputs)
        mounted = made
        return made.node
    }
}

/// Stands among modifiers for a view that is kept elsewhere.
private nonisolated struct PlacedContent<Content: View>: PrimitiveView {
    let place: ContentPlace<Content>

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PlacedContentNode(view, inputs)
    }
}

@MainActor private final class PlacedContentNode<Content: View>: _ViewNode<PlacedContent<Content>> {
    private var child: _Node?

    override init(_ view: PlacedContent<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = view.place.makeNode(childInputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}

/// A view that is dressed by a decoration from elsewhere.
private nonisolated struct DressedView: PrimitiveView {
    let content: AnyView
    let decoration: _Decoration?

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        DressedNode(view, inputs)
    }
}

@MainActor private final class DressedNode: _ViewNode<DressedView> {
    private var child: Mounted<AnyView>?

    override init(_ view: DressedView, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        var inner = childInputs
        inner.decoration = view.decoration
        child = mount(view.content, inner)
    }

    override func update(_ view: DressedView) { child?.update(view.content) }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
