// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import NIOHTTPTypes

/// Closes a connection that asks for much before it has the answers: browsers ask for one
/// thing after the other, and what waits takes memory.
final class PipelineLimit: ChannelDuplexHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let most: Int
    private var waiting = 0

    /// - Parameter most: Requests without an answer.
    init(most: Int) {
        self.most = most
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head = unwrapInboundIn(data) { waiting += 1 }
        guard waiting <= most else { return context.close(promise: nil) }
        context.fireChannelRead(data)
    }

    func write(
        context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
    ) {
        if case .end = unwrapOutboundIn(data) { waiting -= 1 }
        context.write(data, promise: promise)
    }
}
#endif
