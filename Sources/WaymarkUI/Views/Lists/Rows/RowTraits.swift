// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension RowTag: MemberTrait {
    func isSame(as other: RowTag) -> Bool {
        value == other.value && type == other.type && includesOptional == other.includesOptional
    }
}

/// Keeps rows from being selected.
struct SelectionDisabling: MemberTrait, Equatable {
    let isDisabled: Bool
}

/// The `.onDelete(perform:)` of the `ForEach` inside; without an action nobody deletes.
struct RowDeletion: MemberTrait {
    let action: ((IndexSet) -> Void)?

    func isSame(as other: Self) -> Bool { (action == nil) == (other.action == nil) }
}

/// The `.onMove(perform:)` of the `ForEach` inside; without an action nobody moves.
struct RowMovement: MemberTrait {
    let action: ((IndexSet, Int) -> Void)?

    func isSame(as other: Self) -> Bool { (action == nil) == (other.action == nil) }
}

/// Keeps a person from deleting rows.
struct DeleteDisabling: MemberTrait, Equatable {
    let isDisabled: Bool
}

/// Keeps a person from moving rows.
struct MoveDisabling: MemberTrait, Equatable {
    let isDisabled: Bool
}

extension SwipeActions: MemberTrait {
    func isSame(as other: SwipeActions) -> Bool { false }
}

/// The `.contextMenu(menuItems:)` of a row.
struct RowMenu: MemberTrait {
    let items: AnyView

    func isSame(as other: RowMenu) -> Bool { false }
}

extension Disclosure: MemberTrait {
    func isSame(as other: Disclosure) -> Bool { false }
}

/// The row is one of those that another row shows and hides.
struct LowerLevel: MemberTrait, Equatable {}

/// The edge of a section: what stands outside of it is about the section, not about its rows.
struct SectionBoundary: MemberTrait, Equatable {}

extension TraitChain {
    /// The statements of the traits about a row.
    struct AboutRow {
        var tag: RowTag?
        /// The place whose identity stands for the row where nothing else does.
        var place: (any CollectionPlace)?
        var isSelectionDisabled = false
        /// The level of the row in a tree.
        var level = 1

        @MainActor var identity: RowTag? {
            guard let (id, type) = place?.identity else { return nil }
            return RowTag(value: id, type: type, includesOptional: true, isExplicit: false)
        }
    }

    /// The nearest tag and the nearest place, both inside the row's section.
    var aboutRow: AboutRow {
        var about = AboutRow()
        var isInSection = true
        var link: TraitChain? = self
        while let current = link {
            link = current.outer
            if let place = current.place {
                if isInSection { about.place = about.place ?? place }
                continue
            }
            switch current {
            case let tag as TraitLink<RowTag> where isInSection:
                about.tag = about.tag ?? tag.trait
            case is TraitLink<LowerLevel> where isInSection: about.level += 1
            case let disabling as TraitLink<SelectionDisabling>:
                if disabling.trait.isDisabled { about.isSelectionDisabled = true }
            case is TraitLink<SectionBoundary>: isInSection = false
            default: break
            }
        }
        return about
    }

    /// The entries of the nearest context menu inside the row's section.
    var menu: AnyView? {
        var link: TraitChain? = self
        while let current = link, !(current is TraitLink<SectionBoundary>) {
            if let menu = current as? TraitLink<RowMenu> { return menu.trait.items }
            link = current.outer
        }
        return nil
    }
}
