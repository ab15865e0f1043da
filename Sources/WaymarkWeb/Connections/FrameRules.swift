// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import NIOWebSocket

/// Lets only frames pass that a browser sends by the rules of RFC 6455: masked, of a kind that
/// there is, without the bits of extensions that nobody agreed on, and closing with a code that
/// may be sent.
final class FrameRules: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    private static let kinds: Set<WebSocketOpcode> = [
        .continuation, .text, .binary, .connectionClose, .ping, .pong,
    ]

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        let hasBits = frame.rsv1 || frame.rsv2 || frame.rsv3
        guard frame.maskKey != nil, !hasBits, Self.kinds.contains(frame.opcode),
            frame.opcode != .connectionClose || hasCode(frame)
        else { return context.fireErrorCaught(WireError.badFrame) }
        context.fireChannelRead(data)
    }

    /// True if a close frame says nothing, or a code that RFC 6455 leaves to those who close.
    private func hasCode(_ frame: WebSocketFrame) -> Bool {
        if frame.length == 0 { return true }
        var data = frame.unmaskedData
        guard let code = data.readInteger(as: UInt16.self) else { return false }
        return [1000...1003, 1007...1014, 3000...4999].contains { $0.contains(code) }
    }
}
#endif
