// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import NIOCore
    import NIOHTTPTypes

    /// Closes a connection, or a stream of one, whose request is not whole after a minute: each
    /// byte of a body begins the time anew in which a connection may be silent.
    final class BodyPatience: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPRequestPart
        typealias InboundOut = HTTPRequestPart

        static let time = TimeAmount.seconds(60)
        private var patience: Scheduled<Void>?

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head:
                let channel = context.channel
                patience?.cancel()
                patience = context.eventLoop.scheduleTask(in: Self.time) {
                    channel.close(promise: nil)
                }
            case .end: patience?.cancel()
            case .body: break
            }
            context.fireChannelRead(data)
        }

        func channelInactive(context: ChannelHandlerContext) {
            patience?.cancel()
            context.fireChannelInactive()
        }
    }
#endif
