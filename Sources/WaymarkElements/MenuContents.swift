// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What opens a menu; the menu comes right after it.
public struct MenuButton: Equatable, Sendable {
    /// The menu.
    public var opens: ElementID
    /// How it is drawn.
    public var look: Button.Look
    /// Whether a press does something of its own, so that the menu opens in another way.
    public var hasAction: Bool
    /// Whether it is an entry of a menu itself.
    public var isEntry: Bool
    /// Whether a sign for a menu is drawn beside the label.
    public var showsIndicator: Bool

    /// Makes a button that does no more than open the menu, unless told otherwise.
    public init(
        opens: ElementID, look: Button.Look = .automatic, hasAction: Bool = false,
        isEntry: Bool = false, showsIndicator: Bool = false
    ) {
        self.opens = opens
        self.look = look
        self.hasAction = hasAction
        self.isEntry = isEntry
        self.showsIndicator = showsIndicator
    }
}

/// How a menu is opened.
public struct Menu: Equatable, Sendable {
    /// Whether it is about the element before it, or about the row that it is in, instead of having
    /// a button.
    public var isContext: Bool

    /// Makes a menu with a button, unless told otherwise.
    public init(isContext: Bool = false) { self.isContext = isContext }
}

/// One entry of a menu, to press.
public struct MenuItem: Equatable, Sendable {
    /// What pressing it does.
    public enum Kind: String, Equatable, Sendable {
        /// Something happens.
        case action
        /// Something is switched on or off.
        case toggle
        /// One of several is chosen.
        case choice
    }

    /// What pressing it does.
    public var kind: Kind
    /// Whether it is on, or chosen.
    public var isOn: Bool
    /// What pressing it means.
    public var purpose: Button.Purpose
    /// The route that it leads to, when it is a link whose route can be written down.
    public var route: [String]?

    /// Makes an entry with an action, unless told otherwise.
    public init(
        kind: Kind = .action, isOn: Bool = false, purpose: Button.Purpose = .plain,
        route: [String]? = nil
    ) {
        self.kind = kind
        self.isOn = isOn
        self.purpose = purpose
        self.route = route
    }
}

/// Entries of a menu that belong together.
public struct MenuGroup: Equatable, Sendable {
    /// What they are about.
    public var title: String
    /// Whether the title is drawn, rather than only read aloud.
    public var showsTitle: Bool

    /// Makes a group that shows its title, unless told otherwise.
    public init(title: String, showsTitle: Bool = true) {
        self.title = title
        self.showsTitle = showsTitle
    }
}

/// A choice of one among several.
public struct Picker: Equatable, Sendable {
    /// How the options are shown.
    public enum Style: String, Equatable, Sendable {
        /// One at a time; the others in a list that opens.
        case menu
        /// Beside one another.
        case segmented
        /// Below one another.
        case inline
        /// Beside one another, as symbols.
        case palette
    }

    /// One of the options.
    public struct Option: Equatable, Sendable {
        /// The number by which it is chosen.
        public var id: ElementID
        /// What it is called.
        public var title: String
        /// The name of its symbol, if it has one.
        public var symbol: String?

        /// Makes an option of a title, and a symbol if there is one.
        public init(id: ElementID, title: String, symbol: String? = nil) {
            self.id = id
            self.title = title
            self.symbol = symbol
        }
    }

    /// How the options are shown.
    public var style: Style
    /// What a person can choose from.
    public var options: [Option]
    /// The option that is chosen, if one is.
    public var chosen: ElementID?

    /// Makes a choice of these options.
    public init(style: Style = .menu, options: [Option], chosen: ElementID? = nil) {
        self.style = style
        self.options = options
        self.chosen = chosen
    }

    /// What the chosen option is called.
    public var chosenTitle: String? { options.first { $0.id == chosen }?.title }
}
