// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// What stands between a view and its row: explicit tags, and identities that `ForEach` gives.
@MainActor final class TraitChain {
    enum Trait {
        /// `.tag(_:)`; `includesOptional` lets it stand for `Optional` of the value too.
        case tag(AnyHashable, includesOptional: Bool)
        case identity(AnyHashable)
        case selectionDisabled(Bool)
    }

    var trait: Trait
    let outer: TraitChain?

    init(_ trait: Trait, outer: TraitChain?) {
        self.trait = trait
        self.outer = outer
    }
}

/// What the rows of a list share.
@MainActor final class RowRules {
    /// The list's part in selection, absent where rows cannot be selected.
    let selection: (any ListSelection)?
    let style: WaymarkElements.List.Style

    init(selection: (any ListSelection)?, style: WaymarkElements.List.Style) {
        self.selection = selection
        self.style = style
    }
}
