// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A node that owns an element around static views, which have no nodes: their elements are drawn
/// when they are asked for.
///
/// Where a style of the app's own comes to draw the buttons, it gives way to nodes for all of them.
@MainActor final class StaticNode<Content: ContainerView>: ElementNode<Content> {
    private var role: ElementRole
    private var values: StaticValues
    /// The views inside. They are drawn where they are, as copies of all of them take long.
    private var inner: Content.Inner
    private var ordinary: ContainerNode<MovedViews<Content.Inner>>?

    /// `nil` for views that are not static, and in places where each view is more than its element.
    static func node(_ view: Content, _ inputs: _NodeInputs) -> StaticNode? {
        guard inputs.areForElementsOnly else { return nil }
        let inner = view.content
        guard let subtree = Content.Inner._staticSubtree(of: inner) else { return nil }
        let environment = EnvironmentValues(scope: inputs.scope, reader: nil)
        guard let values = read(subtree.needs, in: environment, inputs.graph, for: nil) else {
            return nil
        }
        return StaticNode(view, inner, inputs, subtree, values)
    }

    private init(
        _ view: Content, _ inner: Content.Inner, _ inputs: _NodeInputs,
        _ subtree: _StaticSubtree, _ values: StaticValues
    ) {
        role = view.role
        self.inner = inner
        self.values = values
        super.init(view, inputs)
        if let cell { graph.reserveIDs(subtree.count, inside: cell) }
        if !subtree.needs.isEmpty { readEnvironment(subtree.needs) }
    }

    override func update(_ view: Content) {
        role = view.role
        let new = view.content
        if let subtree = Content.Inner._staticSubtree(of: new), ordinary == nil,
            subtree.count == cell?.insideCount, hidesSameTypes(subtree)
        {
            insideChanged()
            inner = new
            super.update(view)
        } else {
            inner = new
            giveWay()
        }
    }

    private func hidesSameTypes(_ new: _StaticSubtree) -> Bool {
        new.hiddenTypes == 0 || new.hiddenTypes == subtree(&inner)?.hiddenTypes
    }

    override func reevaluate() {
        guard ordinary == nil, let subtree = subtree(&inner) else { return }
        readEnvironment(subtree.needs)
    }

    private func readEnvironment(_ needs: StaticNeeds) {
        forgetDependencies()
        let environment = EnvironmentValues(scope: inputs.scope, reader: self)
        guard let new = Self.read(needs, in: environment, graph, for: self) else {
            return giveWay()
        }
        guard new !== values else { return }
        insideChanged()
        values = new
    }

    /// Reads also what bindings in the environment give, on behalf of a node.
    private static func read(
        _ needs: StaticNeeds, in environment: EnvironmentValues, _ graph: Graph, for node: _Node?
    ) -> StaticValues? {
        EvaluationContext.with(node) { graph.staticValues.read(environment, needs) }
    }

    /// Shows the views through nodes of their own from now on.
    private func giveWay() {
        let views = MovedViews(role: role, content: inner)
        if let ordinary { return ordinary.update(views) }
        forgetDependencies()
        setOwnsElement(false)
        ordinary = ContainerNode(views, childInputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let ordinary { body(ordinary) }
    }

    override func makeRole() -> ElementRole { role }

    override func makeInside() -> [Element] { context(.elements).elements }

    override func makeInsideContents() -> [ElementContent] { context(.contents).contents }

    /// The first of the elements inside that a person can press.
    override var focusableElement: ElementID? {
        ordinary == nil ? context(.contents).firstWithAction : nil
    }

    override func handle(_ action: ElementAction, at id: ElementID) {
        if action == .press, let press = context(.action(id)).action { act(press) }
    }

    private func context(_ purpose: _DrawContext.Purpose) -> _DrawContext {
        let (first, count) = ((cell?.id.rawValue ?? 0) + 1, Int(cell?.insideCount ?? 0))
        var context = _DrawContext(purpose, from: first, count: count, values)
        draw(&inner, on: &context)
        return context
    }

    private func draw(_ views: UnsafePointer<Content.Inner>, on context: inout _DrawContext) {
        Content.Inner._draw(views.pointee, on: &context)
    }

    private func subtree(_ views: UnsafePointer<Content.Inner>) -> _StaticSubtree? {
        Content.Inner._staticSubtree(of: views.pointee)
    }
}

/// The views that were static, with the role of their element.
private nonisolated struct MovedViews<Content: View>: ElementView, ContainerView {
    let role: ElementRole
    let content: Content
}

extension _Node {
    /// Keeps what the renderer shows inside of this node's element, for the end of the update.
    final func insideChanged() {
        guard let cell, cell.isPlaced, !cell.isInsideDirty else { return }
        cell.isInsideDirty = true
        graph.changedInsides.append((self, makeInsideContents()))
        graph.scheduleFlush()
    }
}
