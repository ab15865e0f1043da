// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The bars of one screen.
public struct ScreenElement: Equatable, Sendable {
    /// How the title is drawn.
    public enum TitleDisplay: String, Equatable, Sendable { case large, inline, inlineLarge }

    /// What the bar is for: a browser's and an editor's title stands at the leading edge, and an
    /// editor's way back has no words (NAV-224).
    public enum Role: String, Equatable, Sendable { case standard, browser, editor }

    /// The title, when there is one.
    public var title: String?
    /// A smaller line below the title.
    public var subtitle: String?
    /// How the title is drawn.
    public var titleDisplay: TitleDisplay
    /// True if the title is drawn; it is not where a toolbar item stands in its place.
    public var isTitleShown = true
    /// True if a person may edit the title (NAV-204).
    public var isRenamable = false
    /// What the screen is about, where it is a document (NAV-204).
    public var document: Document?
    /// The way back, when there is one and it is shown.
    public var back: Back?
    /// True if the bar is drawn at all.
    public var isBarVisible: Bool
    /// What the bar is for.
    public var role = Role.standard
    /// How the bar at the top looks.
    public var topBar = BarLook()
    /// How the bar at the bottom looks, and whether it is drawn at all.
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

/// What a bar looks like where an app does not leave it to the renderer (NAV-223).
public struct BarLook: Equatable, Sendable {
    /// Whether something is drawn behind the bar's items; `automatic` leaves it to scrolling.
    public enum Background: String, Equatable, Sendable { case automatic, visible, hidden }

    /// Light or dark.
    public enum Scheme: String, Equatable, Sendable { case light, dark }

    /// True if the bar is drawn at all.
    public var isVisible = true
    /// Whether something is drawn behind the bar's items.
    public var background = Background.automatic
    /// What is drawn behind the bar's items; `nil` is the renderer's own.
    public var color: ColorValue?
    /// Light or dark words; `nil` is as around.
    public var scheme: Scheme?

    /// Makes the look that renderers give a bar by themselves.
    public init() {}
}

/// The document that a screen shows.
public struct Document: Equatable, Sendable {
    /// What a person calls it.
    public var name: String
    /// Where it is, when that can be written down.
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
