// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension View {
    /// Handles URLs that come from outside; every handler in the tree gets each URL, covered ones
    /// too (RES-009).
    ///
    /// *Differs from Apple:* in a browser, an address that a page is opened at and of which the
    /// handlers make nothing is answered with "404 Not Found".
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        ExternalEventView(content: self, handler: .url(action))
    }
}

/// Opens a URL.
///
/// Addresses of web pages, mails, calls and messages open outside of the app: in a browser in a
/// window of its own. Any other goes to the app's own `onOpenURL` handlers.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// var body: some View {
///     Button("Write to us") {
///         openURL(URL(string: "mailto:us@example.com")!)
///     }
/// }
/// ```
///
/// *Differs from Apple:* a browser opens no window long after a press; it says so on the page.
@MainActor @preconcurrency public struct OpenURLAction {
    /// The result of handling a URL.
    public struct Result: Sendable {
        fileprivate enum Kind: Sendable { case handled, discarded, system(URL?) }

        fileprivate let kind: Kind

        /// The handler has opened the URL.
        public static let handled = Result(kind: .handled)
        /// The handler wants nothing to happen with the URL.
        public static let discarded = Result(kind: .discarded)
        /// The handler leaves the URL to the system.
        public static let systemAction = Result(kind: .system(nil))
        /// The handler leaves another URL to the system.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private nonisolated(unsafe) let handler: (URL) -> Result
    /// Opens a URL without asking the app; returns false if it cannot.
    fileprivate nonisolated(unsafe) var system: (URL) -> Bool

    /// An action that opens URLs by this closure, to set in the environment of views.
    public nonisolated init(handler: @escaping (URL) -> Result) {
        self.handler = handler
        system = { _ in false }
        isSystem = false
    }

    nonisolated init(system: @escaping (URL) -> Bool) {
        handler = { _ in .systemAction }
        self.system = system
        isSystem = true
    }

    /// True if the app has set no action of its own.
    nonisolated let isSystem: Bool

    /// Opens the URL; whether it was accepted is not told.
    public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens the URL.
    ///
    /// - Parameter completion: Told whether the URL was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    private func open(_ url: URL) -> Bool {
        switch handler(url).kind {
        case .handled: true
        case .discarded: false
        case .system(let other): system(other ?? url)
        }
    }
}

extension URL {
    /// True if other programs than the app open it: browsers, mail, telephone, messages.
    var opensOutside: Bool {
        ["http", "https", "mailto", "tel", "sms"].contains(scheme?.lowercased())
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
    /// Opens a URL; set it to handle URLs of your own.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set {
            var action = newValue
            if !action.isSystem { action.system = openURL.system }
            self[OpenURLKey.self] = action
        }
    }
}
