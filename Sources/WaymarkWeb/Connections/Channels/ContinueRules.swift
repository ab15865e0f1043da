// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import NIOHTTP1

/// Tells whoever waits to be asked for the body of a request to send it (RFC 9110, 10.1.1).
///
/// One that comes while another is answered hears nothing: it would stand in that answer.
final class ContinueRules: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private var unanswered = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data) {
            unanswered += 1
            if unanswered == 1, waits(head) {
                let go = HTTPResponseHead(version: .http1_1, status: .continue)
                context.writeAndFlush(wrapOutboundOut(.head(go)), promise: nil)
            }
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { unanswered -= 1 }
        context.write(data, promise: promise)
    }

    private func waits(_ head: HTTPRequestHead) -> Bool {
        head.version == .http1_1
            && head.headers[canonicalForm: "expect"].contains {
                $0.lowercased() == "100-continue"
            }
    }
}
#endif
