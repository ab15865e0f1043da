// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A node that owns an element without children.
@MainActor final class LeafNode<Content: View>: ElementNode<Content> {
    private let role: @MainActor (Content) -> ElementRole

    init(
        _ view: Content, _ surroundings: _Surroundings,
        role: @escaping @MainActor (Content) -> ElementRole
    ) {
        self.role = role
        super.init(view, surroundings)
    }

    override func makeRole() -> ElementRole { role(view) }
}

/// A node that owns an element around the content of its view.
@MainActor class ContainerNode<Content: View, Inner: View>: ElementNode<Content> {
    private(set) var child: _ViewNode<Inner>?
    private let inner: (Content) -> Inner
    private let role: @MainActor (Content) -> ElementRole

    init(
        _ view: Content, _ surroundings: _Surroundings, inner: @escaping (Content) -> Inner,
        role: @escaping @MainActor (Content) -> ElementRole
    ) {
        self.inner = inner
        self.role = role
        super.init(view, surroundings)
        child = mount(inner(view), innerSurroundings)
    }

    /// What the content is given.
    var innerSurroundings: _Surroundings { contentSurroundings }

    override func update(_ view: Content) {
        super.update(view)
        child?.update(inner(view))
    }

    override func makeRole() -> ElementRole { role(view) }

    override var lazyContainerName: String? {
        (Content.self as? any LazyContainer.Type)?.containerName
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
