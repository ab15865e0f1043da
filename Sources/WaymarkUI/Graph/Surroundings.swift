// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What a node is given from above, once, at mount.
///
/// Its parts are references whose contents may change; the parts themselves do not.
public struct _Surroundings {
    let graph: Graph
    unowned var parent: _Node?
    var scope: EnvironmentScope
    /// Modifiers between the node and the nearest element above it, nearest first.
    var decoration: Decoration?
    /// Set where every view becomes a row of a list.
    var rows: RowRules?
    /// Tags and identities between the node and its row, nearest first.
    var traits: TraitChain?
    /// The tab view around, where every view becomes a tab.
    unowned var tabs: (any TabHost)?
    /// The picker around, where every view becomes an option.
    unowned var picker: (any PickerHost)?
    /// The picker of the option that this is part of.
    unowned var optionOf: (any PickerHost)?
    /// Whether every control becomes an entry of a menu.
    var isInMenu = false
}
