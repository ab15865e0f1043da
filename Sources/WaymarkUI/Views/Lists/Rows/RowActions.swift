// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The buttons at the end of a row.
nonisolated struct RowActions: ElementView, StaticContainerView {
    let content: RowActionButtons
    var role: ElementRole { .rowActions }
}

/// The buttons for what a person can do with a row, as its traits say. Swipe actions of static
/// views need no nodes as long as the row is not edited.
nonisolated struct RowActionButtons: TransparentView {
    let traits: TraitChain
    /// The swipe actions, where there is nothing else; what the traits say changes under what is
    /// shown.
    let swipes: [SwipeActions]

    @MainActor init(_ edits: RowEdits, _ traits: TraitChain) {
        self.traits = traits
        swipes = edits.disclosure == nil ? edits.swipes : []
    }

    @MainActor var content: EditableRowButtons {
        EditableRowButtons(edits: RowEdits(traits), traits: traits)
    }

    @MainActor static func _staticSubtree(of view: Self) -> _StaticSubtree? {
        if view.swipes.isEmpty { return nil }
        var sum = _StaticSubtree(count: 0, needs: editingNeed.flag)
        for swipe in view.swipes {
            guard let subtree = swipe.content.hiddenSubtree else { return nil }
            sum = sum + subtree
        }
        return sum
    }

    @MainActor static func _draw(_ view: Self, on context: inout _DrawContext) {
        for swipe in view.swipes {
            context.dressing(in: view.swipes.effect(on: swipe)) {
                swipe.content.drawHidden(on: &$0)
            }
        }
    }
}

/// The need of rows that are not edited; those that are edited have buttons that know their place,
/// which need nodes.
@MainActor private let editingNeed = StaticNeed { values -> Bool? in
    values.editMode?.wrappedValue.isEditing == true ? nil : true
}

/// The buttons as views: in edit mode those that delete and move the row, otherwise its swipe
/// actions.
nonisolated struct EditableRowButtons: View {
    let edits: RowEdits
    /// The traits that say what the row can do at the time of a press.
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
            let swipes = edits.swipes
            ForEach(0..<swipes.count, id: \.self) { index in
                swipes[index].content.decorated(swipes.effect(on: swipes[index]))
            }
            if edits.canDelete, edits.swipes.isEmpty { deleteButton }
        }
        if let disclosure = edits.disclosure { DisclosureButton(disclosure: disclosure) }
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
