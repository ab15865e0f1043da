// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Shows a modal while a flag is true; closing it writes false, then `onDismiss` runs
    /// (NAV-285).
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetView(
            content: self, item: FlagItem.binding(isPresented), kind: .sheet, onDismiss: onDismiss,
            modal: { _ in content() })
    }

    /// Shows a modal while an item is there; another identity is another modal (NAV-285).
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetView(content: self, item: item, kind: .sheet, onDismiss: onDismiss, modal: content)
    }

    /// Shows a modal over the whole window while a flag is true (NAV-292).
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetView(
            content: self, item: FlagItem.binding(isPresented), kind: .cover, onDismiss: onDismiss,
            modal: { _ in content() })
    }

    /// Shows a modal over the whole window while an item is there; the content gets the item
    /// (NAV-292).
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetView(content: self, item: item, kind: .cover, onDismiss: onDismiss, modal: content)
    }
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

private nonisolated struct SheetView<Content: View, Item: Identifiable, Modal: View>: PrimitiveView
{
    let content: Content
    let item: Binding<Item?>
    let kind: Sheet.Kind
    let onDismiss: (() -> Void)?
    let modal: (Item) -> Modal

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        SheetModifierNode(view, surroundings)
    }
}

@MainActor
private final class SheetModifierNode<Content: View, Item: Identifiable, Modal: View>:
    DeclaringNode<SheetView<Content, Item, Modal>>, ModalSource
{
    private var child: _ViewNode<Content>?
    private var modal: ModalNode?
    private var content: _ViewNode<Modal>?
    private var shownID: Item.ID?

    override init(_ view: SheetView<Content, Item, Modal>, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        child = mount(view.content, childSurroundings)
        reevaluate()
    }

    override func update(_ view: SheetView<Content, Item, Modal>) {
        super.update(view)
        isDirty = false
        reevaluate()
        child?.update(view.content)
    }

    override func reevaluate() {
        let view = view
        let shown = evaluate(
            observing: ObservingFlags.flag(for: SheetView<Content, Item, Modal>.self)
        ) {
            view.item.wrappedValue.map { ($0.id, view.modal($0)) }
        }
        if let (id, modal) = shown { show(modal, id: id) } else { hide() }
    }

    private func show(_ view: Modal, id: Item.ID) {
        if id == shownID, let content { return content.update(view) }
        hide()
        shownID = id
        let modal = ModalNode(contentSurroundings, source: self, kind: self.view.kind)
        self.modal = modal
        graph.window?.present(modal)
        content = modal.mountRoot(view)
    }

    private func hide() {
        guard let modal else { return }
        self.modal = nil
        content = nil
        shownID = nil
        graph.window?.dismiss(modal)
        modal.unmount()
        if let onDismiss = view.onDismiss { graph.lifecycle.actions.append(onDismiss) }
    }

    /// A person closed the modal, or `dismiss()` did.
    func close() {
        if view.item.wrappedValue != nil { view.item.wrappedValue = nil }
        graph.invalidate(self)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
        if let modal { body(modal) }
    }

    override func collectCells(into cells: inout [ElementCell]) {
        child?.collectCells(into: &cells)
    }

    /// The screen goes: its modal goes with it, and the binding is reset (NAV-289).
    override func willUnmount() {
        guard let modal else { return }
        graph.window?.dismiss(modal)
        if view.item.wrappedValue != nil { view.item.wrappedValue = nil }
    }
}
