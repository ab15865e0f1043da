// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import NIOHTTPTypes

/// Closes a connection, or a stream of one, whose request takes longer than it may: each byte
/// of a body begins the time anew in which a connection may be silent.
final class RequestBodyTimeout: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart

    private let time: TimeAmount
    private var timeout: Scheduled<Void>?

    /// A request is whole after this time, or never.
    init(for time: Duration) {
        self.time = TimeAmount(time)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            let channel = context.channel
            timeout?.cancel()
            timeout = context.eventLoop.scheduleTask(in: time) {
                channel.close(promise: nil)
            }
        case .end: timeout?.cancel()
        case .body: break
        }
        context.fireChannelRead(data)
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        context.fireChannelInactive()
    }
}
#endif
