// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore

/// Closes a connection that has not asked for anything yet: browsers open some in advance,
/// others never finish what they say, and a server that stops must not wait for them.
final class UntouchedConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private var timeout: Scheduled<Void>?

    /// Watches over a connection until it is known what it is used for.
    static func add<Kind>(to channel: any Channel, until kind: EventLoopFuture<Kind>) throws {
        let handler = UntouchedConnectionHandler()
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(handler, position: .first)
        let bound = NIOLoopBound(handler, eventLoop: channel.eventLoop)
        kind.whenSuccess { _ in
            channel.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
        }
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: .seconds(30)) {
            channel.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timeout?.cancel() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            context.close(promise: nil)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }
}
#endif
