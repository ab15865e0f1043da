// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import Testing

@testable import WaymarkWeb

/// An app within somebody's own server, for those whom that server knows.
struct MountTests {
    @Test func anAppLivesBelowItsPath() async throws {
        try await withMountedApp { server, _ in
            let page = try await server.request("/app", headers: ["cookie": "user=ann"])
            #expect(page.status == 200)
            #expect(page.body.contains("href=\"/app/row%201\""))
            #expect(page.body.contains("src=\"/app/_waymark/waymark.js"))
            #expect(page.body.contains("action=\"/app/_waymark/act\""))
            let deep = try await server.request(
                "/app/row%201", headers: ["cookie": "user=ann"])
            #expect(deep.status == 200 && deep.body.contains("row 1"))
            #expect(try await server.request("/").body == "mine")
            #expect(try await server.request("/healthz").status == 404)
            #expect(try await server.request("/row%201").status == 404)
        }
    }

    @Test func peopleWhomTheServerDoesNotKnowGoToTheSignIn() async throws {
        try await withMountedApp(signIn: "/door") { server, _ in
            let answer = try await server.request("/app")
            #expect(answer.status == 303)
            #expect(answer.headers["location"] == "/door")
            #expect(answer.cookie == nil)
        }
        try await withMountedApp { server, _ in
            let answer = try await server.request("/app")
            #expect(answer.status == 401)
        }
    }

    @Test func aFormOfSomebodyWhoSignedOutLeadsToTheSignInAndBack() async throws {
        try await withMountedApp(signIn: "/door") { server, _ in
            let visit = try await Visit(server, "/app/row%201", cookie: "user=ann")
            let answer = try await visit.post(visit.answer.press(10), cookie: "other=1")
            #expect(answer.status == 303)
            #expect(answer.headers["location"] == "/door?next=/app/row%25201")
        }
    }

    @Test func theAppHearsWhoIsThere() async throws {
        try await withMountedApp { server, _ in
            let visit = try await Visit(server, "/app", cookie: "user=ann")
            #expect(visit.answer.body.contains("person ann"))
            let answer = try await visit.post(visit.answer.press(10))
            #expect(answer.headers["location"]?.hasPrefix("/app/?waymark-page=") == true)
            #expect(try await visit.follow(answer).body.contains("Count 1"))
        }
    }

    @Test func aSocketIsForThePersonOfItsPage() async throws {
        try await withMountedApp { server, _ in
            let visit = try await Visit(server, "/app", cookie: "user=ann")
            let own = try await visit.joined()
            #expect(await own.status == 101)
            for cookie in ["user=bob", nil] {
                let other = try await PageSocket(
                    server, page: visit.page, token: visit.token, cookie: cookie)
                guard case .close(let code, let reason) = try await other.next() else {
                    Issue.record("not closed")
                    return
                }
                #expect(code == 4401)
                #expect(reason.contains("signed out"))
            }
        }
    }

    @Test func signingOutClosesThePersonsPagesAndNoOthers() async throws {
        try await withMountedApp { server, app in
            let ann = try await Visit(server, "/app", cookie: "user=ann").joined()
            let bob = try await Visit(server, "/app", cookie: "user=bob")
            let line = try await bob.joined()
            await app.endSessions(of: "ann")
            guard case .close(let code, _) = try await ann.next() else {
                Issue.record("not closed")
                return
            }
            #expect(code == 4401)
            try await line.send(#"{"k":"event","s":1,"id":10,"a":"press"}"#)
            #expect(try await line.next().text?.contains("Count 1") == true)
        }
    }

    @Test func aSocketOfSomebodyWhoSignedOutMeanwhileJoinsNoMore() async throws {
        let gone = NIOLockedValueBox(false)
        try await withMountedApp(isGone: { gone.withLockedValue { $0 } }) { server, _ in
            let visit = try await Visit(server, "/app", cookie: "user=ann")
            let socket = try await visit.socket()
            gone.withLockedValue { $0 = true }
            try await socket.send(visit.join(digest: visit.digest))
            guard case .close(let code, _) = try await socket.next() else {
                Issue.record("not closed")
                return
            }
            #expect(code == 4401)
        }
    }

    @Test func anOpenPageIsClosedOnceItsPersonIsKnownNoMore() async throws {
        var limits = PageLimits()
        limits.identifyInterval = .milliseconds(200)
        let gone = NIOLockedValueBox(false)
        let (asked, ask) = AsyncStream.makeStream(of: Void.self)
        let isGone = { @Sendable in
            ask.yield()
            return gone.withLockedValue { $0 }
        }
        try await withMountedApp(limits: limits, isGone: isGone) { server, _ in
            let socket = try await Visit(server, "/app", cookie: "user=ann").joined()
            // Who it is is asked again and again, and the page stays.
            for await _ in asked.prefix(5) {}
            try await socket.send(#"{"k":"event","s":1,"id":10,"a":"press"}"#)
            #expect(try await socket.next().text?.contains("Count 1") == true)
            gone.withLockedValue { $0 = true }
            guard case .close(let code, _) = try await socket.next() else {
                Issue.record("not closed")
                return
            }
            #expect(code == 4401)
        }
    }

    @Test func aPathThatCannotBeMountedAtIsRefused() async throws {
        for path in ["/my app", "/a/../b", "/ä"] {
            await #expect(throws: WebError.badPath(path)) {
                try await MountedApp(CounterApp.source, at: path)
            }
        }
        let paths = try SitePaths(mountedAt: "deep/down/")
        #expect(paths.base == "/deep/down/")
    }
}

extension MountTests {
    @Test func aServerOfSomebodysOwnHasNoMoreConnectionsThanFiles() async throws {
        var limits = PageLimits()
        limits.connections = 1
        try await withMountedApp(limits: limits) { server, _ in
            let first = try await ByteStream(port: server.port)
            try await first.write(Array("GET / HTTP/1.1\r\nhost: a\r\n\r\n".utf8))
            #expect(try await first.read() != nil)
            let second = try await ByteStream(port: server.port)
            #expect(try await second.read() == nil)
            first.close()
        }
    }

    @Test func withinAServerOfHTTPSCookiesAreForHTTPSAlone() async throws {
        for isSecure in [false, true] {
            let app = try await MountedApp(
                CounterApp.source, at: "/app", options: .quiet, servesHTTPS: isSecure)
            let router = Router(context: AddressContext.self)
            app.addRoutes(to: router)
            let head = HTTPRequest(
                method: .get, scheme: nil, authority: "localhost", path: "/app")
            let context = AddressContext(
                source: .init(channel: EmbeddedChannel(), logger: Logger(label: "test")))
            let answer = try await router.buildResponder().respond(
                to: Request(head: head, body: RequestBody(buffer: ByteBuffer())),
                context: context)
            #expect(answer.headers[.setCookie]?.hasPrefix("__Host-") == isSecure)
            #expect(answer.headers[.strictTransportSecurity] == nil, "its host's own affair")
        }
    }
}

/// Runs a server of somebody's own with an app at `/app`; people say their names in a cookie.
private func withMountedApp(
    signIn: String? = nil, limits: PageLimits = PageLimits(),
    isGone: @escaping @Sendable () -> Bool = { false },
    _ body: @Sendable (RunningServer, MountedApp) async throws -> Void
) async throws {
    let mount = SiteMount(
        paths: try SitePaths(mountedAt: "/app"), isMounted: true,
        identify: { request in
            if isGone() { return nil }
            return Cookies(request.headerFields[values: .cookie])["user"]
                .map { WebVisitor(id: $0) }
        }, signIn: signIn)
    let app = try await MountedApp(
        CounterApp.source, mount, limits: limits, options: .quiet)
    let router = Router(context: AddressContext.self)
    app.addRoutes(to: router)
    router.get("/") { _, _ in "mine" }
    var quiet = Logger(label: "test")
    quiet.logLevel = .critical
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let server = Application(
        router: router, server: app.server,
        configuration: .init(address: .hostname("127.0.0.1", port: 0)), services: [app],
        onServerRunning: { continuation.yield($0.localAddress?.port ?? 0) }, logger: quiet)
    let running = Task {
        defer { continuation.finish() }
        try await server.run()
    }
    defer { running.cancel() }
    guard let port = await ports.first(where: { _ in true }) else {
        return try await running.value
    }
    try await body(RunningServer(port: port, base: "/app/"), app)
}

private struct AddressContext: RequestContext, RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    let remoteAddress: SocketAddress?

    init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}
#endif
