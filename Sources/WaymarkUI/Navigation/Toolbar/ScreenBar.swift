// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The content of a screen's bars, as its views declare it (NAV-202: the first in reading order
/// wins).
struct ScreenBar: Equatable {
    var title: String?
    var isRenamable = false
    /// The node that takes a title that a person entered.
    var renamer: BarNodeReference?
    var subtitle: String?
    var displayMode: ToolbarTitleDisplayMode?
    var role: ToolbarRole?
    var document: Document?
    var hidesBack = false
    /// True if a person cannot go back without the button.
    var disablesInteractiveBack = false
    var preferences: [BarKind: BarPreference] = [:]
    var removedItems: Set<ToolbarDefaultItemKind> = []
    /// The places that toolbar items ask for.
    var places: Set<ToolbarPlacementRole> = []
    var columnWidth: ColumnWidth?
    var disablesInteractiveDismiss = false
    var presentation = PresentationFacts()

    /// True if nothing asks for a bar (NAV-210).
    var isEmpty: Bool { (title ?? "").isEmpty && !hasTopItems && isVisible != true }

    /// True if the bar with the title is asked for, or to be hidden.
    var isVisible: Bool? { preferences[.top]?.isVisible }

    /// The way that the title is to stand, where that is not left to the screen below.
    var titleDisplay: ScreenElement.TitleDisplay? {
        switch displayMode?.mode {
        case .large: .large
        case .inline: .inline
        case .inlineLarge: .inlineLarge
        case .automatic, nil: nil
        }
    }

    var hasTopItems: Bool { places.contains { $0.bar == .top } }

    /// True if which items are shown depends on the way that the title stands.
    var hasTitleItems: Bool {
        hasLargeTitleItems || places.contains(.title) || places.contains(.subtitle)
    }

    /// True if items stand in the place of a large title.
    var hasLargeTitleItems: Bool {
        places.contains(.largeTitle) || places.contains(.largeSubtitle)
    }

    /// True if items stand between the title and the content.
    var hasItemsInContent: Bool { hasLargeTitleItems || places.contains(.search) }

    /// Takes what one modifier says, where nothing before it said the same.
    ///
    /// An empty title or subtitle gives way to others; those inside of its view are left out.
    mutating func add(_ facts: BarFacts) {
        if (title ?? "").isEmpty, let new = facts.title {
            title = new
            isRenamable = facts.isRenamable
        }
        if (subtitle ?? "").isEmpty { subtitle = facts.subtitle ?? subtitle }
        displayMode = displayMode ?? facts.displayMode
        role = role ?? facts.role
        document = document ?? facts.document
        hidesBack = hidesBack || facts.hidesBack == true
        disablesInteractiveBack = disablesInteractiveBack || facts.disablesInteractiveBack == true
        for (kind, preference) in facts.preferences {
            preferences[kind, default: BarPreference()].add(preference)
        }
        if let kind = facts.removedItem { removedItems.insert(kind) }
        columnWidth = columnWidth ?? facts.columnWidth
        disablesInteractiveDismiss =
            disablesInteractiveDismiss || facts.disablesInteractiveDismiss == true
        presentation.add(facts.presentation)
    }

    /// True if a toolbar item or a modifier takes the title's place.
    func hidesTitle(_ display: ScreenElement.TitleDisplay) -> Bool {
        removedItems.contains(.title)
            || places.contains(display == .large ? .largeTitle : .title)
    }

    /// The subtitle, where no toolbar item takes its place.
    func shownSubtitle(_ display: ScreenElement.TitleDisplay) -> String? {
        places.contains(display == .large ? .largeSubtitle : .subtitle) ? nil : subtitle
    }
}

/// A node that adds to its screen's bar.
@MainActor protocol BarNode: _Node {
    func contribute(to bar: inout ScreenBar)
    /// The facts that its modifier states, where it states any.
    var facts: BarFacts? { get }
    /// A person entered another title.
    func rename(to title: String)
}

extension BarNode {
    var facts: BarFacts? { nil }

    func rename(to title: String) {}
}

/// A node that may be gone; equal where the node is the same.
struct BarNodeReference: Equatable {
    weak var node: (any BarNode)?

    static func == (a: Self, b: Self) -> Bool { a.node === b.node }
}

extension DeclarationKind {
    private enum Bar {}

    /// The declarations of bars: titles, subtitles, display modes, back buttons, toolbars, column
    /// widths.
    static let bar = DeclarationKind(Bar.self)
}
