// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing
import WaymarkElements
import WaymarkUI

/// The room in a window: `.compact` shows one column, `.regular` has room for several.
public typealias SizeClass = WaymarkElements.SizeClass

/// A view or an app without a screen, driven by a person's words.
///
/// ```swift
/// @Test func aRecipeHasAScreenOfItsOwn() throws {
///     let screen = Screen { RecipeList() }
///     try screen.press("Soup")
///     #expect(screen.title == "Soup")
///     try screen.back()
/// }
/// ```
///
/// Every action is one event, flushed when it returns. Finding nothing, or two things, throws an
/// error that prints the outline of the screen. Runtime issues that nobody read by the end of the
/// test fail it.
@MainActor public final class Screen {
    let session: ViewSession
    let commands = CommandLog()
    private let unread: UnreadIssues
    let time: ScreenTime
    /// The work that `work` has told so far.
    var reportedWork = Work()

    convenience init(
        _ request: SessionRequest, _ folders: StorageFolders? = nil,
        clock: ScreenClock = .system, content: @MainActor () -> AnyView
    ) {
        let (unread, time) = (UnreadIssues(), ScreenTime(clock))
        let session = time.own {
            ViewSession(
                request, storedIn: folders, onIssue: { unread.note($0) }, content: content)
        }
        self.init(session, unread, time)
    }

    private init(_ session: ViewSession, _ unread: UnreadIssues, _ time: ScreenTime) {
        self.session = session
        self.unread = unread
        self.time = time
        session.attach(commands, isSeen: false)
    }

    // Not isolated, so that it runs within the test that lets go of the screen.
    deinit {
        unread.report()
        time.end()
    }

    /// The issues reported so far. Reading them says that they are expected.
    public var issues: [RuntimeIssue] {
        unread.clear()
        return session.issues
    }

    /// Paths, selections and scene storage, as a killed process would find them; equal where these
    /// are.
    public var savedState: Data { Data(session.savedState) }

    /// Delivers a URL as `onOpenURL` gets it.
    public func open(_ url: URL) { send(.open(url: url.absoluteString), to: session.root) }

    /// Delivers an activity as `onContinueUserActivity` gets it (RES-011).
    public func continueUserActivity(_ activity: NSUserActivity) {
        session.continueUserActivity(activity)
    }

    /// The current activity of the window, as the app says what a person is doing, for another
    /// screen's `continueUserActivity(_:)`.
    public var userActivity: NSUserActivity? { session.userActivity }

    /// Moves the app to the background or back, as views read it from `scenePhase`.
    ///
    /// Apps save what they keep when they go there. A screen that was used goes there by itself
    /// when the test lets go of it.
    public func enter(_ phase: ScenePhase) { session.enter(phase) }

    /// Changes the width class of the window.
    public func resize(to size: SizeClass) { send(.measure(.width(size)), to: session.root) }

    /// Tells the app how large its window is, in points, as a browser does.
    ///
    /// The height says what `verticalSizeClass` is. The width class stays what `resize(to:)` says.
    public func resize(width: Double, height: Double) {
        send(.measure(.window(WindowSize(width: width, height: height))), to: session.root)
    }

    func send(_ action: ElementAction, to element: Element) {
        session.handle(ElementEvent(element.id, action))
    }
}
