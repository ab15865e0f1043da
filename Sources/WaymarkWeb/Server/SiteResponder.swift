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
            let target = Target(request.head.path ?? "/")
            if request.method == .post, target.path == FormPost.path { return await act(request) }
            guard request.method == .get || request.method == .head else {
                return .plain(
                    "Only GET and HEAD are answered here.", .methodNotAllowed, allow: true)
            }
            var response =
                if target.isOwn {
                    await own(target, request, context)
                } else {
                    await page(target, request)
                }
            if request.method == .head { response.body = ResponseBody() }
            return response
        }

        private func own(_ target: Target, _ request: Request, _ context: PeerContext) async
            -> Response
        {
            if let asset = site.assets.asset(at: target.path) {
                return .asset(asset, query: target.query, known: request.headers[.ifNoneMatch])
            }
            switch target.path {
            case AtomicSheet.path: return .sheet(AtomicSheet.css(query: target.query))
            case Site.ownPath + "status" where context.isLocal:
                return .json(await site.sessions.status.json)
            case Site.ownPath + "page": return isOwnPage(target, request) ? .nothing : .forbidden
            case SocketPass.path: return .forbidden
            default: return .plain("There is nothing at this address.", .notFound)
            }
        }

        /// Whether a socket for the page in the query would be let in.
        private func isOwnPage(_ target: Target, _ request: Request) -> Bool {
            let query = PageQuery(target.query)
            let cookies = Cookies(request.headers[values: .cookie])
            guard let person = PersonCookie.person(in: cookies, signer: site.signer) else {
                return false
            }
            return site.signer.isToken(query.token, page: query.page, person: person)
        }

        private func page(_ target: Target, _ request: Request) async -> Response {
            guard let route = RoutePath.route(of: target.path) else {
                return .plain("This address is not percent-encoded UTF-8.", .badRequest)
            }
            let cookies = Cookies(request.headers[values: .cookie])
            let cookie = PersonCookie(cookies: cookies, signer: site.signer)
            let size = cookies["waymark-width"].flatMap(SizeClass.init) ?? .regular
            let query = PageQuery(target.query)
            var page = query.page
            let painting: Painting
            var isLive = false
            if let live = await livePainting(page, cookie, seal: cookies[SealCookie.name]) {
                painting = live
                isLive = true
            } else {
                page = Signer.randomName()
                painting = await site.sessions.paint(
                    SessionRequest(
                        route: route, url: address(target, request), size: size,
                        person: cookie.person), page: page)
            }
            let document = PageDocument(
                painting: painting, page: page,
                token: site.signer.token(page: page, person: cookie.person), assets: site.assets,
                isLive: isLive, notice: query.notice)
            return .page(
                document, painting.place.isShort(of: route) ? .notFound : .ok,
                cookie: cookie.isNew ? cookie.header(signer: site.signer) : nil)
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
