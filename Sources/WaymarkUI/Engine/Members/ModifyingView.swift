// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that changes another one or does something on its behalf.
///
/// Where a container's role takes all modifiers (`ModifiersOfMember.all`), it is not made where it
/// stands. It is put off until a member shows its content, and made around that (NAV-294):
///
/// ```swift
/// Group { First(); Second() }.onAppear { … }  // in a container that makes two members of it:
/// First().onAppear { … }  // the content of the one, and Second().onAppear { … } of the other
/// ```
@MainActor protocol ModifyingView: WrappingView, PrimitiveView {
    /// The same change of another view.
    func modifying<V: View>(_ other: V) -> any View
}

extension ModifyingView {
    /// Makes the node of the change, or puts it off until there is a member; not for apps.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        inputs.memberRole?.modifiersOfMember == .all
            ? DeferringNode(view, inputs) : makeNode(view, inputs)
    }
}

/// A modifying view that is an element around the one that it changes.
///
/// In every container with a role for its members it belongs to each member inside, whose tag,
/// actions and badge would not be found in the element (NAV-295).
@MainActor protocol ModifyingElementView: ModifyingView, ElementView {}

extension ModifyingElementView {
    /// Makes the node of the element, or puts it off until there is a member; not for apps.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        let belongs = inputs.memberRole.map { $0.modifiersOfMember != .none } ?? false
        if belongs, !ViewKind.isPlainElement(Wrapped.self) {
            return DeferringNode(view, inputs)
        }
        return makeMemberNode(view, inputs)
    }
}

/// A modifier that is put off until there is a member, and what dresses it.
@MainActor final class DeferredModifier {
    /// Changes a view as the modifier does now.
    fileprivate(set) var apply: (AnyView) -> AnyView
    /// The decoration that stands around the modifier.
    let decoration: _Decoration?
    /// True where that decoration dresses the modifier itself, and not the content inside it.
    let takesDecoration: Bool
    /// The next one around it.
    let outer: DeferredModifier?
    /// The nodes that show the modifier.
    let readers = Dependency()

    init<V: ModifyingView>(_ view: V, _ inputs: _NodeInputs) {
        apply = Self.change(by: view)
        decoration = inputs.decoration
        takesDecoration = V.self is any ModifyingElementView.Type
        outer = inputs.deferred
    }

    fileprivate static func change<V: ModifyingView>(by view: V) -> (AnyView) -> AnyView {
        { AnyView(view.modifying($0)) }
    }
}

/// The node of a modifier that is put off: it holds its place, and its newest value.
@MainActor final class DeferringNode<Content: ModifyingView>: _ViewNode<Content> {
    private let modifier: DeferredModifier
    private var child: Mounted<Content.Wrapped>?

    override init(_ view: Content, _ inputs: _NodeInputs) {
        modifier = DeferredModifier(view, inputs)
        super.init(view, inputs)
        var inner = childInputs
        inner.deferred = modifier
        if modifier.takesDecoration { inner.decoration = nil }
        child = mount(view.wrapped, inner)
    }

    override func update(_ view: Content) {
        modifier.apply = DeferredModifier.change(by: view)
        modifier.readers.notify()
        child?.update(view.wrapped)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
