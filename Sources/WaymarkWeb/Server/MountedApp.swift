// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Hummingbird
import HummingbirdCore
import ServiceLifecycle
import WaymarkElements

/// An app at a path of your own Hummingbird server, for the people whom that server knows.
///
/// Three things belong together: `addRoutes(to:)` answers for the pages, `server` is what the
/// `Application` is made with, so that pages get their sockets, and the app itself is one of
/// the application's `services`. Documentation/Deploying.md shows all of it.
public struct MountedApp: Service {
    private let site: Site
    private let interval: Duration

    /// Prepares an app to be shown below a path.
    ///
    /// Of the options, those that say where to listen, with which certificate and how to stop
    /// are the server's own matter; `allowedHosts` names what people call it, and `keys` are
    /// what pages outlive a restart with.
    ///
    /// - Parameters:
    ///   - path: Such as `/app`; the app's first screen is there.
    ///   - signIn: The path to which people go whom `identify` does not know, with what they
    ///     came for as `next` in its query, unless that is the app's start; without it they get
    ///     an answer with status 401. Go on to a `next` only if it begins with `path`, and not
    ///     with two slashes or a slash and a backslash, which lead to another site.
    ///   - servesHTTPS: Whether the server itself speaks https, as with `.tls(_:…)` of
    ///     HummingbirdTLS around `server`. What a proxy says is for `options.trustsProxies`.
    ///   - identify: Who makes a request; without it, everybody may come in and a browser is a
    ///     person. It is asked again each minute while a page is open.
    /// - Throws: `WebError.badPath`, `WebError.badHostName`.
    @MainActor public init(
        _ source: SessionSource, at path: String, options: WebOptions = WebOptions(),
        signIn: String? = nil, servesHTTPS: Bool = false,
        identify: WebIdentification? = nil
    ) throws(WebError) {
        let mount = SiteMount(
            paths: try SitePaths(mountedAt: path), isMounted: true,
            isEncrypted: servesHTTPS, identify: identify, signIn: signIn)
        try self.init(source, mount, limits: PageLimits(), options: options)
    }

    @MainActor init(
        _ source: SessionSource, _ mount: SiteMount, limits: PageLimits, options: WebOptions
    ) throws(WebError) {
        try HostList.check(options.allowedHosts)
        site = Site(source: source, limits: limits, options: options, mount: mount)
        interval = limits.sweepInterval
        site.warn(of: options)
    }

    /// The server that an `Application` listens with, in place of `.http1()`.
    public var server: HTTPServerBuilder { .pages(of: site) }

    /// Answers for everything at the path and below it.
    ///
    /// Your middleware runs before it for pages and forms; a socket does not pass through the
    /// router, and asks `identify` alone.
    public func addRoutes<Context: RemoteAddressRequestContext>(to router: Router<Context>) {
        let responder = SiteResponder(site: site)
        for path in [site.paths.base, site.paths.base + "**"] {
            for method in [HTTPRequest.Method.get, .head, .post] {
                router.on(RouterPath(path), method: method) { request, context in
                    await responder.respond(to: request, peer: context.remoteAddress)
                }
            }
        }
    }

    /// Closes all pages of a person, as when they sign out; their browsers load the page again.
    public func endSessions(of person: String) async { await site.sessions.end(person) }

    /// Frees pages that were left, until the server is asked to stop.
    public func run() async throws {
        await cancelWhenGracefulShutdown { [site, interval] in
            await site.sessions.sweep(every: interval)
        }
        await site.sessions.closeAll()
    }
}
#endif
