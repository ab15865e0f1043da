// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The search fields that a screen shows.
extension ScreenNode {
    /// Fields for searching stand between the title and the content, and scroll with it.
    var searchCells: [ElementCell] {
        guard bar.places.contains(.search), bar.isVisible != false else { return [] }
        return toolbarCells { $0 == .search } + searchesAround.flatMap(\.itemCells)
    }

    /// The fields that stand around this screen's container; its first screen shows them.
    var searchesAround: [any ToolbarSource] {
        guard position == 0, innerContainer == nil, isSearched else { return [] }
        return screenStack.owner.searchFieldsAround
    }

    fileprivate var isSearched: Bool {
        position == 0 && screenStack.container?.searchedStack === screenStack
    }
}

extension ScreenStack {
    /// The container that has this stack of screens, or the split view; a modal is none.
    fileprivate var container: (any NavigationContainer)? {
        if let container = owner as? any NavigationContainer { return container }
        return owner is any Column ? owner.nearest(SplitNode.self) : nil
    }
}

extension NavigationContainer {
    /// The list of a split view: of three columns the second, otherwise the first.
    fileprivate var searchedStack: ScreenStack? {
        screenStacks.count > 2 ? screenStacks[1] : screenStacks.first
    }
}

extension _Node {
    /// The search fields that stand around this node and inside of its screen, the nearest first.
    /// Where that screen is the one that its own container searches, those around the container
    /// follow.
    fileprivate var searchFieldsAround: [any ToolbarSource] {
        var found: [any ToolbarSource] = []
        var node = parent
        while let current = node {
            if let screen = current as? ScreenNode {
                return screen.isSearched
                    ? found + screen.screenStack.owner.searchFieldsAround : found
            }
            if let source = current as? any ToolbarSource, source.prefersContainer {
                found.append(source)
            }
            node = current.parent
        }
        return found
    }
}

extension ToolbarSource {
    /// True if a container inside shows the items.
    var givesItemsAway: Bool {
        guard prefersContainer else { return false }
        var hasContainer = false
        visitDeclarations { node in
            hasContainer = hasContainer || node is any NavigationContainer
            return !hasContainer
        }
        return hasContainer
    }
}
