// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What a node is given from above, once, at mount.
///
/// Its parts are references whose contents may change; the parts themselves do not.
public struct _Surroundings {
    /// Nodes go before their parents do: they are unmounted with them, and forget them then.
    unowned(unsafe) var parent: _Node?
    /// Modifiers between the node and the nearest element above it, nearest first.
    var decoration: _Decoration?
    /// Tags and identities between the node and its row, nearest first.
    var traits: TraitChain?
    private var wide: WideSurroundings

    init(graph: Graph, scope: EnvironmentScope) {
        wide = WideSurroundings(graph: graph, scope: scope)
    }

    /// A copy of its own for these surroundings, once something is to be different.
    private mutating func change(_ body: (WideSurroundings) -> Void) {
        if !isKnownUniquelyReferenced(&wide) { wide = WideSurroundings(copying: wide) }
        body(wide)
    }
}

extension _Surroundings {
    var graph: Graph { wide.graph }

    var scope: EnvironmentScope {
        get { wide.scope }
        set { change { $0.scope = newValue } }
    }

    /// The screen around that the node is part of.
    var screen: ScreenNode? {
        get { wide.screen }
        set { change { $0.screen = newValue } }
    }

    /// Set where every view becomes a row of a list.
    var rows: RowRules? {
        get { wide.rows }
        set { if newValue !== rows { change { $0.rows = newValue } } }
    }

    /// The tab view around, where every view becomes a tab.
    var tabs: (any TabHost)? {
        get { wide.tabs }
        set { if newValue !== tabs { change { $0.tabs = newValue } } }
    }

    /// The picker around, where every view becomes an option.
    var picker: (any PickerHost)? {
        get { wide.picker }
        set { if newValue !== picker { change { $0.picker = newValue } } }
    }

    /// The nearest of the modifiers that are put off until there is a row, a tab or an option.
    var deferred: DeferredModifier? {
        get { wide.deferred }
        set { if newValue !== deferred { change { $0.deferred = newValue } } }
    }

    /// The picker of the option, or the control, that says itself what the texts here say.
    var readBy: (any WordsReader)? {
        get { wide.readBy }
        set { if newValue !== readBy { change { $0.readBy = newValue } } }
    }

    /// Whether every control becomes an entry of a menu.
    var isInMenu: Bool {
        get { wide.isInMenu }
        set { if newValue != isInMenu { change { $0.isInMenu = newValue } } }
    }

    /// Whether a view here becomes a row, a tab or an option.
    var makesMembers: Bool { rows != nil || tabs != nil || picker != nil }

    /// Whether a view here is no more than its elements: no row, tab, option or entry of a menu.
    var areForElementsOnly: Bool {
        !makesMembers && readBy == nil && !isInMenu
    }
}

/// What many nodes below one another have in common: kept once for all of them.
private final class WideSurroundings {
    let graph: Graph
    var scope: EnvironmentScope
    unowned var screen: ScreenNode?
    var rows: RowRules?
    unowned var tabs: (any TabHost)?
    unowned var picker: (any PickerHost)?
    unowned var readBy: (any WordsReader)?
    var deferred: DeferredModifier?
    var isInMenu = false

    init(graph: Graph, scope: EnvironmentScope) {
        self.graph = graph
        self.scope = scope
    }

    init(copying other: WideSurroundings) {
        graph = other.graph
        scope = other.scope
        screen = other.screen
        rows = other.rows
        tabs = other.tabs
        picker = other.picker
        readBy = other.readBy
        deferred = other.deferred
        isInMenu = other.isInMenu
    }
}
