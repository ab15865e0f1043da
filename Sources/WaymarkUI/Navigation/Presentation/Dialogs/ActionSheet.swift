// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The older description of a choice: a title, a message and buttons.
///
/// Newer code uses `confirmationDialog(_:isPresented:actions:)`.
public struct ActionSheet {
    /// A button of the choice; pressing it closes the choice.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice between buttons; it can be left without one only where a button cancels.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    var dialog: Dialog<AlertButtons, Text?> {
        Dialog(
            title: title.plainString, addsCancel: false, actions: AlertButtons(buttons: buttons),
            message: message)
    }
}

extension View {
    /// The older form of `confirmationDialog(_:isPresented:titleVisibility:actions:)` (NAV-286).
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        DialogView(
            content: self, item: FlagItem.binding(isPresented), flag: isPresented,
            kind: .confirmation
        ) { _ in content().dialog }
    }

    /// The older form of `confirmationDialog(_:isPresented:presenting:actions:)` (NAV-286).
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        DialogView(content: self, item: item, kind: .confirmation) { content($0).dialog }
    }
}
