// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ScreenNode {
    /// The title that the next screen's back button shows.
    var shownTitle: String? {
        if let title = bar.title, !title.isEmpty { return title }
        return innerContainer?.frontScreen?.shownTitle
    }

    /// The title, the way back and the looks of the bars in the screen's element, from what its
    /// views declare.
    var screenContent: ScreenElement {
        let display = screenStack.titleDisplay(of: self)
        var content = ScreenElement(
            title: bar.title, subtitle: bar.shownSubtitle(display), titleDisplay: display,
            back: bar.hidesBack || delegatesBar ? nil : screenStack.back(from: self),
            isBarVisible: isBarVisible)
        content.isTitleShown = !bar.hidesTitle(display)
        content.isRenamable = bar.isRenamable
        content.document = bar.document
        content.role = bar.role?.element ?? .standard
        content.topBar = bar.preferences[.top]?.look ?? BarLook()
        content.bottomBar = bar.preferences[.bottom]?.look ?? BarLook()
        return content
    }

    private var isBarVisible: Bool {
        if let preference = bar.isVisible { return preference }
        if bar.isEmpty, !screenStack.canGoBack(from: self) { return false }
        return !delegatesBar && !isCoveredByOuterBar
    }

    /// True if the screen around a nested stack shows a bar, and this one would add no more than a
    /// title (NAV-010).
    private var isCoveredByOuterBar: Bool {
        guard !bar.hasTopItems, !screenStack.canGoBack(from: self),
            screenStack.owner is any NavigationContainer, screenStack.owner.isNestedUnusually
        else { return false }
        return screenStack.owner.enclosingScreen?.isBarVisible == true
    }

    /// True if a container inside shows the bar in this screen's place.
    var delegatesBar: Bool { bar.isEmpty && innerContainer != nil }

    /// True if views on the visible screens keep a person from closing what they are in (NAV-238).
    var disablesInteractiveDismiss: Bool {
        bar.disablesInteractiveDismiss
            || innerContainer?.screenStacks.contains {
                $0.front.isShown && $0.front.disablesInteractiveDismiss
            } == true
    }

    /// The looks of what it is in that views on the visible screens ask for.
    var presentation: PresentationFacts {
        var facts = bar.presentation
        for stack in innerContainer?.screenStacks ?? [] where stack.front.isShown {
            facts.add(stack.front.presentation)
        }
        return facts
    }

    /// The width that the screen asks of its column, itself or in a stack inside (NAV-112).
    var columnWidth: ColumnWidth? {
        if let width = bar.columnWidth { return width }
        guard let inner = innerContainer, inner.screenStacks.count == 1 else { return nil }
        return inner.frontScreen?.columnWidth
    }

    func renameTitle(to title: String) {
        guard bar.isRenamable else { return }
        bar.renamer?.node?.rename(to: title)
        graph.setContentDirty(self)
    }
}

/// The items of the bars.
extension ScreenNode {
    /// The items that stand for a large title: part of the content, so that they scroll with it.
    var largeTitleCells: [ElementCell] {
        guard bar.hasLargeTitleItems, bar.isVisible != false,
            screenStack.titleDisplay(of: self) == .large
        else { return [] }
        return toolbarCells { $0 == .largeTitle || $0 == .largeSubtitle }
    }

    /// The items of the bars that are shown, as they fit the way the title stands.
    var barCells: [ElementCell] {
        let isLarge = screenStack.titleDisplay(of: self) == .large
        return toolbarCells { place in
            if let kind = place.bar, bar.preferences[kind]?.isVisible == false { return false }
            return switch place {
            case .largeTitle, .largeSubtitle, .search: false
            case .title, .subtitle: !isLarge
            default: true
            }
        }
    }

    func toolbarCells(where isWanted: (ToolbarPlacementRole) -> Bool) -> [ElementCell] {
        var cells: [ElementCell] = []
        visitDeclarations { node in
            if let source = node as? any ToolbarSource, !source.givesItemsAway {
                cells += source.itemCells
            }
            return true
        }
        return cells.filter { $0.toolbarPlace.map(isWanted) ?? true }
    }
}

extension ElementCell {
    /// The place of a toolbar item; `nil` for other elements.
    var toolbarPlace: ToolbarPlacementRole? {
        if case .toolbarItem(let place) = owner.makeRole() { return place }
        return nil
    }
}

extension ToolbarPlacementRole {
    /// The bar that it stands in; `nil` for what goes with the keyboard.
    var bar: BarKind? {
        switch self {
        case .status, .bottomBar: .bottom
        case .keyboard: nil
        case .automatic, .principal, .navigation, .primaryAction, .secondaryAction,
            .confirmationAction, .cancellationAction, .destructiveAction, .leading, .trailing,
            .title, .subtitle, .largeTitle, .largeSubtitle, .titleMenu, .search:
            .top
        }
    }
}
