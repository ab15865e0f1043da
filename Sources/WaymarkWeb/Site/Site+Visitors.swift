// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes

extension Site {
    /// The person who makes a request, and the cookie by which this server will know them again.
    struct Arrival: Sendable {
        var visitor: WebVisitor
        var cookie: String?
    }

    /// Finds out who makes a request; `nil` for somebody unknown where only known people may come
    /// in.
    func arrival(of request: HTTPRequest, _ caller: Caller) async -> Arrival? {
        var arrival = await known(request, caller)
        arrival?.visitor.languages = AcceptedLanguages.names(in: request)
        arrival?.visitor.timeZone = VisitorClock.timeZone(in: request)
        return arrival
    }

    private func known(_ request: HTTPRequest, _ caller: Caller) async -> Arrival? {
        if let identify { return await identify(request).map { Arrival(visitor: $0) } }
        let cookie = PersonCookie(
            cookies: Cookies(request.headerFields[values: .cookie]), signer: signer,
            isSecure: caller.isSecure)
        return Arrival(
            visitor: WebVisitor(id: cookie.person),
            cookie: cookie.isNew
                ? cookie.header(signer: signer, isSecure: caller.isSecure) : nil)
    }

    /// The person for whom the page in a query was made, if they ask for it themselves.
    func owner(of query: PageQuery, _ request: HTTPRequest, _ caller: Caller) async
        -> WebVisitor?
    {
        guard let visitor = await arrival(of: request, caller)?.visitor,
            signer.isToken(query.token, page: query.page, person: visitor.id)
        else { return nil }
        return visitor
    }

    /// True if it can be said at once that the page in a query is somebody else's.
    func isForeign(_ query: PageQuery, _ request: HTTPRequest, _ caller: Caller) -> Bool {
        if identify != nil { return false }
        let cookies = Cookies(request.headerFields[values: .cookie])
        let person = PersonCookie.person(
            in: cookies, signer: signer, isSecure: caller.isSecure)
        guard let person else { return true }
        return !signer.isToken(query.token, page: query.page, person: person)
    }
}
#endif
