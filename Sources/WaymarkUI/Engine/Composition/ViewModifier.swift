// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A change to a view that can be used on any view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of what `body(content:)` gives; the compiler finds it out.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes what is shown in place of the view: usually the view with something added.
    @ViewBuilder func body(content: Content) -> Body
}

/// A view with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The content that is modified: a view, or the first of two modifiers.
    public var content: Content
    /// The modifier of the content.
    public var modifier: Modifier

    /// Joins both; `modifier(_:)` and `concat(_:)` are the usual ways.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Never asked for: the graph knows this view.
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ModifiedNode(view, inputs)
    }
}

/// The view that a modifier's `body` is given.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    /// Another number says that the content was given anew, not only the modifier's body evaluated
    /// again.
    let version: Int
    let content: @MainActor (_NodeInputs) -> _Node
    let update: @MainActor (_Node) -> Void

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ModifierContentNode(view, inputs)
    }
}

@MainActor
private final class ModifierContentNode<Modifier: ViewModifier>:
    KeepingNode<_ViewModifier_Content<Modifier>>
{
    private var child: _Node?

    override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = view.content(childInputs)
    }

    override func update(_ view: _ViewModifier_Content<Modifier>) {
        let isSame = view.version == self.view.version
        super.update(view)
        if let child, !isSame || Skipping.isDisabled { view.update(child) }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}

/// Evaluates a modifier's body as if it were a view of its own.
private struct ModifierBody<Modifier: ViewModifier>: View {
    var modifier: Modifier
    let content: _ViewModifier_Content<Modifier>

    var body: some View { modifier.body(content: content) }

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        ModifierBodyNode(view, inputs)
    }
}

@MainActor
private final class ModifierBodyNode<Modifier: ViewModifier>:
    EvaluatingNode<ModifierBody<Modifier>, Modifier, Modifier.Body>
{
    override var source: Modifier { view.modifier }

    override func makeBody(of source: Modifier) -> Modifier.Body {
        source.body(content: view.content)
    }
}

@MainActor
private final class ModifiedNode<Content: View, Modifier: ViewModifier>:
    KeepingNode<ModifiedContent<Content, Modifier>>
{
    private var child: Mounted<ModifierBody<Modifier>>?
    private var version = 0

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(modifierBody, childInputs)
    }

    private var modifierBody: ModifierBody<Modifier> {
        let content = view.content
        return ModifierBody(
            modifier: view.modifier,
            content: _ViewModifier_Content(
                version: version,
                content: { mount(content, $0).node },
                update: { Content._updateNode($0, content) }))
    }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        super.update(view)
        version += 1
        child?.update(modifierBody)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Applies the first modifier, then the second.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// Applies another modifier after this one.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    /// The only modifier of this type that is needed.
    public static let identity = EmptyModifier()

    /// A modifier that changes nothing, for code that must give one.
    public nonisolated init() {}

    /// The view as it is.
    public func body(content: Content) -> some View { content }
}
