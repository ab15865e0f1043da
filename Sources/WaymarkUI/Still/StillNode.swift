// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A node that owns an element around still views, which have no nodes: their elements are drawn
/// when they are asked for.
///
/// Where a style of the app's own comes to draw the buttons, it gives way to nodes for all of them.
@MainActor final class StillNode<Content: ContainerView>: ElementNode<Content> {
    private var view: Content
    private let needs: _Stillness.Needs
    private var values: StillValues
    private var ordinary: ContainerNode<Content>?

    /// `nil` for views that are not still, and in places where each view is more than its element.
    static func node(_ view: Content, _ surroundings: _Surroundings) -> StillNode? {
        guard surroundings.areForElementsOnly,
            let stillness = Content.Inner._stillness(of: view.content)
        else { return nil }
        let environment = EnvironmentValues(scope: surroundings.scope, reader: nil)
        guard let values = StillValues(environment, stillness.needs) else { return nil }
        return StillNode(view, surroundings, stillness, values)
    }

    private init(
        _ view: Content, _ surroundings: _Surroundings, _ stillness: _Stillness,
        _ values: StillValues
    ) {
        self.view = view
        needs = stillness.needs
        self.values = values
        super.init(view, surroundings)
        if let cell { graph.reserveIDs(stillness.count, inside: cell) }
        if !needs.isEmpty { reevaluate() }
    }

    override func update(_ view: Content) {
        let stillness = Content.Inner._stillness(of: view.content)
        if ordinary == nil, let stillness, stillness.count == cell?.insideCount {
            insideChanged()
            self.view = view
            super.update(view)
        } else {
            self.view = view
            giveWay()
        }
    }

    override func reevaluate() {
        guard ordinary == nil else { return }
        forgetDependencies()
        let environment = EnvironmentValues(scope: surroundings.scope, reader: self)
        guard let new = StillValues(environment, needs) else { return giveWay() }
        guard new != values else { return }
        insideChanged()
        values = new
    }

    /// Shows the views through nodes of their own from now on.
    private func giveWay() {
        if let ordinary { return ordinary.update(view) }
        forgetDependencies()
        setOwnsElement(false)
        ordinary = ContainerNode(view, childSurroundings)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let ordinary { body(ordinary) }
    }

    override func makeRole() -> ElementRole { view.role }

    override func makeInside() -> [Element] { sketch(.elements).elements }

    override func makeInsideContents() -> [ElementContent] { sketch(.contents).contents }

    override func handle(_ action: ElementAction, at id: ElementID) {
        guard action == .press, values.isEnabled, let press = sketch(.action(id)).action else {
            return
        }
        let dialog = enclosingDialog
        press()
        dialog?.close()
    }

    private func sketch(_ purpose: _Sketch.Purpose) -> _Sketch {
        let (first, count) = ((cell?.id.rawValue ?? 0) + 1, Int(cell?.insideCount ?? 0))
        var sketch = _Sketch(purpose, from: first, count: count, values)
        Content.Inner._draw(view.content, on: &sketch)
        return sketch
    }
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
