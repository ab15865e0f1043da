// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import WaymarkElements

/// Answers every request that does not become a socket.
struct SiteResponder: HTTPResponder {
    let site: Site

    func respond(to request: Request, context: PeerContext) async throws -> Response {
        await respond(to: request, peer: context.peer)
    }

    /// - Parameter peer: The other end of the connection.
    func respond(to request: Request, peer: SocketAddress?) async -> Response {
        let caller = site.caller(request.headers, peer: peer)
        let start = site.uptime
        var response = await answer(request, caller)
        note(request, response, caller, after: site.uptime - start)
        if request.method == .head { response.leaveOutBody() }
        if staysSecure(request, caller) {
            response.headers[.strictTransportSecurity] = "max-age=31536000"
        }
        return response
    }

    /// True if browsers are told to come by https alone: a name that a mounted app has with others
    /// is not its own, and on one's own computer it is that of every program.
    private func staysSecure(_ request: Request, _ caller: Caller) -> Bool {
        caller.isSecure && !site.isMounted && !HostList.isOfThisComputer(request.host)
    }

    private func answer(_ request: Request, _ caller: Caller) async -> Response {
        let host = request.host
        let target = Target(request.head.path ?? "/")
        let isRead = request.method == .get || request.method == .head
        if isRead, let answer = health(target) { return answer }
        guard request.namesOneHost, site.hosts.allows(host) else {
            site.metrics.refused(.host)
            return request.namesOneHost
                ? .unknownHost(host, isMounted: site.isMounted)
                : .plain("The request names two hosts.", .badRequest)
        }
        guard request.head.path?.utf8.count ?? 0 <= site.limits.addressSize else {
            let sentence = "This address is longer than those of this server."
            return site.notice("Too long", sentence, .uriTooLong, for: request)
        }
        if let answer = await metrics(target, caller) { return answer }
        let isOwn = site.paths.isOwn(target.path)
        if target.path == site.paths.form || !isOwn {
            guard await mayDraw(caller) else { return tooFast(request) }
        }
        if request.method == .post, target.path == site.paths.form {
            return await act(request, caller)
        }
        guard isRead else {
            return .plain(
                "Only GET and HEAD are answered here.", .methodNotAllowed, allow: true)
        }
        if isOwn { return await own(target, request, caller) }
        return await page(target, request, caller)
    }

    func full(_ request: Request) -> Response {
        site.metrics.refused(.full)
        let sentence =
            "The server has as many open pages as it can keep, for you or for all. Close some, or "
            + "try again later."
        return site.notice("No room", sentence, .serviceUnavailable, for: request)
            .retrying(after: 30)
    }

    func tooFast(_ request: Request) -> Response {
        site.metrics.refused(.rate)
        let sentence =
            "Your network asks for too many pages. Wait a second, then reload this one."
        return site.notice("Too fast", sentence, .tooManyRequests, for: request)
            .retrying(after: 1)
    }

    /// Answers what machines ask a server of its own; they may call it by any name.
    private func health(_ target: Target) -> Response? {
        if site.isMounted { return nil }
        let isReady = site.health.isReady
        switch target.path {
        case "/healthz": return .plain("ok", .ok)
        case "/readyz" where isReady: return .plain("ready", .ok)
        case "/readyz": return .plain("stopping", .serviceUnavailable)
        case "/favicon.ico": return .asset(site.assets.icon, query: "", for: [:])
        default: return nil
        }
    }

    private func metrics(_ target: Target, _ caller: Caller) async -> Response? {
        let isOpen = caller.isLocal || site.showsMetricsToAll
        guard !site.isMounted, isOpen, target.path == "/metrics" else { return nil }
        let status = await site.sessions.status
        return .metrics(
            site.metrics.text(
                status, connections: site.connections.count, isReady: site.health.isReady))
    }

    /// The address without its query, which can hold secrets.
    private func note(
        _ request: Request, _ response: Response, _ caller: Caller, after time: Duration
    ) {
        site.metrics.answered(response.status.code, after: time)
        site.logger.info(
            "request",
            metadata: [
                "method": "\(request.method)", "network": "\(caller.network)",
                "path": "\(printable(Target(request.head.path ?? "/").path.prefix(1_000)))",
                "status": "\(response.status.code)",
                "milliseconds": "\(time / .milliseconds(1))",
            ])
    }

    /// A path in characters that do nothing to who reads them.
    private func printable(_ path: Substring) -> String {
        path.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: "!"..."~"))
            ?? ""
    }

    /// True if a page may be drawn; this computer may have as many as it likes.
    private func mayDraw(_ caller: Caller) async -> Bool {
        if caller.isLocal { return true }
        return await site.drawing.takes(caller.network, at: site.uptime)
    }

    private func own(_ target: Target, _ request: Request, _ caller: Caller) async -> Response {
        if let asset = site.assets.asset(at: target.path) {
            return .asset(asset, query: target.query, for: request.headers)
        }
        if let picture = AppPicture(at: target.path, below: site.paths) {
            return .picture(picture, query: target.query)
        }
        switch target.path {
        case site.paths.sheet:
            return .sheet(AtomicSheet.css(query: target.query), for: request.headers)
        case InstalledApp.manifestPath(site.paths):
            guard let installed = site.installed else { break }
            return .manifest(installed.manifest(name: site.name, site.paths))
        case site.paths.own + "status" where caller.isLocal:
            return .json(await site.sessions.status.json)
        case site.paths.own + "page":
            let owner = await site.owner(of: PageQuery(target.query), request.head, caller)
            let sentence = "This page needs cookies that the server knows."
            return owner == nil ? .plain(sentence, .forbidden) : .nothing
        case site.paths.socket:
            site.metrics.refused(.origin)
            if !SameOrigin.allowsSocket(request.head, isSecure: caller.isSecure) {
                site.faults.noteForeign(request.head, at: site.uptime)
            }
            return .forbidden
        default: break
        }
        let sentence = "There is nothing at this address."
        return site.notice("Not found", sentence, .notFound, for: request)
    }

    private func page(
        _ target: Target, _ request: Request, _ caller: Caller
    ) async -> Response {
        guard let route = site.paths.route(of: target.path) else {
            let sentence = "This address is not percent-encoded UTF-8."
            return site.notice("Not an address", sentence, .badRequest, for: request)
        }
        guard let arrival = await site.arrival(of: request.head, caller) else {
            return unknownVisitor(request, wanting: request.head.path ?? site.paths.base)
        }
        let visitor = arrival.visitor
        guard await site.sessions.admits(visitor.id, from: caller.countedNetwork) else {
            return full(request)
        }
        let query = FormAnswer(target.query)
        let live = await livePage(query.page, visitor, request, caller)
        let isExpired = live == nil && !query.page.isEmpty
        let loss: Notice? = isExpired ? .expired : live?.lacks.isEmpty == false ? .anew : nil
        let page = live == nil ? Signer.randomName() : query.page
        let prerendered: PrerenderedPage
        if let live {
            await live.page.come(to: route)
            prerendered = await live.page.prerendered
        } else {
            prerendered = await site.sessions.prerender(
                SessionRequest(
                    route: route,
                    url: query.isOne ? nil : address(of: request, caller),
                    size: WindowWidth.guess(for: request), person: visitor.id,
                    user: visitor.user, languages: visitor.languages,
                    timeZone: visitor.timeZone), page: page)
        }
        let document = PageDocument(
            prerendered: prerendered, page: page,
            token: site.signer.token(page: page, person: visitor.id), assets: site.assets,
            paths: site.paths, language: prerendered.language ?? site.language,
            installed: site.installed,
            session: live?.page.name,
            notice: query.notice ?? loss, address: target.path + query.withoutNotice,
            person: site.identify == nil ? nil : site.signer.mark(of: visitor.id))
        return .page(
            document, prerendered.missesAddress ? .notFound : .ok, cookie: arrival.cookie,
            packed: Gzip.isTaken(by: request.headers))
    }
}

extension SiteResponder {
    /// The whole address, as the app hears of it.
    private func address(of request: Request, _ caller: Caller) -> String? {
        if request.host.isEmpty { return nil }
        return (caller.isSecure ? "https://" : "http://") + request.host
            + (request.head.path ?? "/")
    }

    /// A page whose form was sent, here or to another process.
    private func livePage(
        _ page: String, _ visitor: WebVisitor, _ request: Request, _ caller: Caller
    ) async -> (page: PageSession, lacks: SealedState.Extras)? {
        if page.isEmpty { return nil }
        let seal = Cookies(request.headers[values: .cookie])[SealCookie.name(caller)]
        return try? await site.sessions.claim(
            page, of: visitor, from: caller.countedNetwork, seal: seal ?? "")
    }

    /// Answers somebody whom the server does not know: leads them to the app's sign-in, together
    /// with what they came for, or says that they are not signed in.
    func unknownVisitor(_ request: Request, wanting wanted: String) -> Response {
        if let signIn = site.signIn {
            let target = Target(wanted)
            let isStart =
                target.query.isEmpty && site.paths.route(of: target.path)?.isEmpty == true
            return .seeOther(isStart ? signIn : signIn.asking(for: wanted), cookie: nil)
        }
        let sentence = "You are not signed in to this server."
        return site.notice("Not signed in", sentence, .unauthorized, for: request)
    }
}

extension Request {
    /// The host that it is for; empty if it names none.
    fileprivate var host: String { head.authority ?? hostField ?? "" }

    /// True if it is for one host alone: over HTTP/2 a request can name it twice.
    fileprivate var namesOneHost: Bool { hostField.map { $0 == host } ?? true }

    private var hostField: String? { HTTPField.Name("host").flatMap { headers[$0] } }
}

extension String {
    /// This address with another one as its `next`.
    fileprivate func asking(for address: String) -> String {
        var bytes = Array((self + (contains("?") ? "&" : "?") + "next=").utf8)
        for byte in address.utf8 {
            byte == UInt8(ascii: "/") ? bytes.append(byte) : bytes.appendPercentEncoded(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
#endif
