// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite(.timeLimit(.minutes(5))) struct WebServerTests {
    @Test func theFirstPaintIsTheWholeScreenOfTheRoute() async throws {
        try await withServer { server in
            let answer = try await server.request("/row%207")
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
            #expect(answer.headers["cache-control"] == "private, no-cache")
            #expect(answer.body.contains("Detail of row 7"))
            #expect(answer.body.contains("<title>row 7 — Counter</title>"))
            let status = try await server.request("/_waymark/status").body
            #expect(status == #"{"sessions":0,"connected":0,"mounted":1,"freed":1}"#)
        }
    }

    @Test func nothingInADocumentRunsUnlessItComesFromHere() async throws {
        try await withServer { server in
            let answer = try await server.request("/")
            let policy = answer.headers["content-security-policy"] ?? ""
            #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'"))
            #expect(!policy.contains("unsafe"))
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            #expect(!answer.body.contains("style="))
        }
    }

    @Test func aDocumentIsInTheLanguageOfTheApp() async throws {
        try await withServer(options: .with(\.language, "pt-BR")) { server in
            let document = try await server.request("/").body
            #expect(document.contains("<html lang=\"pt-BR\">"))
        }
    }

    @Test func assetsAreImmutableUnderTheirHash() async throws {
        try await withServer(options: .with(\.isDeveloping, false)) { server in
            let asset = Assets().script
            let answer = try await server.request(asset.address)
            #expect(answer.headers["cache-control"]?.contains("immutable") == true)
            #expect(answer.headers["etag"] == nil, "its address says the version")
            let tag = try await server.request(asset.path).headers["etag"] ?? ""
            for known in [tag, "\"other\", " + tag] {
                let again = try await server.request(
                    asset.path, headers: ["if-none-match": known])
                #expect(again.status == 304)
            }
            let again = try await server.request(asset.path, headers: ["if-none-match": tag])
            #expect(again.headers["cache-control"] == "no-cache")
        }
    }

    @Test(arguments: [("/_waymark/other", 404), ("/_waymark", 404), ("/%FF", 400)])
    func addressesThatLeadNowhereAreAnsweredPlainly(path: String, status: Int) async throws {
        try await withServer { server in
            let answer = try await server.request(path)
            #expect(answer.status == status)
            #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
        }
    }

    @Test func aRouteThatTheAppDoesNotKnowIsNotFoundAndShownAsFarAsItGoes() async throws {
        try await withServer { server in
            let answer = try await server.request("/row%207/nowhere")
            #expect(answer.status == 404)
            #expect(answer.body.contains("Detail of row 7"))
            #expect(try await server.request("/nowhere").status == 404)
        }
    }

    @Test(arguments: ["/", "/_waymark/symbols.svg", "/no/such/place"])
    func headSaysWhatGetWouldSend(path: String) async throws {
        try await withServer { server in
            let got = try await server.request(path)
            let head = try await server.request(path, method: "HEAD")
            #expect(head.status == got.status && head.body.isEmpty)
            let length = Int(head.headers["content-length"] ?? "")
            #expect(abs(try #require(length) - got.body.utf8.count) < 20)
        }
    }

    private static let waitingForm = """
        POST /_waymark/act HTTP/1.1\r
        host: HOST\r
        expect: 100-continue\r
        connection: close\r
        content-length: 6\r
        \r
        page=a
        """

    /// Checks the status of each answer that comes before the server closes the connection.
    @Test(arguments: [
        ("an old client", "GET / HTTP/1.0\r\nhost: HOST\r\n\r\n", ["200"]),
        ("no request", "hello there\r\n\r\n", ["400"]),
        ("two hosts", "GET / HTTP/1.1\r\nhost: HOST\r\nhost: evil.example\r\n\r\n", ["400"]),
        (
            "a request, and then none",
            "GET / HTTP/1.1\r\nhost: HOST\r\n\r\nhello there\r\n\r\n", ["200", "400"]
        ),
        (
            "one after the last",
            "GET / HTTP/1.1\r\nhost: HOST\r\nconnection: close\r\n\r\nGET / HTTP/1.1\r\n\r\n",
            ["200"]
        ),
        ("a body that waits", waitingForm, ["100", "403"]),
        (
            "a body that waits behind another request",
            "GET / HTTP/1.1\r\nhost: HOST\r\n\r\n" + waitingForm, ["200", "403"]
        ),
    ])
    func requestsAreAnsweredInTheirOrderUntilOneIsTheLast(
        what: String, text: String, answers: [String]
    ) async throws {
        // Idle connections are closed too, so that one which stays open runs into the time limit.
        var limits = PageLimits()
        limits.idleTime = .seconds(3_600)
        try await withServer(limits: limits) { server in
            let stream = try await ByteStream(port: server.port)
            try await stream.write(Array(text.replacing("HOST", with: server.host).utf8))
            var bytes: [UInt8] = []
            while let more = try await stream.read() { bytes += more }
            let text = String(decoding: bytes, as: UTF8.self)
            let found = text.components(separatedBy: "HTTP/1.1 ").dropFirst()
            #expect(found.map { String($0.prefix(3)) } == answers)
        }
    }

    @Test func anAddressWithoutEndIsNeitherDrawnNorLoggedInFull() async throws {
        try await withServer { server in
            let answer = try await server.request("/" + String(repeating: "a", count: 20_000))
            #expect(answer.status == 414)
            #expect(answer.body.contains("This address is longer than those of this server."))
            #expect(answer.body.utf8.count < 10_000)
        }
    }

    @Test func otherMethodsThanGetAreRefused() async throws {
        try await withServer { server in
            let answer = try await server.request("/", method: "POST")
            #expect(answer.status == 405)
            #expect(answer.headers["allow"] == "GET, HEAD")
            let head = try await server.request("/", method: "HEAD")
            #expect(head.status == 200 && head.body.isEmpty)
        }
    }

    @Test func aPortInUseIsToldWithWhatToDo() async throws {
        try await withServer { server in
            let expected = WebError.portInUse(host: "127.0.0.1", port: server.port)
            await #expect(throws: expected) {
                try await WebServer.run(
                    CounterApp.source, options: .quiet(port: server.port))
            }
            #expect(
                expected.description == "port \(server.port) on 127.0.0.1 is in use; stop the "
                    + "other program or choose another port with --port N or PORT=N")
        }
    }

    #if !TLS
    @Test func aCertificateWithoutTheTraitTLSIsToldWithWhatToDo() async throws {
        let certificate = WebCertificate(certificateFile: "c.pem", privateKeyFile: "k.pem")
        await #expect(throws: WebError.noTLS) {
            try await WebServer.run(
                CounterApp.source, options: .with(\.certificate, certificate))
        }
        #expect(WebError.noTLS.description.contains("the trait 'TLS'"))
    }
    #endif

    @Test(arguments: ["203.0.113.1", "no.such.host.invalid"])
    func aHostThatIsNotThisComputersIsTold(host: String) async throws {
        await #expect(throws: WebError.hostUnavailable(host: host)) {
            try await WebServer.run(CounterApp.source, options: .quiet(host: host))
        }
    }

    @Test func aPersonsCookieIsKeptAndAForgedOneReplaced() async throws {
        try await withServer { server in
            let first = try await Visit(server)
            #expect(
                first.answer.headers["set-cookie"]?.contains("HttpOnly; SameSite=Lax") == true)
            let second = try await Visit(server, cookie: first.cookie)
            #expect(second.answer.headers["set-cookie"] == nil)
            let forged = try await Visit(server, cookie: first.cookie + "0")
            #expect(forged.answer.headers["set-cookie"] != nil)
        }
    }
}
#endif
