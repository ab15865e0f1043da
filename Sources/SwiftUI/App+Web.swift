// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import WaymarkElements
import WaymarkUI
import WaymarkWeb

extension MountedApp {
    /// Prepares an app to be shown below a path of your own Hummingbird server.
    ///
    /// - Parameters:
    ///   - path: Such as `/app`; the app's first screen is there.
    ///   - signIn: The path to which people go whom `identify` does not know; without it they
    ///     get an answer with status 401.
    ///   - servesHTTPS: Whether the server itself speaks https, as with `.tls(_:…)` of
    ///     HummingbirdTLS around `server`. What a proxy says is for `options.trustsProxies`.
    ///   - identify: Who makes a request; the app finds the person in
    ///     `@Environment(\.webRequest)`. Without it, everybody may come in.
    /// - Throws: `WebError.badPath`, `WebError.badHostName`.
    @MainActor public init<A: App>(
        _ app: A.Type, at path: String, options: WebOptions = WebOptions(),
        signIn: String? = nil, servesHTTPS: Bool = false,
        identify: WebIdentification? = nil
    ) throws(WebError) {
        try self.init(
            SessionSource(A.self), at: path, options: options, signIn: signIn,
            servesHTTPS: servesHTTPS, identify: identify)
    }
}

extension WebServer {
    /// Serves an app until the process is asked to stop, for a `main` of your own; an app's
    /// own `main` does the same with the options of the command line.
    ///
    /// - Throws: `WebError` when it cannot listen where the options say.
    public static func run<A: App>(_ app: A.Type, options: WebOptions = WebOptions())
        async throws
    {
        try await run(SessionSource(A.self), options: options)
    }
}

extension SessionSource {
    /// Sessions of an app, which is called as its type unless it has a name.
    init<A: App>(_ app: A.Type, name: String? = nil) {
        self.init(name: name ?? String(describing: A.self)) {
            ViewSession(app: A.self, $0)
        }
    }
}
#endif
