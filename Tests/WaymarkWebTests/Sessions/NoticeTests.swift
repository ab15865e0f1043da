// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing

@testable import WaymarkWeb

/// Tests of the pages for people who come to a wrong address, or at a wrong time.
@Suite(.timeLimit(.minutes(5))) struct NoticeTests {
    private let browser = ["accept": "text/html,*/*"]

    @Test(arguments: [
        ("/_waymark/other", 404, "There is nothing at this address."),
        ("/%FF", 400, "This address is not percent-encoded UTF-8."),
    ])
    func aWrongAddressIsAPageWithAWayToTheStart(
        path: String, status: Int, sentence: String
    ) async throws {
        try await withServer { server in
            let answer = try await server.request(path, headers: browser)
            #expect(answer.status == status)
            #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
            #expect(answer.body.contains("<p>\(sentence)</p>"))
            #expect(answer.body.contains("<a href=\"/\">Go to the start</a>"))
            #expect(answer.body.contains(Assets().style.address))
        }
    }

    @Test func anAddressThatLeadsTooFarShowsTheAppAndSaysSo() async throws {
        try await withServer { server in
            let answer = try await server.request("/row%207/nowhere", headers: browser)
            #expect(answer.status == 404)
            #expect(answer.body.contains("Detail of row 7"))
            #expect(answer.body.contains("There is nothing at this address"))
            #expect(answer.body.contains("<a href=\"/\">Go to the start</a>"))
            let known = try await server.request("/row%207", headers: browser)
            #expect(!known.body.contains("There is nothing at this address"))
        }
    }

    @Test func onlyPagesOfDevelopersMayBeSlowedDown() async throws {
        for isDeveloping in [true, false] {
            try await withServer(options: .with(\.isDeveloping, isDeveloping)) { server in
                let page = try await server.request("/?latency=200")
                let script = Assets(isDeveloping: isDeveloping).script
                #expect(page.body.contains(script.address))
                let answer = try await server.request(script.address)
                #expect(answer.body.contains("latency") == isDeveloping)
            }
        }
    }

    @Test func theIconIsNoScreenOfTheApp() async throws {
        try await withServer { server in
            let answer = try await server.request("/favicon.ico")
            #expect(answer.headers["content-type"] == "image/svg+xml")
            let status = try await server.request("/_waymark/status").body
            #expect(status.contains(#""mounted":0"#))
        }
    }

    @Test func aFullServerSaysSoInsteadOfADocumentThatCouldNotGoOn() async throws {
        var limits = PageLimits()
        limits.pages = 1
        try await withServer(limits: limits) { server in
            let first = try await Visit(server)
            let socket = try await first.joined()
            let answer = try await server.request("/", headers: browser)
            #expect(answer.status == 503)
            #expect(answer.headers["retry-after"] == "30")
            let sentence =
                "The server has as many open pages as it can keep, for you or for all. "
                + "Close some, or try again later."
            #expect(answer.body.contains("<p>\(sentence)</p>"))
            let again = try await Visit(server, cookie: first.cookie)
            #expect(again.answer.status == 200)
            _ = await socket.status
        }
    }
}
#endif
