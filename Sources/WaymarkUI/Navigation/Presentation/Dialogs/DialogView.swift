// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view with an alert or a confirmation dialog.
nonisolated struct DialogView<Content: View, Item: Identifiable, Actions: View, Message: View>:
    PresentingView
{
    let content: Content
    let item: Binding<Item?>
    var flag: Binding<Bool>?
    let kind: SheetElement.Kind
    let dialog: (Item) -> Dialog<Actions, Message>

    var onDismiss: (() -> Void)? { nil }

    var keepsItem: Bool { true }

    func shown(for item: Item) -> Dialog<Actions, Message> { dialog(item) }

    @MainActor func makeModal(
        of shown: Dialog<Actions, Message>, _ inputs: _NodeInputs,
        source: any ModalSource
    ) -> Presented<Dialog<Actions, Message>> {
        let node = DialogNode(shown, inputs, source: source, kind: kind)
        return Presented(modal: node) { node.update($0) }
    }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        DialogView<V, Item, Actions, Message>(
            content: other, item: item, flag: flag, kind: kind, dialog: dialog)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PresentingNode(view, inputs)
    }
}

/// A flag together with what is shown while it is true.
struct FlaggedItem<Value>: Identifiable {
    let value: Value
    var id: Int { 0 }

    /// Holds a value while the flag is true and there is one.
    static func binding(_ flag: Binding<Bool>, _ value: Value?) -> Binding<FlaggedItem?> {
        Binding(
            ClosureLocation(
                get: { flag.wrappedValue ? value.map { FlaggedItem(value: $0) } : nil },
                set: { item, _ in flag.wrappedValue = item != nil }))
    }
}

extension View {
    /// The form that all alerts and dialogs come down to.
    nonisolated func dialog<Value, Actions: View, Message: View>(
        _ kind: SheetElement.Kind, _ title: String, isTitleShown: Bool = true,
        isPresented: Binding<Bool>, presenting data: Value?,
        actions: @escaping (Value) -> Actions, message: @escaping (Value) -> Message
    ) -> some View {
        DialogView(
            content: self, item: FlaggedItem.binding(isPresented, data), flag: isPresented,
            kind: kind
        ) {
            Dialog(
                title: title, isTitleShown: isTitleShown, actions: actions($0.value),
                message: message($0.value))
        }
    }

    /// The same without data.
    nonisolated func dialog<Actions: View, Message: View>(
        _ kind: SheetElement.Kind, _ title: String, isTitleShown: Bool = true,
        isPresented: Binding<Bool>, actions: Actions, message: Message
    ) -> some View {
        dialog(
            kind, title, isTitleShown: isTitleShown, isPresented: isPresented, presenting: (),
            actions: { _ in actions }, message: { _ in message })
    }
}
