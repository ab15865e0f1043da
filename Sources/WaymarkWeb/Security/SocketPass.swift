// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Foundation
    import NIOHTTP1

    /// Who a socket belongs to: asked before the connection becomes one.
    struct SocketPass: Equatable, Sendable {
        static let path = Site.ownPath + "socket"

        /// The page that the document was made with.
        let page: String
        let person: String

        /// The pass of a request; `nil` if it is for another path, comes from another site, or
        /// names a page that was not made here for this person.
        init?(_ head: HTTPRequestHead, signer: Signer) {
            let parts = head.uri.split(separator: "?", maxSplits: 1)
            guard head.method == .GET, parts.count == 2, parts[0] == Self.path,
                Self.isSameOrigin(head.headers)
            else { return nil }
            let query = PageQuery(String(parts[1]))
            let cookies = Cookies(head.headers["cookie"])
            guard let person = PersonCookie.person(in: cookies, signer: signer),
                signer.isToken(query.token, page: query.page, person: person)
            else { return nil }
            page = query.page
            self.person = person
        }

        /// Whether `Origin` names exactly the host that was asked.
        private static func isSameOrigin(_ headers: HTTPHeaders) -> Bool {
            let origins = headers["origin"]
            let hosts = headers["host"]
            guard origins.count == 1, hosts.count == 1,
                let scheme = origins[0].range(of: "://"),
                ["http", "https"].contains(origins[0][..<scheme.lowerBound].lowercased())
            else { return false }
            return origins[0][scheme.upperBound...].lowercased() == hosts[0].lowercased()
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
