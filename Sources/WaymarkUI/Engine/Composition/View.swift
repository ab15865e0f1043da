// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A part of an app's screen, described by other views.
///
/// Conform your own types and say in `body` what they show. Same as Apple's; `_makeNode` is the
/// graph's and not for apps.
@MainActor @preconcurrency public protocol View {
    /// The type of what `body` gives; the compiler finds it out.
    associatedtype Body: View

    /// The content of the view. It is evaluated whenever something that it read has changed.
    @ViewBuilder var body: Self.Body { get }

    /// Makes the node that keeps this view in the graph.
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node
    /// Gives a node that was made for a view of this type a new one.
    ///
    /// - Returns: What dresses the node from outside of the view.
    @discardableResult static func _updateNode(_ node: _Node, _ view: Self) -> _Decoration?
    /// Returns the static subtree of a view whose elements follow from its value alone; `nil` for
    /// others.
    static func _staticSubtree(of view: Self) -> _StaticSubtree?
    /// Draws the elements of a static view, in reading order.
    static func _draw(_ view: Self, on context: inout _DrawContext)
}

extension View {
    /// Makes a node that evaluates `body`; not for apps.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        CompositeNode(view, inputs)
    }

    /// Gives the view's own node a new view; not for apps.
    @discardableResult
    public static func _updateNode(_ node: _Node, _ view: Self) -> _Decoration? {
        unsafeDowncast(node, to: _ViewNode<Self>.self).update(view)
        return node.inputs.decoration
    }
}

extension Never: View {
    /// Never asked for: there is no value of this type.
    public var body: Never { self }
}

/// A view of the framework that the graph knows; it has no body.
@MainActor protocol PrimitiveView: View where Body == Never {
    static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
}

extension PrimitiveView {
    /// Never asked for: the graph knows this view.
    public var body: Never { noBody(of: Self.self) }

    /// Makes the node of a view that the graph knows; not for apps.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        makeNode(view, inputs)
    }
}

/// A view of the framework that owns an element: in a container with a role for its members it
/// becomes one of them.
@MainActor protocol ElementView: PrimitiveView {}

extension ElementView {
    /// Makes the node of a view that may become a member of its container; not for apps.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        makeMemberNode(view, inputs)
    }

    /// Makes the member that the view becomes in a container, or the view's own node.
    static func makeMemberNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        guard let role = inputs.memberRole else { return makeNode(view, inputs) }
        return role.makeMember(of: view, inputs)
    }
}

/// The body of what the framework knows and never asks for a body.
// Reached by nobody: the graph mounts such views, scenes and items by their own nodes.
func noBody(of type: Any.Type) -> Never { fatalError("'\(type)' has no body") }
