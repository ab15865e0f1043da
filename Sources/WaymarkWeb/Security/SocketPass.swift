// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import HTTPTypes
    import NIOCore
    import NIOHTTP1
    import NIOHTTPTypesHTTP1

    /// Who a socket belongs to: asked before the connection becomes one.
    struct SocketPass: Equatable, Sendable {
        static let path = Site.ownPath + "socket"

        /// The page that the document was made with.
        let page: String
        let person: String
        /// Where the browser is; `nil` for this computer.
        let network: String?

        /// The pass of a request; `nil` if it is for another path, comes from another site, or
        /// names a page that was not made here for this person.
        init?(_ head: HTTPRequestHead, from peer: SocketAddress?, site: Site) {
            guard let request = try? HTTPRequest(head, secure: false, splitCookie: false),
                request.method == .get, site.hosts.allows(request.authority ?? "")
            else { return nil }
            let target = Target(request.path ?? "")
            let caller = site.caller(request.headerFields, peer: peer)
            guard target.path == Self.path,
                SameOrigin.allowsSocket(request, isSecure: caller.isSecure),
                let person = site.owner(of: PageQuery(target.query), request, caller)
            else { return nil }
            page = PageQuery(target.query).page
            self.person = person
            network = caller.isLocal ? nil : caller.network
        }
    }

    /// The page and what belongs to it in a query, such as `page=…&token=…`.
    struct PageQuery: Sendable {
        private(set) var page = ""
        private(set) var token = ""
        private(set) var notice: Notice?

        init(_ query: String) {
            for pair in query.split(separator: "&") {
                let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { continue }
                if parts[0] == "page" { page = parts[1] }
                if parts[0] == "token" { token = parts[1] }
                if parts[0] == "notice" { notice = Notice(rawValue: parts[1]) }
            }
        }
    }
#endif
