// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// What stands between a view and its row: explicit tags, and identities that `ForEach` gives.
@MainActor final class TraitChain {
    enum Trait {
        /// `.tag(_:)`.
        case tag(RowTag)
        /// Which element of a `ForEach` it is for.
        case identity(RowPlace)
        case selectionDisabled(Bool)
        /// `.onDelete(perform:)` of the `ForEach` inside; `nil` is none.
        case deleting(((IndexSet) -> Void)?)
        /// `.onMove(perform:)` of the `ForEach` inside; `nil` is none.
        case moving(((IndexSet, Int) -> Void)?)
        case deleteDisabled(Bool)
        case moveDisabled(Bool)
        case swipe(SwipeActions)
        /// `.contextMenu(menuItems:)`.
        case menu(AnyView)
        /// The row shows and hides others.
        case disclosure(Disclosure)
        /// The row is one of those that another row shows and hides.
        case below
        /// `.tabItem(_:)` around a view whose body says more about the tab.
        case tabLabel(AnyView)
        /// What stands outside is about the section, not about its rows.
        case section
    }

    var trait: Trait
    let outer: TraitChain?

    init(_ trait: Trait, outer: TraitChain?) {
        self.trait = trait
        self.outer = outer
    }

    /// What the traits say about a row.
    struct AboutRow {
        var tag: RowTag?
        var identity: RowTag?
        var isSelectionDisabled = false
        /// How deep the row stands in a tree.
        var level = 1
    }

    /// The nearest tag and the nearest identity, both inside the row's section.
    var aboutRow: AboutRow {
        var about = AboutRow()
        var isInSection = true
        var link: TraitChain? = self
        while let current = link {
            switch current.trait {
            case .tag(let tag) where isInSection && about.tag == nil:
                about.tag = tag
            case .identity(let place) where isInSection && about.identity == nil:
                about.identity = place.tag
            case .tag, .identity, .deleting, .moving, .deleteDisabled, .moveDisabled, .swipe,
                .menu, .disclosure, .tabLabel:
                break
            case .below: about.level += isInSection ? 1 : 0
            case .selectionDisabled(let isDisabled):
                if isDisabled { about.isSelectionDisabled = true }
            case .section: isInSection = false
            }
            link = current.outer
        }
        return about
    }
}

extension TraitChain {
    /// The entries of the nearest context menu inside the row's section.
    var menu: AnyView? {
        var link: TraitChain? = self
        while let current = link {
            switch current.trait {
            case .menu(let items): return items
            case .section: return nil
            default: link = current.outer
            }
        }
        return nil
    }
}

extension TraitChain {
    /// What the bar shows for the tab, where that stands outside of a view that says more about it.
    var tabLabel: AnyView? {
        var link: TraitChain? = self
        while let current = link {
            if case .tabLabel(let label) = current.trait { return label }
            link = current.outer
        }
        return nil
    }
}
