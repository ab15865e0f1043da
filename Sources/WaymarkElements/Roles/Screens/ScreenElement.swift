// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The bars of one screen.
public struct ScreenElement: Equatable, Sendable {
    /// The way in which the title is drawn.
    public enum TitleDisplay: String, Equatable, Sendable { case large, inline, inlineLarge }

    /// The purpose of the bar: a browser's and an editor's title stands at the leading edge, and an
    /// editor's way back has no words (NAV-224).
    public enum Role: String, Equatable, Sendable { case standard, browser, editor }

    /// The title, when there is one.
    public var title: String?
    /// A smaller line below the title.
    public var subtitle: String?
    /// The way in which the title is drawn.
    public var titleDisplay: TitleDisplay
    /// True if the title is drawn; it is not where a toolbar item stands in its place.
    public var isTitleShown = true
    /// True if a person may edit the title (NAV-204).
    public var isRenamable = false
    /// The document that the screen shows, if it shows one (NAV-204).
    public var document: Document?
    /// The way back, when there is one and it is shown.
    public var back: Back?
    /// True if the bar is drawn at all.
    public var isBarVisible: Bool
    /// The purpose of the bar.
    public var role = Role.standard
    /// The look of the bar at the top.
    public var topBar = BarLook()
    /// The look of the bar at the bottom, and whether it is drawn at all.
    public var bottomBar = BarLook()

    /// Makes a screen; without arguments, an untitled one without a way back.
    public init(
        title: String? = nil, subtitle: String? = nil, titleDisplay: TitleDisplay = .inline,
        back: Back? = nil, isBarVisible: Bool = true
    ) {
        self.title = title
        self.subtitle = subtitle
        self.titleDisplay = titleDisplay
        self.back = back
        self.isBarVisible = isBarVisible
    }
}

/// The look of a bar where an app does not leave it to the renderer (NAV-223).
public struct BarLook: Equatable, Sendable {
    /// The visibility of what is behind the bar's items; `automatic` leaves it to scrolling.
    public enum Background: String, Equatable, Sendable { case automatic, visible, hidden }

    /// Light or dark.
    public enum Scheme: String, Equatable, Sendable { case light, dark }

    /// True if the bar is drawn at all.
    public var isVisible = true
    /// The visibility of what is behind the bar's items.
    public var background = Background.automatic
    /// The colour behind the bar's items; `nil` is the renderer's own.
    public var color: ColorValue?
    /// Light or dark words; `nil` is as around.
    public var scheme: Scheme?

    /// Makes the look that renderers give a bar by themselves.
    public init() {}
}

/// The document that a screen shows.
public struct Document: Equatable, Sendable {
    /// The name by which a person knows it.
    public var name: String
    /// The address of the document, when that can be written down.
    public var address: String?

    /// Makes a document of this name.
    public init(name: String, address: String? = nil) {
        self.name = name
        self.address = address
    }
}

/// The one semantic "back" of a screen (NAV-218).
public struct Back: Equatable, Sendable {
    /// A screen further down than the one beneath.
    public struct Ancestor: Equatable, Sendable {
        /// Its title, or "Back".
        public var title: String
        /// Its depth; -1, -2 and so on for what lies beneath the root, so many steps away.
        public var depth: Int

        /// Makes a screen at this depth.
        public init(title: String, depth: Int) {
            self.title = title
            self.depth = depth
        }
    }

    /// The title of the screen beneath, or "Back".
    public var title: String
    /// The depth that it leads to.
    public var depth: Int
    /// The screens further down that a person may go back to at once, the root first (NAV-023).
    public var ancestors: [Ancestor]

    /// Makes a way back to the screen at this depth.
    public init(title: String, depth: Int, ancestors: [Ancestor] = []) {
        self.title = title
        self.depth = depth
        self.ancestors = ancestors
    }
}

extension ScreenElement: OutlinedRole {
    var outline: String {
        line(
            "screen", title.map(quoted), subtitle.map(quoted),
            titleDisplay == .inline ? nil : titleDisplay.rawValue,
            isTitleShown ? nil : "untitled", isRenamable ? "renamable" : nil,
            document.map { "document \(quoted($0.name))" },
            role == .standard ? nil : role.rawValue, isBarVisible ? nil : "no bar",
            bottomBar.isVisible ? nil : "no bottom bar",
            back.map { "back to \(quoted($0.title))" })
    }
}
