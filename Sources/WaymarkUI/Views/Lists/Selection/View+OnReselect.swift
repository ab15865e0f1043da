// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

private struct ReselectActionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
    /// The action for when a person presses a row that is selected already.
    var reselectAction: (() -> Void)? {
        get { self[ReselectActionKey.self] }
        set { self[ReselectActionKey.self] = newValue }
    }
}

extension View {
    /// Does something when a person presses a row that is selected already. *Not Apple's.*
    ///
    /// Such a press changes nothing by itself (NAV-115). Put it on the list, for example to let the
    /// stack beside it go back to its root:
    ///
    /// ```swift
    /// List(folders, selection: $folder) { Text($0.name) }
    ///     .onReselect { path.removeAll() }
    /// ```
    ///
    /// It applies to all lists in this view; the nearest one to a list counts.
    public nonisolated func onReselect(perform action: @escaping () -> Void) -> some View {
        environment(\.reselectAction, action)
    }
}
