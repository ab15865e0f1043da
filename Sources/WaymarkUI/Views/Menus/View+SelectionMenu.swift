// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension View {
    /// Gives the rows of the lists in this view a menu for what is selected, or for a row that is
    /// not.
    ///
    /// The list selects values of this type. *Differs from Apple:* the space below the rows has no
    /// menu, and the primary action is a press on a row that is selected already, so that a double
    /// click selects and acts.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        let rowMenu = SelectionMenu(
            items: { value, selected in
                guard let id = value as? I else { return nil }
                let selection = { selected() as? Set<I> ?? [] }
                return AnyView(SelectionMenuItems(id: id, selection: selection, menu: menu))
            },
            primaryAction: { if let ids = $0 as? Set<I> { primaryAction?(ids) } })
        return environment(\.selectionMenu, rowMenu)
    }
}

/// The menu and the action of `contextMenu(forSelectionType:menu:primaryAction:)`, without their
/// type.
nonisolated struct SelectionMenu {
    /// The entries for a row of this value, where it is of the menu's type; the closure gives the
    /// set of what is selected.
    let items: (_ value: Any, _ selected: @escaping () -> Any) -> AnyView?
    /// Acts on a set of what is selected.
    let primaryAction: (_ selected: Any) -> Void
}

private struct SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
    /// The menu of rows by what is selected.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

/// The entries for one row: about all that is selected where the row is among it.
private nonisolated struct SelectionMenuItems<I: Hashable, M: View>: View {
    let id: I
    let selection: () -> Set<I>
    let menu: (Set<I>) -> M

    @MainActor var body: some View {
        let selected = selection()
        menu(selected.contains(id) ? selected : [id])
    }
}
