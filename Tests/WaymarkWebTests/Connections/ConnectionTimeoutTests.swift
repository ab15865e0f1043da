// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOPosix
import Testing

@testable import WaymarkWeb

/// Connections whose other end takes its time, or all that there is.
@Suite(.timeLimit(.minutes(5))) struct ConnectionTimeoutTests {
    @Test func aStreamThatIsNeverOverIsClosed() throws {
        let channel = EmbeddedChannel(handler: StreamTimeout(for: .seconds(120)))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        channel.embeddedEventLoop.advanceTime(by: .seconds(119))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test func aConnectionHasFourSecondsWhenItsServerStops() throws {
        let channel = EmbeddedChannel(handler: ShutdownTimeout())
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        channel.embeddedEventLoop.advanceTime(by: .seconds(60))
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        channel.embeddedEventLoop.advanceTime(by: .seconds(3))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test func aConnectionThatAsksForMuchBeforeItIsAnsweredIsClosed() throws {
        let channel = EmbeddedChannel(handler: PipelineLimit(most: 2))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let head = HTTPRequest(method: .get, scheme: "http", authority: "a", path: "/")
        for _ in 0..<2 { try channel.writeInbound(HTTPRequestPart.head(head)) }
        try channel.writeOutbound(HTTPResponsePart.end(nil))
        try channel.writeInbound(HTTPRequestPart.head(head))
        #expect(channel.isActive)
        try channel.writeInbound(HTTPRequestPart.head(head))
        #expect(!channel.isActive)
    }

    @Test func aServerDoesNotHearWhoAsksForMuchAtOnce() async throws {
        var limits = PageLimits()
        limits.pipelined = 3
        try await withServer(limits: limits) { [limits] server in
            let stream = try await ByteStream(port: server.port)
            let request = "GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n"
            try await stream.write(Array(String(repeating: request, count: 100).utf8))
            var bytes: [UInt8] = []
            while let more = try await stream.read() { bytes += more }
            let answers = String(decoding: bytes, as: UTF8.self).matches(of: /HTTP\/1.1 200/)
            #expect(answers.count <= limits.pipelined)
        }
    }

    @Test func aConnectionThatReadsNothingIsClosedThoughItsAnswersWait() async throws {
        var limits = PageLimits()
        limits.requestTime = .seconds(1)
        try await withServer(limits: limits) { server in
            let channel = try await silent(server)
            let style = Assets().style.path
            let request = "GET \(style) HTTP/1.1\r\nhost: \(server.host)\r\n\r\n"
            let requests = String(repeating: request, count: 30)
            try await channel.writeAndFlush(ByteBuffer(string: requests))
            var open = 2
            while open > 1, !Task.isCancelled { open = try await connections(server) }
            #expect(open == 1)
            try? await channel.close()
        }
    }

    /// A connection whose end here reads nothing.
    private func silent(_ server: RunningServer) async throws -> any Channel {
        try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.autoRead, value: false)
            .channelOption(.socketOption(.so_rcvbuf), value: 4_096)
            .connect(host: "127.0.0.1", port: server.port).get()
    }

    /// The number of open connections, with the one that asks.
    private func connections(_ server: RunningServer) async throws -> Int {
        let lines = try await server.request("/metrics").body.split(separator: "\n")
        let line = try #require(lines.first { $0.hasPrefix("waymark_connections ") })
        return try #require(line.split(separator: " ").last.flatMap { Int($0) })
    }

    @Test(arguments: [
        (HTTPParserError.headerOverflow, HTTPResponseStatus.requestHeaderFieldsTooLarge),
        (.invalidMethod, .badRequest),
    ])
    func aRequestThatCannotBeReadIsAnsweredInASentence(
        error: HTTPParserError, status: HTTPResponseStatus
    ) async throws {
        let site = await Site(
            source: CounterApp.source, limits: PageLimits(), options: WebOptions())
        let channel = EmbeddedChannel(handler: UpgradeGate(site: site))
        channel.pipeline.fireErrorCaught(error)
        guard case .head(let head) = try channel.readOutbound(as: HTTPServerResponsePart.self),
            case .body(.byteBuffer(let body)) = try channel.readOutbound(
                as: HTTPServerResponsePart.self)
        else {
            Issue.record("no answer")
            return
        }
        #expect(head.status == status && head.headers.first(name: "connection") == "close")
        #expect(String(buffer: body).hasSuffix(".\n"))
    }
}
#endif
