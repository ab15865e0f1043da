// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import Testing

@testable import WaymarkWeb

/// As many connections as the process may open files, and no more.
@Suite(.timeLimit(.minutes(5))) struct OpenConnectionsTests {
    @Test func oneConnectionMoreThanThereMayBeWaitsUntilAnotherEnds() async throws {
        var limits = PageLimits()
        limits.connections = 2
        try await withServer(limits: limits) { server in
            let first = try await idle(server)
            let second = try await idle(server)
            let isAnswered = NIOLockedValueBox(false)
            let third = Task {
                let status = try await server.request("/healthz").status
                isAnswered.withLockedValue { $0 = true }
                return status
            }
            for _ in 0..<20 { try await ask(first) }
            #expect(!isAnswered.withLockedValue { $0 })
            first.close()
            #expect(try await third.value == 200)
            second.close()
        }
    }

    private func idle(_ server: RunningServer) async throws -> ByteStream {
        let stream = try await ByteStream(port: server.port)
        try await ask(stream)
        return stream
    }

    private func ask(_ stream: ByteStream) async throws {
        try await stream.write(Array("GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n".utf8))
        #expect(try await stream.read() != nil)
    }

    @Test func thatAllAreOpenIsToldOnceAndAgainWhenItWasFarFromSo() {
        let lines = NIOLockedValueBox<[String]>([])
        var log = JSONLog(label: "waymark")
        log.write = { line in lines.withLockedValue { $0.append(line) } }
        let connections = OpenConnections(
            most: 4, logger: Logger(label: "waymark") { _ in log })
        var told: Int { lines.withLockedValue(\.count) }
        for _ in 0..<3 { connections.connectionOpened() }
        #expect(connections.isAcceptingNewConnections() && told == 0)
        connections.connectionOpened()
        #expect(!connections.isAcceptingNewConnections() && told == 1)
        for _ in 0..<5 {
            connections.connectionClosed()
            connections.connectionOpened()
        }
        #expect(told == 1)
        for _ in 0..<2 { connections.connectionClosed() }
        #expect(connections.isAcceptingNewConnections() && connections.count == 2)
        for _ in 0..<2 { connections.connectionOpened() }
        #expect(told == 2)
    }

    @Test func aConnectionThatWasAcceptedThoughAllAreOpenIsClosed() throws {
        let connections = OpenConnections(most: 1, logger: Logger(label: "waymark"))
        let (first, second) = (EmbeddedChannel(), EmbeddedChannel())
        try connections.enter(first)
        #expect(throws: WireError.tooManyConnections(1)) { try connections.enter(second) }
        second.embeddedEventLoop.run()
        #expect(connections.count == 1 && !second.isActive)
        first.close(promise: nil)
        first.embeddedEventLoop.run()
        #expect(connections.count == 0)
    }

    @Test func noNetworkTakesAllConnections() {
        let connections = OpenConnections(most: 4, logger: Logger(label: "waymark"))
        let isIn = (0..<3).map { _ in connections.takes("192.0.2.7") }
        #expect(isIn == [true, true, false])
        #expect(connections.takes("192.0.2.8"))
        connections.left("192.0.2.7")
        #expect(connections.takes("192.0.2.7") && !connections.takes("192.0.2.7"))
    }

    @Test func aConnectionIsCountedUntilItCloses() throws {
        let connections = OpenConnections(most: 2, logger: Logger(label: "waymark"))
        let first = EmbeddedChannel()
        try connections.enter(first, from: "192.0.2.7")
        let second = EmbeddedChannel()
        #expect(throws: WireError.tooManyConnections(1)) {
            try connections.enter(second, from: "192.0.2.7")
        }
        #expect(throws: ChannelError.alreadyClosed) { try second.close().wait() }
        for _ in 0..<3 { try connections.enter(EmbeddedChannel(), from: nil) }
        first.close(promise: nil)
        first.embeddedEventLoop.run()
        try connections.enter(EmbeddedChannel(), from: "192.0.2.7")
    }

    @Test func someFilesAreLeftForOtherThings() {
        #expect(OpenConnections.most(ofFiles: 1024) == 960)
        #expect(OpenConnections.most(ofFiles: 100) == 50)
        #expect(OpenConnections.most(ofFiles: .max) > 1 << 40)
    }
}
#endif
