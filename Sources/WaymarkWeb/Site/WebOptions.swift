// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The options of a server: where it listens, with which secrets, and what its pages are like.
public struct WebOptions: Sendable {
    /// The name or address to listen on; `127.0.0.1` is seen by this computer only.
    public var host: String
    /// The port; 0 takes any that is free.
    public var port: Int
    /// Names besides `host` and this computer's own that pages may be asked for by, such as
    /// the one that a proxy serves; `*` is any name, for servers that check it elsewhere.
    public var allowedHosts: [String] = []
    /// True if `X-Forwarded-Proto` and `X-Forwarded-For` are believed: only if nobody but a
    /// proxy can connect, or else anybody can write them.
    public var trustsProxies = false
    /// The files with which the server speaks https; `nil` speaks plain http.
    public var certificate: WebCertificate?
    /// The log that is written to standard error.
    public var log = WebLog()
    /// True if everybody who can connect may read `/metrics`, and not only this computer.
    public var showsMetricsToAll = false
    /// The time for which `/readyz` says no before the server stops to listen.
    public var drain: Duration = .zero
    /// True if pages help those who write them: `?latency=200` delays each message by so many
    /// milliseconds. By default only in debug builds.
    public var isDeveloping = Self.isDebugBuild
    /// The keys that sign cookies and seal pages: the same for every process of a site.
    public var keys: WebKeys
    /// The attribute that holds accessibility identifiers in pages, for test tools that look
    /// for one of their own, such as `data-testid`.
    public var identifierAttribute = "data-identifier"
    /// The language of the app's words, as a BCP 47 tag such as `de` or `pt-BR`; assistive
    /// technology reads them so.
    public var language = "en"
    /// The app's changes to the looks.
    public var theme: WebTheme?
    /// Called with the address, such as `http://127.0.0.1:8080`, once pages can be asked for.
    public var onReady: (@Sendable (String) -> Void)?

    /// Describes where to listen; without keys, pages do not outlive the process.
    public init(
        host: String = "127.0.0.1", port: Int = 8080, keys: WebKeys = .ofThisProcess,
        onReady: (@Sendable (String) -> Void)? = nil
    ) {
        self.host = host
        self.port = port
        self.keys = keys
        self.onReady = onReady
    }

    private static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }
}
#endif
