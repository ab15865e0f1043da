// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The menu at the headers of a table that shows, hides and moves its columns.
nonisolated struct TableColumnMenu<Value: Identifiable>: View {
    let parts: [TableColumnPart]
    let customization: Binding<TableColumnCustomization<Value>>

    @MainActor var body: some View {
        let choice = customization.wrappedValue
        let ordered = choice.arranged(parts)
        let shown = ordered.filter(choice.shows)
        Menu {
            ForEach(data: ordered.filter(\.canHide), content: { toggle($0, shown) }, id: \.key)
            let movable = shown.filter(\.canMove)
            if movable.count > 1 {
                Section("Order") {
                    ForEach(data: movable, content: { mover($0, among: movable) }, id: \.key)
                }
            }
        } label: {
            Image(systemName: "ellipsis.circle")
        }
        .menuStyle(.automatic)
        .accessibilityLabel("Columns")
    }

    /// The last column that is left cannot be hidden.
    @MainActor private func toggle(_ part: TableColumnPart, _ shown: [TableColumnPart]) -> some View
    {
        let isShown = shown.contains { $0.key == part.key }
        let isOn = customization[
            dynamicMember: \.[shows: part.id, unlessSaid: part.defaultVisibility]]
        return Toggle(isOn: isOn) { part.label }
            .disabled(isShown && shown.count == 1)
    }

    @MainActor private func mover(
        _ part: TableColumnPart, among movable: [TableColumnPart]
    ) -> some View {
        Menu {
            Button("Move Back") { move(part, by: -1) }
                .disabled(part.key == movable.first?.key)
            Button("Move On") { move(part, by: 1) }
                .disabled(part.key == movable.last?.key)
        } label: {
            part.label
        }
    }

    @MainActor private func move(_ part: TableColumnPart, by step: Int) {
        customization.wrappedValue.move(part, by: step, among: parts)
    }
}
