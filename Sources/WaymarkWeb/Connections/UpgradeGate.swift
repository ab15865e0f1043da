// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import NIOHTTP1

/// Turns requests for an upgrade that will not be granted into ordinary requests, and lets none
/// in that is none, or is meant for two hosts.
///
/// A refusal in NIO's own upgrade handler loses the head of the request, and so its answer.
/// Only the first request of a connection can become a socket. Proxies keep connections for
/// later requests; one that asks for a socket there finds it closed, as any idle connection
/// may be, and asks again on a new one.
final class UpgradeGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let site: Site
    private var isFirst = true

    init(site: Site) { self.site = site }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else {
            context.fireChannelRead(data)
            return
        }
        guard head.headers["host"].count < 2 else {
            return errorCaught(context: context, error: HTTPParserError.invalidHeaderToken)
        }
        head.takeHostFromTarget()
        let isSocket = isGranted(head, context.remoteAddress)
        if isSocket, !isFirst { return context.close(promise: nil) }
        isFirst = false
        if !isSocket { head.refuseUpgrade() }
        context.fireChannelRead(wrapInboundOut(.head(head)))
        if isSocket {
            context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
        }
    }

    /// Refuses bytes that are no request where a connection begins with them: what answers requests
    /// is not there yet. Later it is, and is handed the error, because answers that are due come
    /// before this one.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard isFirst, error is HTTPParserError else { return context.fireErrorCaught(error) }
        refuse(
            error as? HTTPParserError == .headerOverflow
                ? .requestHeaderFieldsTooLarge : .badRequest, in: context)
    }

    private func refuse(_ status: HTTPResponseStatus, in context: ChannelHandlerContext) {
        let sentence = ByteBuffer(
            string: status == .badRequest
                ? "This is no request that can be understood.\n"
                : "The fields of the request are too long: delete cookies of this site.\n")
        let head = HTTPResponseHead(
            version: .http1_1, status: status,
            headers: [
                "connection": "close", "content-type": "text/plain; charset=utf-8",
                "content-length": "\(sentence.readableBytes)",
            ])
        site.metrics.answered(Int(status.code), after: .zero)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(sentence))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.close(promise: nil)
    }

    private func isGranted(_ head: HTTPRequestHead, _ peer: SocketAddress?) -> Bool {
        head.headers["upgrade"].map { $0.lowercased() } == ["websocket"]
            && head.headers[canonicalForm: "connection"].contains {
                $0.lowercased() == "upgrade"
            }
            && head.headers["sec-websocket-version"] == ["13"]
            && head.headers["sec-websocket-key"].count == 1
            && SocketPass(head, from: peer, site: site) != nil
    }
}

extension HTTPRequestHead {
    /// Makes it a request like any other, and the last one: NIO reads no further on a
    /// connection that was asked to become something else.
    fileprivate mutating func refuseUpgrade() {
        guard headers.contains(name: "upgrade") else { return }
        headers.remove(name: "upgrade")
        headers.replaceOrAdd(name: "connection", value: "close")
    }
}
#endif
