// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import HTTPTypes
    import Hummingbird
    import NIOCore
    import WaymarkElements

    /// Answers every request that does not become a socket.
    struct SiteResponder: HTTPResponder {
        let site: Site

        func respond(to request: Request, context: PeerContext) async throws -> Response {
            let caller = site.caller(request.headers, peer: context.peer)
            let start = site.uptime
            var response = await answer(request, caller)
            note(request, response, caller, after: site.uptime - start)
            if request.method == .head { response.body = ResponseBody() }
            if caller.isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
            return response
        }

        private func answer(_ request: Request, _ caller: Caller) async -> Response {
            let host = request.head.authority ?? ""
            let target = Target(request.head.path ?? "/")
            if let answer = await operation(target, caller) { return answer }
            guard site.hosts.allows(host) else {
                site.metrics.refused(.host)
                return .unknownHost(host)
            }
            if target.path == FormPost.path || !target.isOwn {
                guard await mayDraw(caller) else { return tooFast(request) }
            }
            if request.method == .post, target.path == FormPost.path {
                return await act(request, caller)
            }
            guard request.method == .get || request.method == .head else {
                return .plain(
                    "Only GET and HEAD are answered here.", .methodNotAllowed, allow: true)
            }
            if target.isOwn { return await own(target, request, caller) }
            return await page(target, request, caller)
        }

        private func tooFast(_ request: Request) -> Response {
            site.metrics.refused(.rate)
            let sentence =
                "Your network asks for too many pages. Wait a second, then reload this one."
            return site.notice("Too fast", sentence, .tooManyRequests, for: request)
                .retrying(after: 1)
        }

        /// What machines ask a server; they may call it by any name.
        private func operation(_ target: Target, _ caller: Caller) async -> Response? {
            let isReady = site.health.isReady
            switch target.path {
            case "/healthz": return .plain("ok", .ok)
            case "/readyz" where isReady: return .plain("ready", .ok)
            case "/readyz": return .plain("stopping", .serviceUnavailable)
            case "/metrics" where caller.isLocal || site.showsMetricsToAll:
                return .metrics(site.metrics.text(await site.sessions.status, isReady: isReady))
            case "/favicon.ico": return .asset(site.assets.icon, query: "", known: nil)
            default: return nil
            }
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
                    "path": "\(Target(request.head.path ?? "/").path)",
                    "status": "\(response.status.code)",
                    "milliseconds": "\(time / .milliseconds(1))",
                ])
        }

        /// Whether a page may be drawn; this computer may have as many as it likes.
        private func mayDraw(_ caller: Caller) async -> Bool {
            if caller.isLocal { return true }
            return await site.drawing.takes(caller.network, at: site.uptime)
        }

        private func own(_ target: Target, _ request: Request, _ caller: Caller) async -> Response {
            if let asset = site.assets.asset(at: target.path) {
                return .asset(asset, query: target.query, known: request.headers[.ifNoneMatch])
            }
            switch target.path {
            case AtomicSheet.path: return .sheet(AtomicSheet.css(query: target.query))
            case Site.ownPath + "status" where caller.isLocal:
                return .json(await site.sessions.status.json)
            case Site.ownPath + "page":
                let owner = site.owner(of: PageQuery(target.query), request.head, caller)
                return owner == nil ? .forbidden : .nothing
            case SocketPass.path:
                site.metrics.refused(.origin)
                return .forbidden
            default:
                let sentence = "There is nothing at this address."
                return site.notice("Not found", sentence, .notFound, for: request)
            }
        }

        private func page(
            _ target: Target, _ request: Request, _ caller: Caller
        ) async -> Response {
            guard let route = RoutePath.route(of: target.path) else {
                let sentence = "This address is not percent-encoded UTF-8."
                return site.notice("Not an address", sentence, .badRequest, for: request)
            }
            let cookies = Cookies(request.headers[values: .cookie])
            let cookie = PersonCookie(
                cookies: cookies, signer: site.signer, isSecure: caller.isSecure)
            guard await site.sessions.admits(cookie.person) else {
                site.metrics.refused(.full)
                let sentence = "The server has as many open pages as it can keep. Try again later."
                return site.notice("No room", sentence, .serviceUnavailable, for: request)
                    .retrying(after: 30)
            }
            let size = cookies["waymark-width"].flatMap(SizeClass.init) ?? .regular
            let query = PageQuery(target.query)
            var page = query.page
            let painting: Painting
            var isLive = false
            if let live = await livePainting(page, cookie, seal: cookies[SealCookie.name(caller)]) {
                painting = live
                isLive = true
            } else {
                page = Signer.randomName()
                painting = await site.sessions.paint(
                    SessionRequest(
                        route: route, url: address(target, request), size: size,
                        person: cookie.person), page: page)
            }
            let isShort = painting.place.isShort(of: route)
            let document = PageDocument(
                painting: painting, page: page,
                token: site.signer.token(page: page, person: cookie.person), assets: site.assets,
                isLive: isLive, notice: query.notice, isShort: isShort,
                isDeveloping: site.isDeveloping)
            return .page(
                document, isShort ? .notFound : .ok,
                cookie: cookie.isNew
                    ? cookie.header(signer: site.signer, isSecure: caller.isSecure) : nil)
        }
    }

    extension SiteResponder {
        /// The whole address, as the app hears of it; not that of a page that begins anew.
        private func address(_ target: Target, _ request: Request) -> String? {
            guard let host = request.head.authority, PageQuery(target.query).notice == nil else {
                return nil
            }
            return "http://" + host + (request.head.path ?? "/")
        }

        /// A page whose form was sent, here or to another process.
        private func livePainting(
            _ page: String, _ cookie: PersonCookie, seal: String?
        ) async -> Painting? {
            guard !page.isEmpty, !cookie.isNew else { return nil }
            let live = try? await site.sessions.claim(
                page, person: cookie.person, seal: seal ?? "")
            return await live?.painting
        }
    }

    extension ServerMessage.Place {
        /// Whether the app went only a part of the way, or none: the page shows how far.
        fileprivate func isShort(of wanted: [String]) -> Bool {
            route.count < wanted.count && wanted.starts(with: route)
        }
    }

    /// What a request asks for: path and query, as they were sent.
    struct Target: Equatable, Sendable {
        let path: String
        let query: String

        init(_ text: String) {
            let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            path = parts.first.map(String.init) ?? "/"
            query = parts.count > 1 ? String(parts[1]) : ""
        }

        /// Whether this is no screen of the app.
        var isOwn: Bool { path.hasPrefix(Site.ownPath) || path + "/" == Site.ownPath }
    }
#endif
