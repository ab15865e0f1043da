// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore

/// Gives a connection some seconds to end when its server stops, so that nobody who reads
/// nothing holds that up.
final class ShutdownTimeout: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The time that a server waits for what is under way.
    static let time = Duration.seconds(4)
    private var timeout: Scheduled<Void>?

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            let channel = context.channel
            timeout = context.eventLoop.scheduleTask(in: TimeAmount(Self.time)) {
                channel.close(promise: nil)
            }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        context.fireChannelInactive()
    }
}
#endif
