// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if TLS
import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore
import NIOSSL
import NIOTLS

/// One encrypted connection: HTTP/2, or HTTP/1.1 for those who do not speak it and for sockets.
struct SecureChannel: ServerChildChannel {
    /// The protocol that both ends agreed on.
    enum Kind: Sendable {
        case one(PageChannel.Value)
        case two(HTTP2Channel.Value)
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let kind: EventLoopFuture<Kind>
    }

    private typealias Negotiation = NIOTypedApplicationProtocolNegotiationHandler<Kind>

    private let one: PageChannel
    private let two: HTTP2Channel
    private let context: NIOSSLContext
    private let site: Site

    /// Answers by this responder, and lets sockets of this site in.
    init(
        responder: @escaping HTTPChannelHandler.Responder, site: Site, context: NIOSSLContext
    ) {
        one = PageChannel(responder: responder, site: site, isInside: true)
        two = HTTP2Channel(
            responder: responder,
            configuration: HTTP2ChannelConfiguration(
                idleTimeout: site.limits.idleTime, gracefulCloseTimeout: .seconds(3),
                streamConfiguration: .init(
                    additionalChannelHandlers: [
                        RequestBodyTimeout(for: site.limits.requestTime),
                        StreamTimeout(for: site.limits.streamTime),
                    ])))
        self.context = context
        self.site = site
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            try site.enter(channel)
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandlers([ShutdownTimeout(), NIOSSLServerHandler(context: context)])
            let negotiation = Negotiation { use(channel, $0, logger: logger) }
            try pipeline.addHandler(negotiation)
            try UntouchedConnectionHandler.add(
                to: channel, until: negotiation.protocolNegotiationResult)
            return Value(channel: channel, kind: negotiation.protocolNegotiationResult)
        }
    }

    private func use(
        _ channel: any Channel, _ agreed: ALPNResult, logger: Logger
    ) -> EventLoopFuture<Kind> {
        guard case .negotiated("h2") = agreed else {
            return one.setup(channel: channel, logger: logger).map { .one($0) }
        }
        do {
            try SilentConnection.install(in: channel, after: site.limits.idleTime * 2)
        } catch {
            return channel.eventLoop.makeFailedFuture(error)
        }
        return two.setup(channel: channel, logger: logger).map { .two($0) }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.kind.get() {
            case .one(let value): await one.handle(value: value, logger: logger)
            case .two(let value): await two.handle(value: value, logger: logger)
            }
        } catch {
            logger.debug("a connection ended before it was encrypted: \(error)")
            try? await value.channel.close()
        }
    }
}
#endif
