// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view around another one that needs no node of its own.
@MainActor protocol TransparentView: WrappingView where Body == Never {
    associatedtype Inner: View
    var content: Inner { get }
}

extension TransparentView {
    var wrapped: Inner { content }
}

extension TransparentView {
    /// Never asked for: the graph knows this view.
    public var body: Never { noBody(of: Self.self) }

    /// Makes the node of what is inside; not for apps.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        Inner._makeNode(view.content, inputs)
    }

    /// Gives the node of what is inside a new view; not for apps.
    @discardableResult
    public static func _updateNode(_ node: _Node, _ view: Self) -> _Decoration? {
        Inner._updateNode(node, view.content)
    }
}
