// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The modals of a window, the frontmost last, and the presenters that wait for their turn.
@MainActor final class ModalStack {
    private unowned let window: WindowNode
    private var modals: [any Modal] = []
    /// Presenters that another modal keeps from presenting, in their order (NAV-288).
    private var waiting: [_Node] = []
    /// True while a modal is gone and its `onDismiss` has not run yet.
    private(set) var isDismissing = false

    init(of window: WindowNode) { self.window = window }

    var isEmpty: Bool { modals.isEmpty }

    var cells: [ElementCell] { modals.compactMap(\.cell) }

    /// The frontmost modal that has screens; a dialog leaves a person where they are.
    var withScreens: (any Modal)? { modals.last { $0.frontScreen != nil } }

    /// The title of the frontmost modal that has one.
    var title: String? { modals.reversed().lazy.compactMap { $0.frontScreen?.shownTitle }.first }

    func present(_ modal: any Modal) {
        modals.append(modal)
        changed()
    }

    func dismiss(_ modal: any Modal) {
        modals.removeAll { $0 === modal }
        changed()
        guard !isDismissing else { return }
        isDismissing = true
        window.graph.lifecycle.actions.append { [weak self] in self?.finishDismissal() }
    }

    private func changed() {
        window.graph.setChildrenDirty(window)
        window.frontChanged()
    }

    /// Has those who wait present, after `onDismiss` of what is gone has run (NAV-285).
    private func finishDismissal() {
        isDismissing = false
        for presenter in waiting { presenter.graph.invalidate(presenter) }
        waiting = []
    }

    /// Has the presenter evaluated again when a modal is gone.
    func wait(_ presenter: _Node) {
        if !waiting.contains(where: { $0 === presenter }) { waiting.append(presenter) }
    }

    func stopWaiting(_ presenter: _Node) { waiting.removeAll { $0 === presenter } }

    /// Returns true if a person can touch a node: no modal stands before it.
    func isInFront(_ node: _Node) -> Bool {
        guard node !== window, let front = modals.last else { return true }
        var current: _Node? = node
        while let inside = current, inside !== front { current = inside.parent }
        return current != nil
    }

    func sizeChanged() {
        for modal in modals { modal.sizeChanged() }
    }

    /// Closes all modals, the frontmost first.
    func closeAll() {
        for modal in modals.reversed() { modal.close() }
    }

    func removeAll() {
        modals = []
        waiting = []
    }
}
