// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore

/// Closes a connection of which nothing is heard for a time, though its other end was asked to
/// leave.
final class SilentConnection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// Watches over a connection whose handlers are added after this.
    static func install(in channel: any Channel, after time: Duration) throws {
        try channel.pipeline.syncOperations.addHandlers([
            IdleStateHandler(readTimeout: TimeAmount(time)), SilentConnection(),
        ])
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is IdleStateHandler.IdleStateEvent else {
            return context.fireUserInboundEventTriggered(event)
        }
        context.close(promise: nil)
    }
}
#endif
