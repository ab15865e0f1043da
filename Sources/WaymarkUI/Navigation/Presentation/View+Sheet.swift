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
            content: self, item: FlagItem.binding(isPresented), flag: isPresented, kind: .sheet,
            onDismiss: onDismiss,
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
            content: self, item: FlagItem.binding(isPresented), flag: isPresented, kind: .cover,
            onDismiss: onDismiss,
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

/// A view with a modal of screens: a sheet, a cover or a popover.
nonisolated struct SheetView<Content: View, Item: Identifiable, Modal: View>: PresentingView {
    let content: Content
    let item: Binding<Item?>
    var flag: Binding<Bool>?
    let kind: SheetElement.Kind
    var edge: SheetElement.Edge?
    let onDismiss: (() -> Void)?
    let modal: (Item) -> Modal

    var keepsItem: Bool { false }

    func shown(for item: Item) -> Modal { modal(item) }

    @MainActor func makeModal(
        of shown: Modal, _ inputs: _NodeInputs, source: any ModalSource
    ) -> Presented<Modal> {
        let node = ModalNode(inputs, source: source, kind: kind, edge: edge)
        return Presented(modal: node) { node.show($0) }
    }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        SheetView<V, Item, Modal>(
            content: other, item: item, flag: flag, kind: kind, edge: edge, onDismiss: onDismiss,
            modal: modal)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PresentingNode(view, inputs)
    }
}
