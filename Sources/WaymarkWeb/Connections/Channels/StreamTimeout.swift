// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore

/// Closes a stream of HTTP/2 that is not over in time: its other end may never give the answer
/// any room.
final class StreamTimeout: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    private let time: TimeAmount
    private var timeout: Scheduled<Void>?

    /// A stream is over after this time.
    init(for time: Duration) {
        self.time = TimeAmount(time)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        context.fireChannelInactive()
    }
}
#endif
