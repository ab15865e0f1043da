// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The buttons at the end of a row.
nonisolated struct RowActions: ElementView, ContainerView {
    let content: RowActionButtons
    var role: ElementRole { .rowActions }
}

/// What a person can do with a row: in edit mode delete and move it, otherwise what its swipe
/// actions are.
nonisolated struct RowActionButtons: View {
    let edits: RowEdits
    /// What the row can do at the time of a press.
    let traits: TraitChain
    @Environment(\.editMode) private var editMode

    @MainActor var body: some View {
        if editMode?.wrappedValue.isEditing == true {
            if edits.canMove {
                moveButton("Move up", "chevron.up") { $0.move(up: true) }
                moveButton("Move down", "chevron.down") { $0.move(up: false) }
            }
            if edits.canDelete { deleteButton }
        } else {
            ForEach(0..<edits.swipes.count, id: \.self) { index in
                let isFirst = swipes[index].edge == edits.fullSwipeEdge
                swipes[index].content.effect(isFirst ? .fullSwipe : nil)
            }
            if edits.canDelete, edits.swipes.isEmpty { deleteButton }
        }
        if let disclosure = edits.disclosure { DisclosureButton(disclosure: disclosure) }
    }

    @MainActor private var swipes: [SwipeActions] {
        edits.swipes.filter { $0.edge == .leading } + edits.swipes.filter { $0.edge == .trailing }
    }

    @MainActor private var deleteButton: some View {
        Button("Delete", role: .destructive) { RowEdits(traits).delete() }
            .buttonStyle(.borderless)
            .effect(.fullSwipe)
    }

    @MainActor private func moveButton(
        _ name: String, _ symbol: String, action: @escaping @MainActor (RowEdits) -> Void
    ) -> some View {
        Button {
            action(RowEdits(traits))
        } label: {
            Image(systemName: symbol)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(name)
    }
}
