// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import NIOCore
    import NIOWebSocket

    /// Lets only frames pass that a browser sends by the rules of RFC 6455: masked, of a kind that
    /// there is, and without the bits of extensions that nobody agreed on.
    final class FrameRules: ChannelInboundHandler {
        typealias InboundIn = WebSocketFrame
        typealias InboundOut = WebSocketFrame

        private static let kinds: Set<WebSocketOpcode> = [
            .continuation, .text, .binary, .connectionClose, .ping, .pong,
        ]

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let frame = unwrapInboundIn(data)
            let hasBits = frame.rsv1 || frame.rsv2 || frame.rsv3
            guard frame.maskKey != nil, !hasBits, Self.kinds.contains(frame.opcode) else {
                return context.fireErrorCaught(WireError.badFrame)
            }
            context.fireChannelRead(data)
        }
    }
#endif
