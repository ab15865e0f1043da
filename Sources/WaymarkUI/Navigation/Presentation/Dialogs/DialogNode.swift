// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The words and buttons of an alert or a confirmation dialog.
struct Dialog<Actions: View, Message: View> {
    var title: String
    var isTitleShown = true
    /// True if a choice without a way out gets a button that cancels.
    var addsCancel = true
    var actions: Actions
    var message: Message
}

/// An alert or a confirmation dialog: a message and buttons, each of which closes it.
@MainActor final class DialogNode<Actions: View, Message: View>: _Node, Modal {
    private unowned let source: any ModalSource
    private let kind: SheetElement.Kind
    private var dialog: Dialog<Actions, Message>
    private var ownCell: ElementCell?
    private var message: DetachedNode<Message>?
    private var actions: DetachedNode<Actions>?
    private var standard: DetachedNode<Button<Text>>?

    init(
        _ dialog: Dialog<Actions, Message>, _ inputs: _NodeInputs,
        source: any ModalSource, kind: SheetElement.Kind
    ) {
        self.source = source
        self.kind = kind
        self.dialog = dialog
        super.init(inputs)
        ownCell = ElementCell(owner: self)
        message = DetachedNode(dialog.message, contentInputs, changed: partsChanged)
        actions = DetachedNode(dialog.actions, contentInputs, changed: partsChanged)
        standard = DetachedNode(standardButton, contentInputs, changed: {})
    }

    private var partsChanged: () -> Void {
        { [unowned self] in
            graph.setChildrenDirty(self)
            graph.setContentDirty(self)
        }
    }

    /// The button that closes the dialog where the app offers no way out.
    private var standardButton: Button<Text> {
        Button(role: .cancel, action: {}, label: Text(kind == .alert ? "OK" : "Cancel"))
    }

    func update(_ dialog: Dialog<Actions, Message>) {
        self.dialog = dialog
        message?.update(dialog.message)
        actions?.update(dialog.actions)
        graph.setContentDirty(self)
    }

    override var cell: ElementCell? { ownCell }

    override var isShown: Bool { true }

    override var keepsFocusInside: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let message { body(message) }
        if let actions { body(actions) }
        if let standard { body(standard) }
    }

    override func makeChildCells() -> [ElementCell] { (message?.cells ?? []) + buttons }

    /// The app's buttons, and the standard one where it is needed.
    private var buttons: [ElementCell] {
        let own = actions?.cells ?? []
        let isComplete =
            kind == .alert || !dialog.addsCancel
            ? !own.isEmpty : own.contains(where: \.isCancelButton)
        return own + (isComplete ? [] : standard?.cells ?? [])
    }

    private var cancelButton: ElementCell? { buttons.first(where: \.isCancelButton) }

    override func makeRole() -> ElementRole {
        .sheet(
            SheetElement(
                kind: kind, title: dialog.title, showsTitle: dialog.isTitleShown,
                isDismissable: cancelButton != nil))
    }

    override func handle(_ action: ElementAction) {
        if action == .dismiss { cancelButton?.owner.handle(.press) }
    }

    var frontScreen: ScreenNode? { nil }

    var screenDepth: Int { 0 }

    func sizeChanged() {}

    func close() { source.close() }

    /// The buttons of a dialog close it.
    func controlDidAct() { close() }
}

extension ElementCell {
    fileprivate var isCancelButton: Bool {
        if case .button(let button) = owner.makeRole() { return button.purpose == .cancel }
        return false
    }
}
