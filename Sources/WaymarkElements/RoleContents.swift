// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What a window shows around its content.
public struct Window: Equatable, Sendable {
    /// The title of the frontmost screen.
    public var title: String?
    /// The app's own title for its windows.
    public var name: String?
    /// Where the person is: one segment per tab, selection and pushed screen, from the root.
    public var route: [String]

    /// Makes a window; without arguments, an untitled one at the first screen.
    public init(title: String? = nil, name: String? = nil, route: [String] = []) {
        self.title = title
        self.name = name
        self.route = route
    }
}

/// How deep a navigation stack is.
public struct Stack: Equatable, Sendable {
    /// Screens above the root.
    public var depth: Int

    /// Makes a stack with so many screens above its root.
    public init(depth: Int) { self.depth = depth }
}

/// The state of a split view.
public struct Split: Equatable, Sendable {
    /// Which columns are shown when there is room.
    public enum Visibility: String, Equatable, Sendable {
        case automatic, all, doubleColumn, detailOnly
    }

    /// Whether the leading columns stand beside the detail or over it.
    public enum Style: String, Equatable, Sendable { case automatic, balanced, prominentDetail }

    /// Two or three.
    public var columnCount: Int
    /// Whether it shows one column at a time.
    public var isCollapsed: Bool
    /// The column that a narrow screen shows, counted from 0.
    public var topColumn: Int
    /// Which columns are shown when there is room.
    public var visibility: Visibility
    /// Whether the leading columns stand beside the detail or over it.
    public var style: Style
    /// Whether a person may show and hide the leading column.
    public var canToggleSidebar: Bool

    /// Makes the state of a split view.
    public init(
        columnCount: Int, isCollapsed: Bool, topColumn: Int, visibility: Visibility, style: Style,
        canToggleSidebar: Bool
    ) {
        self.columnCount = columnCount
        self.isCollapsed = isCollapsed
        self.topColumn = topColumn
        self.visibility = visibility
        self.style = style
        self.canToggleSidebar = canToggleSidebar
    }
}

/// Which column of a split view, and how wide it would like to be.
public struct Column: Equatable, Sendable {
    /// What the column is for, from leading to trailing.
    public enum Kind: String, Equatable, Sendable { case sidebar, content, detail }

    /// What the column is for.
    public var kind: Kind
    /// How wide it would like to be; `nil` is the renderer's standard width.
    public var width: ColumnWidth?
    /// The title of its frontmost screen.
    public var title: String?

    /// Makes a column of standard width without a title, unless told otherwise.
    public init(kind: Kind, width: ColumnWidth? = nil, title: String? = nil) {
        self.kind = kind
        self.title = title
        self.width = width
    }
}

/// A preferred width in points.
public struct ColumnWidth: Equatable, Sendable {
    /// The least width in points; `nil` is no limit.
    public var min: Double?
    /// The width in points when there is room.
    public var ideal: Double
    /// The greatest width in points; `nil` is no limit.
    public var max: Double?

    /// Makes a preference of widths in points.
    public init(min: Double? = nil, ideal: Double, max: Double? = nil) {
        self.min = min
        self.ideal = ideal
        self.max = max
    }
}

/// How a modal is shown.
public struct Sheet: Equatable, Sendable {
    /// What kind of modal it is.
    public enum Kind: String, Equatable, Sendable {
        /// Screens; what is beneath stays in sight.
        case sheet
        /// Screens; they hide what is beneath.
        case cover
        /// Screens beside the element that they are about.
        case popover
        /// A message that waits for an answer; its children are the message, then buttons.
        case alert
        /// A choice of what to do; its children are the message, then buttons.
        case confirmation
    }

    /// An edge of what a popover points at.
    public enum Edge: String, Equatable, Sendable { case top, leading, bottom, trailing }

    /// What kind of modal it is.
    public var kind: Kind
    /// The title of its frontmost screen, or of the dialog.
    public var title: String?
    /// Whether the modal itself draws the title; screens draw theirs.
    public var showsTitle: Bool
    /// Whether a person may close it by a gesture or Escape.
    public var isDismissable: Bool
    /// What a popover points at.
    public var anchor: ElementID?
    /// Where a popover stands, if there is room; `nil` leaves it to the renderer.
    public var edge: Edge?

    /// Makes a modal that a person may close, unless told otherwise.
    public init(
        kind: Kind, title: String? = nil, showsTitle: Bool = false, isDismissable: Bool = true,
        anchor: ElementID? = nil, edge: Edge? = nil
    ) {
        self.kind = kind
        self.title = title
        self.showsTitle = showsTitle
        self.isDismissable = isDismissable
        self.anchor = anchor
        self.edge = edge
    }

    /// Whether it asks for an answer instead of showing screens.
    public var isDialog: Bool { kind == .alert || kind == .confirmation }
}

/// How a tab view lets a person choose.
public struct Tabs: Equatable, Sendable {
    /// A bar; dots for pages; a sidebar where there is room; nothing.
    public enum Style: String, Equatable, Sendable { case automatic, page, sidebar, bare }

    /// How a person chooses.
    public var style: Style

    /// Makes a tab view with a bar, unless told otherwise.
    public init(style: Style = .automatic) { self.style = style }
}

/// What the tabs of a bar are.
public struct TabBar: Equatable, Sendable {
    /// Whether they are parts of one page, rather than places of the app.
    public var isInPage: Bool

    /// Makes a bar of places, unless told otherwise.
    public init(isInPage: Bool = false) { self.isInPage = isInPage }
}

/// One tab of a bar.
public struct Tab: Equatable, Sendable {
    /// Whether its content is shown.
    public var isSelected: Bool
    /// A short text beside the label.
    public var badge: String?
    /// The route that it leads to, when the tab has an address.
    public var route: [String]?
    /// Whether it is part of a page, rather than a place of the app.
    public var isInPage: Bool

    /// Makes a tab that is not selected and has no address, unless told otherwise.
    public init(
        isSelected: Bool = false, badge: String? = nil, route: [String]? = nil,
        isInPage: Bool = false
    ) {
        self.isSelected = isSelected
        self.badge = badge
        self.route = route
        self.isInPage = isInPage
    }
}

/// A button's meaning and look.
public struct Button: Equatable, Sendable {
    /// What pressing it means.
    public enum Purpose: String, Equatable, Sendable { case plain, cancel, destructive }

    /// How it is drawn.
    public enum Look: String, Equatable, Sendable {
        case automatic, borderless, plain, bordered, prominent
    }

    /// What pressing it means.
    public var purpose: Purpose
    /// How it is drawn.
    public var look: Look
    /// Whether what it shows and hides is shown; `nil` for a button that does something else.
    public var isExpanded: Bool?

    /// Makes a plain button, unless told otherwise.
    public init(purpose: Purpose = .plain, look: Look = .automatic) {
        self.purpose = purpose
        self.look = look
    }
}

/// A navigation link.
public struct Link: Equatable, Sendable {
    /// The route that it leads to, when the route can be written down.
    public var route: [String]?
    /// Whether a chevron is drawn (NAV-084).
    public var showsDisclosure: Bool
    /// Whether the screen that it leads to is shown beside it.
    public var isCurrent: Bool
    /// How it is drawn.
    public var look: Button.Look

    /// Makes a link; without arguments, one whose route cannot be written down.
    public init(
        route: [String]? = nil, showsDisclosure: Bool = false, isCurrent: Bool = false,
        look: Button.Look = .automatic
    ) {
        self.route = route
        self.showsDisclosure = showsDisclosure
        self.isCurrent = isCurrent
        self.look = look
    }
}

/// A text field's text and prompt.
public struct TextField: Equatable, Sendable {
    /// What is typed.
    public var text: String
    /// What is shown while nothing is typed.
    public var prompt: String?
    /// Whether the characters are hidden.
    public var isSecure: Bool
    /// Whether it searches what its screen shows.
    public var isSearch = false
    /// Whether the app wants it to have the keyboard.
    public var wantsFocus = false

    /// Makes a field that shows what is typed, unless told otherwise.
    public init(text: String, prompt: String? = nil, isSecure: Bool = false) {
        self.text = text
        self.prompt = prompt
        self.isSecure = isSecure
    }
}

/// A list's look and how many rows it lets a person select.
public struct List: Equatable, Sendable {
    /// How rows and sections are drawn.
    public enum Style: String, Equatable, Sendable { case insetGrouped, plain, sidebar, form }

    /// How many rows may be selected: none, up to one, any number, exactly one.
    public enum Selection: String, Equatable, Sendable { case none, single, multiple, required }

    /// How rows and sections are drawn.
    public var style: Style
    /// How many rows may be selected.
    public var selection: Selection
    /// Whether each press selects one row more or one less, which marks beside the rows show.
    public var isEdited = false

    /// Makes a grouped list without selection, unless told otherwise.
    public init(style: Style = .insetGrouped, selection: Selection = .none) {
        self.style = style
        self.selection = selection
    }
}

/// A row's part in its list's selection and tree.
public struct Row: Equatable, Sendable {
    /// Whether pressing it selects it.
    public var isSelectable: Bool
    /// Whether it is selected now.
    public var isSelected: Bool
    /// Narrow, so that no role is larger than the others' contents.
    private var narrowLevel: Int32 = 1
    /// How deep it stands in a tree; a row on level 2 is below one on level 1.
    public var level: Int {
        get { Int(narrowLevel) }
        set { narrowLevel = Int32(clamping: newValue) }
    }
    /// The route that selecting it leads to, when it leads on and the route can be written down.
    public var route: [String]?

    /// Makes a row that cannot be selected, unless told otherwise.
    public init(isSelectable: Bool = false, isSelected: Bool = false) {
        self.isSelectable = isSelectable
        self.isSelected = isSelected
    }
}
