// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import NIOWebSocket

/// Keeps a socket alive by pings, and ends it when the browser is silent or the server stops.
final class SocketLife: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private var unansweredPings = 0

    /// Adds what a socket's pipeline needs above its frames.
    static func install(in channel: any Channel, limits: PageLimits) throws {
        let interval = TimeAmount(limits.pingInterval)
        try channel.pipeline.syncOperations.addHandlers([
            IdleStateHandler(readTimeout: interval),
            FrameRules(),
            NIOWebSocketFrameAggregator(
                minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
                maxAccumulatedFrameSize: limits.joinSize),
            SocketLife(),
        ])
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        unansweredPings = 0
        context.fireChannelRead(data)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case IdleStateHandler.IdleStateEvent.read where unansweredPings > 0:
            close(context, .silent)
        case IdleStateHandler.IdleStateEvent.read:
            unansweredPings += 1
            let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
            context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
        case is ChannelShouldQuiesceEvent: close(context, .goingAway)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    private func close(_ context: ChannelHandlerContext, _ reason: WireError) {
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.closing(reason)))
            .whenComplete { _ in channel.close(promise: nil) }
        // What was said last cannot leave a connection whose other end does not read.
        channel.closeLater()
    }
}

extension Channel {
    /// A browser that says goodbye as well closes earlier.
    func closeLater() {
        eventLoop.scheduleTask(in: .seconds(2)) { [self] in close(promise: nil) }
    }
}

extension WebSocketFrame {
    /// A close frame with the reason's code, and what a page may tell a person.
    static func closing(_ reason: WireError) -> WebSocketFrame {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(reason.code)))
        data.writeBytes(reason.sentences.utf8.prefix(120))
        return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    }
}
#endif
