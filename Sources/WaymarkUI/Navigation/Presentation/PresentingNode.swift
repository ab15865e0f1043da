// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A modifier that puts a modal up while a binding holds an item.
@MainActor protocol PresentingView: ModifyingView {
    associatedtype Content: View
    associatedtype Item: Identifiable
    /// The content of the modal, made from the item on behalf of the presenter.
    associatedtype Shown
    var content: Content { get }
    var item: Binding<Item?> { get }
    /// The flag behind the item, where one decides; once the modal is up, it decides alone
    /// (NAV-286).
    var flag: Binding<Bool>? { get }
    var onDismiss: (() -> Void)? { get }
    /// True if the item that it was put up with counts until it is closed (NAV-286).
    var keepsItem: Bool { get }
    func shown(for item: Item) -> Shown
    func makeModal(
        of shown: Shown, _ inputs: _NodeInputs, source: any ModalSource
    ) -> Presented<Shown>
}

extension PresentingView {
    var wrapped: Content { content }
}

/// A modal that is up, and how it takes what its presenter gives it, from the first time on.
struct Presented<Shown> {
    let modal: any Modal
    let update: @MainActor (Shown) -> Void
}

/// A flag seen as an item, so that both forms are one.
struct FlagItem: Identifiable {
    var id: Int { 0 }

    static func binding(_ flag: Binding<Bool>) -> Binding<FlagItem?> {
        Binding(
            ClosureLocation(
                get: { flag.wrappedValue ? FlagItem() : nil },
                set: { item, _ in flag.wrappedValue = item != nil }))
    }
}

/// The reason why a modal that is asked for is not up yet.
private enum Wait {
    /// The modal before it is gone, and `onDismiss` has not run yet.
    case dismissal
    /// Another modal stands before its place.
    case otherModal
}

/// The node of a modifier that presents: it follows the binding and owns the modal.
@MainActor final class PresentingNode<V: PresentingView>: DeclaringNode<V>, ModalSource {
    private var child: Mounted<V.Content>?
    private var presented: Presented<V.Shown>?
    private var item: V.Item?
    private var wait: Wait?

    override init(_ view: V, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
        reevaluate()
    }

    override func update(_ view: V) {
        super.update(view)
        isDirty = false
        reevaluate()
        child?.update(view.content)
    }

    override func reevaluate() {
        let shown = evaluate(observing: ObservingFlags.flag(for: V.self)) {
            itemToShow().map { ($0, view.shown(for: $0)) }
        }
        if let (item, shown) = shown { show(shown, item) } else { hide() }
    }

    private func itemToShow() -> V.Item? {
        if let item, let flag = view.flag { return flag.wrappedValue ? item : nil }
        let new = view.item.wrappedValue
        return view.keepsItem && item?.id == new?.id ? item : new
    }

    private func show(_ shown: V.Shown, _ new: V.Item) {
        if item?.id == new.id, let presented {
            item = new
            return presented.update(shown)
        }
        hide()
        guard graph.window?.modals.isDismissing != true else { return wait(for: .dismissal) }
        guard graph.window?.modals.isInFront(self) != false else { return wait(for: .otherModal) }
        wait = nil
        item = new
        let presented = view.makeModal(of: shown, contentInputs, source: self)
        self.presented = presented
        graph.window?.modals.present(presented.modal)
        presented.update(shown)
    }

    /// One modal of a place is up at a time; this one comes when that is closed (NAV-288), and when
    /// whoever closed it has heard of it (NAV-285).
    private func wait(for reason: Wait) {
        graph.window?.modals.wait(self)
        guard wait != reason else { return }
        wait = reason
        guard reason == .otherModal else { return }
        graph.lifecycle.actions.append { [weak self] in self?.reportWait() }
    }

    private func reportWait() {
        guard wait == .otherModal else { return }
        if graph.window?.modals.isDismissing == true {
            wait = .dismissal
        } else {
            graph.issues.report(.presentationWaits, at: self)
        }
    }

    private func hide() {
        if wait != nil { graph.window?.modals.stopWaiting(self) }
        wait = nil
        guard let modal = presented?.modal else { return }
        presented = nil
        item = nil
        graph.window?.modals.dismiss(modal)
        modal.resetModals()
        modal.unmount()
        noteDismissal()
    }

    private func noteDismissal() {
        if let onDismiss = view.onDismiss { graph.lifecycle.actions.append(onDismiss) }
    }

    /// A person closed the modal or left its screen, or `dismiss()` did.
    func close() {
        guard presented != nil || wait != nil else { return }
        resetItem()
        reportRefusal()
        graph.invalidate(self)
    }

    var anchor: ElementID? {
        var cells: [ElementCell] = []
        child?.node.collectCells(into: &cells)
        return cells.first?.id
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
        if let presented { body(presented.modal) }
    }

    override func collectCells(into cells: inout [ElementCell]) {
        child?.node.collectCells(into: &cells)
    }

    func screenIsLeaving() {
        if presented != nil || wait != nil { resetItem() }
    }

    private func resetItem() {
        if let flag = view.flag {
            if flag.wrappedValue { flag.wrappedValue = false }
        } else if view.item.wrappedValue != nil {
            view.item.wrappedValue = nil
        }
    }

    private func reportRefusal() {
        if let flag = view.flag {
            if flag.wrappedValue {
                reportRefusedWrite(of: "isPresented", isConstant: flag.location.isConstant)
            }
        } else if let item, view.item.wrappedValue?.id == item.id {
            reportRefusedWrite(of: "item", isConstant: view.item.location.isConstant)
        }
    }

    override func willUnmount() {
        graph.window?.modals.stopWaiting(self)
        guard let presented else { return }
        graph.window?.modals.dismiss(presented.modal)
    }

    /// Notes the dismissal: the content of the modal went before, and its own modals with it
    /// (NAV-285). When the window itself goes, nothing was dismissed.
    override func didUnmount() {
        if presented != nil, graph.window?.isMounted == true { noteDismissal() }
    }
}
