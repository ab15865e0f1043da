// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A node that owns an element around still views, which have no nodes: their elements are drawn
/// when they are asked for.
///
/// Where a style of the app's own comes to draw the buttons, it gives way to nodes for all of them.
@MainActor final class StillNode<Content: ContainerView>: ElementNode<Content> {
    private var role: ElementRole
    private var values: StaticValues
    /// The views inside. They are drawn where they are, as copies of all of them take long.
    private var inner: Content.Inner
    private var ordinary: ContainerNode<MovedViews<Content.Inner>>?

    /// `nil` for views that are not still, and in places where each view is more than its element.
    static func node(_ view: Content, _ surroundings: _Surroundings) -> StillNode? {
        guard surroundings.areForElementsOnly else { return nil }
        let inner = view.content
        guard let stillness = Content.Inner._stillness(of: inner) else { return nil }
        let environment = EnvironmentValues(scope: surroundings.scope, reader: nil)
        guard let values = surroundings.graph.staticValues.read(environment, stillness.needs) else {
            return nil
        }
        return StillNode(view, inner, surroundings, stillness, values)
    }

    private init(
        _ view: Content, _ inner: Content.Inner, _ surroundings: _Surroundings,
        _ stillness: _Stillness, _ values: StaticValues
    ) {
        role = view.role
        self.inner = inner
        self.values = values
        super.init(view, surroundings)
        if let cell { graph.reserveIDs(stillness.count, inside: cell) }
        if !stillness.needs.isEmpty { readEnvironment(stillness.needs) }
    }

    override func update(_ view: Content) {
        role = view.role
        let new = view.content
        if let stillness = Content.Inner._stillness(of: new), ordinary == nil,
            stillness.count == cell?.insideCount
        {
            insideChanged()
            inner = new
            super.update(view)
        } else {
            inner = new
            giveWay()
        }
    }

    override func reevaluate() {
        guard ordinary == nil, let stillness = stillness(&inner) else { return }
        readEnvironment(stillness.needs)
    }

    private func readEnvironment(_ needs: StaticNeeds) {
        forgetDependencies()
        let environment = EnvironmentValues(scope: surroundings.scope, reader: self)
        guard let new = graph.staticValues.read(environment, needs) else { return giveWay() }
        guard new !== values else { return }
        insideChanged()
        values = new
    }

    /// Shows the views through nodes of their own from now on.
    private func giveWay() {
        let views = MovedViews(role: role, content: inner)
        if let ordinary { return ordinary.update(views) }
        forgetDependencies()
        setOwnsElement(false)
        ordinary = ContainerNode(views, childSurroundings)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let ordinary { body(ordinary) }
    }

    override func makeRole() -> ElementRole { role }

    override func makeInside() -> [Element] { sketch(.elements).elements }

    override func makeInsideContents() -> [ElementContent] { sketch(.contents).contents }

    override func handle(_ action: ElementAction, at id: ElementID) {
        if action == .press, let press = sketch(.action(id)).action { act(press) }
    }

    private func sketch(_ purpose: _Sketch.Purpose) -> _Sketch {
        let (first, count) = ((cell?.id.rawValue ?? 0) + 1, Int(cell?.insideCount ?? 0))
        var sketch = _Sketch(purpose, from: first, count: count, values)
        draw(&inner, on: &sketch)
        return sketch
    }

    private func draw(_ views: UnsafePointer<Content.Inner>, on sketch: inout _Sketch) {
        Content.Inner._draw(views.pointee, on: &sketch)
    }

    private func stillness(_ views: UnsafePointer<Content.Inner>) -> _Stillness? {
        Content.Inner._stillness(of: views.pointee)
    }
}

/// Views that were still, and what their element is.
private nonisolated struct MovedViews<Content: View>: ElementView, ContainerView {
    let role: ElementRole
    let content: Content
}

extension _Node {
    /// Keeps what the renderer shows inside of this node's element, for the end of the update.
    fileprivate final func insideChanged() {
        guard let cell, cell.isPlaced, !cell.isInsideDirty else { return }
        cell.isInsideDirty = true
        graph.changedInsides.append((self, makeInsideContents()))
        graph.scheduleFlush()
    }
}
