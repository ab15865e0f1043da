// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The edits that a person may make to the elements of a bound collection.
struct CollectionEdits: CollectionTraits {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    init<C: MutableCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
        let data = UncheckedTransfer(data)
        if actions.contains(.moving) {
            move = { data.value.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        if actions.contains(.deleting) {
            delete = { offsets in
                guard let whole = data.value.wrappedValue as? any RangeReplaceableCollection else {
                    return
                }
                if let rest = Self.removing(offsets, from: whole) as? C {
                    data.value.wrappedValue = rest
                }
            }
        }
    }

    private static func removing<R: RangeReplaceableCollection>(
        _ offsets: IndexSet, from whole: R
    ) -> any RangeReplaceableCollection {
        var copy = whole
        copy.remove(atOffsets: offsets)
        return copy
    }
}

extension CollectionEdits {
    @MainActor func makeLinks(outer: TraitChain?) -> any CollectionTraitLinks {
        CollectionEditLinks(self, outer: outer)
    }
}

/// The same as a part of what stands between a view and its row.
@MainActor private final class CollectionEditLinks: CollectionTraitLinks {
    private let deleting: TraitLink<RowDeletion>
    private let moving: TraitLink<RowMovement>

    init(_ edits: CollectionEdits, outer: TraitChain?) {
        deleting = TraitLink(RowDeletion(action: edits.delete), outer: outer)
        moving = TraitLink(RowMovement(action: edits.move), outer: deleting)
    }

    var innermost: TraitChain { moving }

    /// Takes newer actions; true where there are more, or fewer, than before.
    func take(_ traits: any CollectionTraits) -> Bool {
        guard let edits = traits as? CollectionEdits else { return false }
        let (deletion, movement) = (deleting.trait, moving.trait)
        deleting.trait = RowDeletion(action: edits.delete)
        moving.trait = RowMovement(action: edits.move)
        return !deletion.isSame(as: deleting.trait) || !movement.isSame(as: moving.trait)
    }
}

extension ForEach {
    /// Views for bindings to the elements of a bound collection, which a person may edit.
    ///
    /// In a list each row has buttons for the actions; elsewhere they have no effect.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Views for bindings to the elements of a bound collection, told apart by one of their
    /// properties, which a person may edit.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C.Index: Hashable
    {
        self.init(
            data: IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] },
            content: { EditableCollectionContent(content: content(data[$0.index])) },
            memberTraits: CollectionEdits(data, editActions)
        ) { $0.id }
    }
}
