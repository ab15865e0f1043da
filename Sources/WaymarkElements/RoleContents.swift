// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What a window shows around its content.
public struct Window: Equatable, Sendable {
    /// The title of the frontmost screen.
    public var title: String?
    /// Where the person is: one segment per pushed screen or selection, from the root.
    public var route: [String]

    public init(title: String? = nil, route: [String] = []) {
        self.title = title
        self.route = route
    }
}

/// How deep a navigation stack is.
public struct Stack: Equatable, Sendable {
    /// Screens above the root.
    public var depth: Int

    public init(depth: Int) { self.depth = depth }
}

/// The state of a split view.
public struct Split: Equatable, Sendable {
    public enum Visibility: String, Equatable, Sendable { case automatic, all, doubleColumn, detailOnly }
    public enum Style: String, Equatable, Sendable { case automatic, balanced, prominentDetail }

    /// Two or three.
    public var columnCount: Int
    /// Whether it shows one column at a time.
    public var isCollapsed: Bool
    /// The column that a narrow screen shows, counted from 0.
    public var topColumn: Int
    public var visibility: Visibility
    public var style: Style
    /// Whether a person may show and hide the leading column.
    public var canToggleSidebar: Bool

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
    public enum Kind: String, Equatable, Sendable { case sidebar, content, detail }

    public var kind: Kind
    public var width: ColumnWidth?

    public init(kind: Kind, width: ColumnWidth? = nil) {
        self.kind = kind
        self.width = width
    }
}

/// A preferred width in points.
public struct ColumnWidth: Equatable, Sendable {
    public var min: Double?
    public var ideal: Double
    public var max: Double?

    public init(min: Double? = nil, ideal: Double, max: Double? = nil) {
        self.min = min
        self.ideal = ideal
        self.max = max
    }
}

/// The bar of one screen.
public struct Screen: Equatable, Sendable {
    public enum TitleDisplay: String, Equatable, Sendable { case large, inline }

    public var title: String?
    public var subtitle: String?
    public var titleDisplay: TitleDisplay
    /// The way back, when there is one and it is shown.
    public var back: Back?
    /// Whether the bar is drawn at all.
    public var isBarVisible: Bool

    public init(
        title: String? = nil, subtitle: String? = nil, titleDisplay: TitleDisplay = .inline, back: Back? = nil,
        isBarVisible: Bool = true
    ) {
        self.title = title
        self.subtitle = subtitle
        self.titleDisplay = titleDisplay
        self.back = back
        self.isBarVisible = isBarVisible
    }
}

/// The one semantic "back" of a screen (NAV-218).
public struct Back: Equatable, Sendable {
    /// The title of the screen beneath, or "Back".
    public var title: String
    /// The depth that it leads to.
    public var depth: Int

    public init(title: String, depth: Int) {
        self.title = title
        self.depth = depth
    }
}

/// How a modal is shown.
public struct Sheet: Equatable, Sendable {
    public enum Kind: String, Equatable, Sendable { case sheet, cover }

    public var kind: Kind
    /// The title of its frontmost screen.
    public var title: String?
    /// Whether a person may close it by a gesture or Escape.
    public var isDismissable: Bool

    public init(kind: Kind, title: String? = nil, isDismissable: Bool = true) {
        self.kind = kind
        self.title = title
        self.isDismissable = isDismissable
    }
}

/// Where an item of a toolbar goes.
public enum ToolbarPlacement: String, Equatable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction
    case cancellationAction, destructiveAction, keyboard, leading, trailing, bottomBar
}

/// A button's meaning and look.
public struct Button: Equatable, Sendable {
    public enum Purpose: String, Equatable, Sendable { case plain, cancel, destructive }
    public enum Look: String, Equatable, Sendable { case automatic, borderless, plain, bordered, prominent }

    public var purpose: Purpose
    public var look: Look

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
    public var look: Button.Look

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
    public var text: String
    public var prompt: String?
    public var isSecure: Bool

    public init(text: String, prompt: String? = nil, isSecure: Bool = false) {
        self.text = text
        self.prompt = prompt
        self.isSecure = isSecure
    }
}

/// A list's look and how many rows it lets a person select.
public struct List: Equatable, Sendable {
    public enum Style: String, Equatable, Sendable { case insetGrouped, plain, sidebar, form }
    public enum Selection: String, Equatable, Sendable { case none, single, multiple, required }

    public var style: Style
    public var selection: Selection

    public init(style: Style = .insetGrouped, selection: Selection = .none) {
        self.style = style
        self.selection = selection
    }
}

/// A row's part in its list's selection.
public struct Row: Equatable, Sendable {
    public var isSelectable: Bool
    public var isSelected: Bool

    public init(isSelectable: Bool = false, isSelected: Bool = false) {
        self.isSelectable = isSelectable
        self.isSelected = isSelected
    }
}
