// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import WaymarkWeb

@Suite("Requests that take long") struct RequestBodyTimeoutTests {
    private let channel = EmbeddedChannel(handler: RequestBodyTimeout(for: .seconds(60)))

    init() throws {
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let request = HTTPRequest(method: .post, scheme: "http", authority: "a", path: "/")
        try channel.writeInbound(HTTPRequestPart.head(request))
    }

    private func wait(_ seconds: Int64) {
        channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
    }

    @Test func aBodyThatComesByteByByteIsGivenUpAfterAMinute() throws {
        for _ in 1...59 {
            wait(1)
            try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(bytes: [1])))
        }
        #expect(channel.isActive)
        wait(1)
        #expect(!channel.isActive)
    }

    @Test func aConnectionIsKeptOnceItsRequestIsWhole() throws {
        try channel.writeInbound(HTTPRequestPart.end(nil))
        wait(120)
        #expect(channel.isActive)
        try channel.close().wait()
    }

    @Test func aServerGivesUpRequestsThatAreNeverWhole() async throws {
        var limits = PageLimits()
        limits.requestTime = .seconds(1)
        try await withServer(limits: limits) { server in
            let stream = try await ByteStream(port: server.port)
            let form = """
                POST /_waymark/act HTTP/1.1\r
                host: \(server.host)\r
                content-length: 6\r
                \r
                page
                """
            let start = ContinuousClock.now
            try await stream.write(Array(form.utf8))
            while try await stream.read() != nil {}
            // Silent connections are closed as well, after 75 seconds.
            #expect(ContinuousClock.now - start < .seconds(70))
        }
    }
}
#endif
