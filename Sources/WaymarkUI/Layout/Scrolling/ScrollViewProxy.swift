// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Scrolls what is inside a `ScrollViewReader` to a view with an identity.
///
/// A reader hands one to its content. Use it in actions and in modifiers that hear of changes, such
/// as `onChange` and `onAppear`.
public struct ScrollViewProxy {
    fileprivate let target: ScrollTarget

    /// Scrolls until the first view with this identity is in sight, in all that scrolls around it.
    ///
    /// The view is looked for after the update in which this is called, so that a row that the same
    /// action has added is found. Nothing happens where no view has the identity.
    ///
    /// - Parameters:
    ///   - id: What `id(_:)` or a `ForEach` calls the view.
    ///   - anchor: The point of the view that comes to the same point of what scrolls; `nil`
    ///     scrolls as little as possible.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        target.scroll(to: id, anchor: anchor)
    }
}

/// A view whose content can be scrolled from code, to a view that it knows by its identity.
///
/// ```swift
/// ScrollViewReader { proxy in
///     List(recipes) { recipe in
///         Text(recipe.name)
///     }
///     Button("Last") { proxy.scrollTo(recipes.last?.id) }
/// }
/// ```
public nonisolated struct ScrollViewReader<Content: View>: View {
    /// Makes the content, with what scrolls it.
    public var content: (ScrollViewProxy) -> Content
    @State private var target = ScrollTarget()

    /// Makes a reader of this content.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// The content.
    public var body: some View {
        ScrollTargetView(target: target, content: content(ScrollViewProxy(target: target)))
    }
}

/// The node in which a proxy looks for views.
@MainActor private final class ScrollTarget {
    weak var node: _Node?

    nonisolated init() {}

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        guard let node else { return }
        node.graph.command { [weak node] in
            var cells: [ElementCell] = []
            node?.descendant(identifiedBy: id)?.collectCells(into: &cells)
            return cells.first.map { .scroll(to: $0.id, anchor: anchor.map(ScrollAnchor.init)) }
        }
    }
}

extension ScrollAnchor {
    fileprivate init(_ point: UnitPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

/// The content of a reader, whose node its proxy knows.
private nonisolated struct ScrollTargetView<Content: View>: PrimitiveView, WrappingView {
    let target: ScrollTarget
    let content: Content

    var wrapped: Content { content }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        let node = PassthroughNode(view, inputs) { $0.content }
        view.target.node = node
        return node
    }
}
