// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One running copy of an app, for one person in one window.
///
/// A renderer's host makes one per page or terminal, attaches a renderer, hands it what a person
/// does, and closes it at the end.
@MainActor public protocol Session: AnyObject {
    /// The tree of all that is on screen now.
    var root: Element { get }
    /// Handles one event: one transaction, one flush, at most one call of `Renderer.apply(_:)`. A
    /// stale id is ignored.
    func handle(_ event: ElementEvent)
    /// Shows this session in a renderer from now on, beginning with the whole tree; `nil` lets it
    /// run unseen.
    func attach(_ renderer: (any Renderer)?)
    /// Paths, selections, tabs and scene storage, as a killed process would find them again.
    var savedState: [UInt8] { get }
    /// Another number after each change of `savedState`; costs nothing to ask for.
    var stateVersion: Int { get }
    /// The problems found in the app so far, for those who write it.
    var problems: [String] { get }
    /// The number of bodies that ran so far; a server counts them per patch.
    var bodiesRun: Int { get }
    /// The language that it shows, by a name such as `de`; `nil` is the one that the app was written
    /// in.
    var language: String? { get }
    /// True if the address that the session started at leads further than the app went; a page of
    /// it is "404 Not Found", with what was found.
    var missesAddress: Bool { get }
    /// The element that has the keyboard's focus, as far as the session knows; a renderer that
    /// begins gives it the focus.
    var focusedElement: ElementID? { get }
    /// Unmounts everything; later events are ignored.
    func close()
}

extension Session {
    /// Nothing: a session that looks for problems says so itself.
    public var problems: [String] { [] }
    /// That of the app: a session that chooses among several says so itself.
    public var language: String? { nil }
    /// None: a session that evaluates views says how many.
    public var bodiesRun: Int { 0 }
    /// None: a session that follows the focus says which.
    public var focusedElement: ElementID? { nil }
    /// Never: a session that follows addresses says so itself.
    public var missesAddress: Bool { false }
}

/// The conditions under which a session starts.
public struct SessionRequest: Sendable {
    /// The route to start at, as the address bar has it.
    public var route: [String]
    /// The address as a whole; the app hears of it where the route does not lead all the way.
    public var url: String?
    /// The size class of the window at first.
    public var size: SizeClass
    /// The size of the window at first; `nil` where nobody has measured it.
    public var window: WindowSize?
    /// The person whose lasting settings (`AppStorage`) apply; sessions of one person share them.
    public var person: String
    /// The facts that a server with accounts knows of the person; the app finds them in its
    /// environment.
    public var user: (any Sendable)?
    /// The languages that the person reads, the best first, by names such as `de-AT`; without any,
    /// the app shows that of the process.
    public var languages: [String]
    /// The name of the time zone of the person's clock, such as `Europe/Vienna`; without one, or
    /// with one that is not known, the app counts in that of the process.
    public var timeZone: String?
    /// The state that an earlier session saved.
    public var savedState: [UInt8]?

    /// Makes a request; without arguments, a wide window at the app's first screen.
    public init(
        route: [String] = [], url: String? = nil, size: SizeClass = .regular,
        person: String = "", user: (any Sendable)? = nil, languages: [String] = [],
        timeZone: String? = nil, savedState: [UInt8]? = nil
    ) {
        self.route = route
        self.url = url
        self.size = size
        self.person = person
        self.user = user
        self.languages = languages
        self.timeZone = timeZone
        self.savedState = savedState
    }
}

/// Starts sessions of one app.
public struct SessionSource: Sendable {
    /// The app's name, for titles and cookies.
    public let name: String
    /// Starts one session.
    public let start: @MainActor @Sendable (SessionRequest) -> any Session

    /// Makes a source of the app with this name.
    public init(
        name: String, start: @escaping @MainActor @Sendable (SessionRequest) -> any Session
    ) {
        self.name = name
        self.start = start
    }
}
