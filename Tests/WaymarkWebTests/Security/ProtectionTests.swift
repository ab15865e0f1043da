// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import WaymarkWeb

/// Tests of the protections of a running server: against other sites, other hosts and floods.
@Suite(.timeLimit(.minutes(5))) struct ProtectionTests {
    @Test(arguments: ["/", "/_waymark/status", "/_waymark/waymark.js", "/_waymark/socket?x=1"])
    func aNameThatAnAttackerLeadsHereGetsNothing(path: String) async throws {
        try await withServer { server in
            let answer = try await server.request(path, host: "evil.example:\(server.port)")
            #expect(answer.status == 421)
            #expect(
                answer.body == "This server does not answer for 'evil.example:\(server.port)'."
                    + " If it should, start it with --allow-host NAME.\n")
            #expect(answer.headers["set-cookie"] == nil)
        }
    }

    @Test(arguments: ["http://evil.example", "null"])
    func aFormOfAnotherSiteIsRefused(origin: String) async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let answer = try await server.request(
                "/_waymark/act", method: "POST",
                headers: ["origin": origin, "cookie": visit.cookie],
                body: "page=\(visit.page)&token=\(visit.token)&press=10")
            #expect(answer.status == 403)
            #expect(
                try await server.request("/_waymark/status").body.contains("\"sessions\":0"))
        }
    }

    @Test func anAllowedNameIsAnswered() async throws {
        try await withServer(options: .with(\.allowedHosts, ["books.example"])) { server in
            let known = try await server.request("/", host: "books.example")
            let unknown = try await server.request("/", host: "other.example")
            #expect(known.status == 200 && unknown.status == 421)
        }
    }

    /// RFC 9112, 3.2.2
    @Test(arguments: [
        ("http://evil.example/", "HOST", 421), ("HTTPS://evil.example?a=/", "HOST", 421),
        ("http://me@HOST/", "HOST", 421), ("http:///", "HOST", 400),
        ("http://HOST/nowhere", "evil.example", 404), ("http://HOST", "evil.example", 200),
    ])
    func aTargetThatNamesItsHostCountsByThat(
        target: String, host: String, status: Int
    ) async throws {
        try await withServer { server in
            let own = { (text: String) in text.replacing("HOST", with: server.host) }
            let answer = try await server.request(own(target), host: own(host))
            #expect(answer.status == status)
        }
    }

    @Test func aRequestThatNamesTwoHostsIsRefused() async throws {
        let site = await Site(
            source: CounterApp.source, limits: PageLimits(), options: WebOptions())
        let requests: [(String?, String, Int)] = [
            ("localhost", "localhost", 200), ("localhost", "evil.example", 400),
            (nil, "localhost", 200), (nil, "evil.example", 421),
        ]
        for (authority, field, status) in requests {
            let head = HTTPRequest(
                method: .get, scheme: "https", authority: authority, path: "/",
                headerFields: [try #require(HTTPField.Name("host")): field])
            let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
            let answer = await SiteResponder(site: site).respond(to: request, peer: nil)
            #expect(answer.status.code == status)
        }
    }

    @Test func aSocketForAnotherNameIsRefused() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let socket = try await PageSocket(
                server, page: visit.page, token: visit.token, cookie: visit.cookie,
                origin: "http://evil.example", host: "evil.example")
            #expect(await socket.status == 421)
        }
    }

    @Test func aSocketOnAConnectionThatWasUsedIsToBeAskedForOnANewOne() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let stream = try await ByteStream(port: server.port)
            try await stream.write(
                Array("GET /healthz HTTP/1.1\r\nhost: \(server.host)\r\n\r\n".utf8))
            _ = try await stream.read()
            let head = PageSocket.head(
                page: visit.page, token: visit.token, cookie: visit.cookie, host: server.host,
                origin: "http://\(server.host)")
            try await stream.write(Array(head.utf8))
            var rest: [UInt8] = []
            while let more = try await stream.read() { rest += more }
            #expect(!String(decoding: rest, as: UTF8.self).contains("HTTP/1.1"))
            let socket = try await visit.socket()
            #expect(await socket.status == 101)
        }
    }

    @Test func aSocketThatNeverJoinsIsClosedAndOneThatJoinedStays() async throws {
        var limits = PageLimits()
        limits.timeToJoin = .seconds(10)
        try await withServer(limits: limits) { server in
            let joined = try await Visit(server).joined()
            let silent = try await Visit(server).socket()
            #expect(
                try await silent.next()
                    == .close(code: 4408, reason: "No sign of life. Connect again."))
            try await joined.send(#"{"k":"event","s":1,"id":999,"a":"press"}"#)
            #expect(try await joined.next() == .text(#"{"k":"done","s":1}"#))
        }
    }

    @Test func aSocketThatAnswersNoPingIsClosed() async throws {
        var limits = PageLimits()
        limits.pingInterval = .milliseconds(100)
        try await withServer(limits: limits) { server in
            let visit = try await Visit(server)
            let socket = try await visit.socket()
            try await socket.send(visit.join(digest: visit.digest))
            var end = try await socket.next()
            if case .text = end { end = try await socket.next() }
            #expect(end == .close(code: 4408, reason: "No sign of life. Connect again."))
        }
    }

    @Test func aNetworkThatFloodsWithGetsIsSlowedAndOthersAreNot() async throws {
        var limits = PageLimits()
        limits.drawingBurst = 3
        limits.drawingRate = 0
        try await withServer(limits: limits, options: .with(\.trustsProxies, true)) { server in
            var answers: [RunningServer.Answer] = []
            for _ in 0..<6 { answers.append(try await get(server, for: "192.0.2.1")) }
            #expect(answers.map(\.status) == [200, 200, 200, 429, 429, 429])
            #expect(answers[3].headers["retry-after"] == "1")
            #expect(
                answers[3].body == "Your network asks for too many pages. "
                    + "Wait a second, then reload this one.\n")
            #expect(try await get(server, for: "192.0.2.2").status == 200)
            #expect(try await server.request("/").status == 200)
            let status = try await server.request("/_waymark/status").body
            #expect(status == #"{"sessions":0,"connected":0,"mounted":5,"freed":5}"#)
        }
    }

    private func get(_ server: RunningServer, for address: String) async throws
        -> RunningServer.Answer
    {
        try await server.request("/", headers: ["x-forwarded-for": address])
    }

    @Test func overHTTPSCookiesAreTheHostsOwnAndBrowsersStayThere() async throws {
        let https = ["x-forwarded-proto": "https"]
        var options = WebOptions.with(\.trustsProxies, true)
        options.allowedHosts = ["books.example"]
        try await withServer(options: options) { server in
            let answer = try await server.request("/", headers: https, host: "books.example")
            #expect(answer.cookie?.hasPrefix("__Host-waymark-person-Counter=") == true)
            #expect(answer.headers["strict-transport-security"] == "max-age=31536000")
            let own = try await server.request("/", headers: https, host: "localhost")
            #expect(own.headers["strict-transport-security"] == nil)
        }
        try await withServer { server in
            let answer = try await server.request("/", headers: https)
            #expect(answer.cookie?.hasPrefix("waymark-person-Counter=") == true)
            #expect(answer.headers["strict-transport-security"] == nil)
        }
    }

    @Test func whatIsForThisComputerIsNotForThoseBehindAProxy() async throws {
        try await withServer { server in
            let proxied = try await server.request(
                "/_waymark/status", headers: ["x-forwarded-for": "192.0.2.1"])
            #expect(proxied.status == 404)
        }
    }

    @Test func aTokenOfAnEarlierDocumentIsForItsOwnPageOnly() async throws {
        try await withServer { server in
            let first = try await Visit(server)
            let second = try await Visit(server, cookie: first.cookie)
            let replayed = try await PageSocket(
                server, page: second.page, token: first.token, cookie: first.cookie)
            #expect(await replayed.status == 403)
        }
    }

    @Test func everyAnswerThatCanBeADocumentForbidsWhatPagesDoNotNeed() async throws {
        try await withServer { server in
            for path in ["/", "/_waymark/icon.svg", "/_waymark/none", "/nowhere"] {
                let headers = try await server.request(path).headers
                let policy = headers["content-security-policy"] ?? ""
                #expect(policy.contains("frame-ancestors 'none'"))
                #expect(policy.hasSuffix("trusted-types 'none'"))
                #expect(headers["cross-origin-opener-policy"] == "same-origin")
                #expect(headers["referrer-policy"] == "same-origin")
                #expect(headers["permissions-policy"]?.contains("camera=()") == true)
            }
        }
    }

    @Test func scriptsAndSheetsAreNothingElseAndNobodyElses() async throws {
        try await withServer { server in
            for path in ["/_waymark/waymark.js", "/_waymark/waymark.css"] {
                let headers = try await server.request(path).headers
                #expect(headers["x-content-type-options"] == "nosniff")
                #expect(headers["cross-origin-resource-policy"] == "same-origin")
            }
        }
    }
}
#endif
