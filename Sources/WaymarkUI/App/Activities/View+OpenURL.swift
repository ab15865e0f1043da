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
/// *Differs from Apple:* by default the app's own `onOpenURL` handlers get it.
@MainActor @preconcurrency public struct OpenURLAction {
    /// The result of handling a URL.
    public struct Result: Sendable {
        let isAccepted: Bool

        /// The handler has opened the URL.
        public static let handled = Result(isAccepted: true)
        /// The handler wants nothing to happen with the URL.
        public static let discarded = Result(isAccepted: false)
        /// The handler leaves the URL to the system. *Differs from Apple:* nothing opens it then.
        public static let systemAction = Result(isAccepted: false)
        /// The handler leaves another URL to the system. *Differs from Apple:* nothing opens it.
        public static func systemAction(_ url: URL) -> Result { .systemAction }
    }

    private nonisolated(unsafe) let handler: (URL) -> Result

    /// An action that opens URLs by this closure, to set in the environment of views.
    public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens the URL; whether it was accepted is not told.
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// - Parameter completion: Told whether the URL was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
    /// Opens a URL; set it to handle URLs of your own.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
