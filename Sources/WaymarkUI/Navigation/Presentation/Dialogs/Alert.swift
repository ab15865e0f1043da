// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The older description of an alert: a title, a message and one or two buttons.
///
/// Newer code uses `alert(_:isPresented:actions:)`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button; without any, the button says OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert; pressing it closes the alert.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// A button without a special meaning.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }

        /// A button that leaves everything as it was.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// A button that leaves everything as it was and says so.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// A button that deletes or loses something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }

    var dialog: Dialog<AlertButtons, Text?> {
        Dialog(title: title.plainString, actions: AlertButtons(buttons: buttons), message: message)
    }
}

/// The buttons of an older alert.
nonisolated struct AlertButtons: View {
    let buttons: [Alert.Button]

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: { button.action?() }, label: button.label)
        }
    }
}

extension View {
    /// The older form of `alert(_:isPresented:actions:message:)` (NAV-286).
    public nonisolated func alert(
        isPresented: Binding<Bool>, content: @escaping () -> Alert
    ) -> some View {
        DialogView(
            content: self, item: FlagItem.binding(isPresented), flag: isPresented, kind: .alert
        ) { _ in content().dialog }
    }

    /// The older form of `alert(_:isPresented:presenting:actions:message:)` (NAV-286).
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        DialogView(content: self, item: item, kind: .alert) { content($0).dialog }
    }
}
