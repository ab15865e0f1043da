// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import NIOCore

    /// Closes a connection that says nothing: browsers open some in advance, and a server that
    /// stops must not wait for them.
    final class UntouchedConnectionHandler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias InboundOut = ByteBuffer

        private var isTouched = false
        private var patience: Scheduled<Void>?

        func handlerAdded(context: ChannelHandlerContext) {
            let channel = context.channel
            patience = context.eventLoop.scheduleTask(in: .seconds(30)) {
                channel.close(promise: nil)
            }
        }

        func handlerRemoved(context: ChannelHandlerContext) { patience?.cancel() }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            isTouched = true
            patience?.cancel()
            context.fireChannelRead(data)
        }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if event is ChannelShouldQuiesceEvent, !isTouched {
                context.close(promise: nil)
            } else {
                context.fireUserInboundEventTriggered(event)
            }
        }
    }
#endif
