// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view with an element around the views in it.
@MainActor protocol ContainerView: PrimitiveView {
    associatedtype Inner: View
    var content: Inner { get }
    var role: ElementRole { get }
}

extension ContainerView {
    static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContainerNode(view, inputs)
    }
}

/// A node that owns an element around the content of its view.
@MainActor class ContainerNode<Content: ContainerView>: ElementNode<Content> {
    private(set) var child: Mounted<Content.Inner>?
    private var role: ElementRole

    override init(_ view: Content, _ inputs: _NodeInputs) {
        role = view.role
        super.init(view, inputs)
        child = mount(view.content, innerInputs)
    }

    /// The inputs of the content.
    var innerInputs: _NodeInputs { contentInputs }

    override func update(_ view: Content) {
        role = view.role
        super.update(view)
        child?.update(view.content)
    }

    override final func makeRole() -> ElementRole { role }

    override var lazyContainerName: String? {
        (Content.self as? any LazyContainer.Type)?.containerName
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
