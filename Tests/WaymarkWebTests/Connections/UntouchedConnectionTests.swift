// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import NIOEmbedded
import Testing

@testable import WaymarkWeb

struct UntouchedConnectionTests {
    private let channel = EmbeddedChannel()
    private let kind: EventLoopPromise<Void>

    init() throws {
        kind = channel.eventLoop.makePromise()
        try UntouchedConnectionHandler.add(to: channel, until: kind.futureResult)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        try channel.writeInbound(ByteBuffer(string: "GET / HT"))
    }

    @Test func aRequestThatNeverEndsDoesNotHoldUpAServerThatStops() {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(!channel.isActive)
    }

    @Test func aRequestThatNeverEndsIsGivenUpAfterHalfAMinute() {
        channel.embeddedEventLoop.advanceTime(by: .seconds(29))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test func aConnectionInUseIsLeftToWhatUsesIt() throws {
        kind.succeed()
        channel.embeddedEventLoop.run()
        channel.embeddedEventLoop.advanceTime(by: .seconds(60))
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(channel.isActive)
        try channel.close().wait()
    }
}
#endif
