// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// A socket that a page asked for: looked at before the connection becomes one.
struct SocketPass: Sendable {
    /// The page that the document was made with, and its token.
    let query: PageQuery
    /// The network that the browser is in; `nil` for this computer.
    let network: String?
    private let request: HTTPRequest
    private let caller: Caller

    /// The pass of a request; `nil` if it is for another path, comes from another site, or is
    /// known at once to name a page that was not made for this person.
    init?(_ head: HTTPRequestHead, from peer: SocketAddress?, site: Site) {
        guard let request = try? HTTPRequest(head, secure: false, splitCookie: false),
            request.method == .get, site.hosts.allows(request.authority ?? "")
        else { return nil }
        let target = Target(request.path ?? "")
        caller = site.caller(request.headerFields, peer: peer)
        query = PageQuery(target.query)
        guard target.path == site.paths.socket,
            SameOrigin.allowsSocket(request, isSecure: caller.isSecure),
            !site.isForeign(query, request, caller)
        else { return nil }
        self.request = request
        network = caller.countedNetwork
    }

    /// Returns the headers that the browser is sent with the socket: a page that stays open for
    /// long asks for no other document, so its cookie is renewed here.
    func headers(in site: Site) -> HTTPHeaders {
        let cookies = Cookies(request.headerFields[values: .cookie])
        let renewal = PersonCookie.renewal(
            in: cookies, signer: site.signer, isSecure: caller.isSecure)
        return renewal.map { ["set-cookie": $0] } ?? [:]
    }

    /// Returns the person who asks, by now; `nil` if they are known no more.
    func visitor(in site: Site) async -> WebVisitor? {
        await site.arrival(of: request, caller)?.visitor
    }

    /// Returns the person that the socket belongs to; `nil` if the page was not made for who asks.
    func owner(in site: Site) async -> WebVisitor? {
        await site.owner(of: query, request, caller)
    }
}
#endif
