// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// One connection: HTTP/1.1 whose first request may turn it into a page's socket.
struct PageChannel: ServerChildChannel, HTTPChannelHandler {
    /// The outcome of the first request of a connection.
    enum Kind: Sendable {
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        case socket(NIOAsyncChannel<WebSocketFrame, WebSocketFrame>, SocketPass, WebVisitor)
        /// A socket of somebody who is not signed in, or not as the one with the page.
        case refused(NIOAsyncChannel<WebSocketFrame, WebSocketFrame>)
        /// A socket whose pass went missing between two looks at the same request.
        case nothing
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let kind: EventLoopFuture<Kind>
    }

    let responder: HTTPChannelHandler.Responder
    let site: Site
    /// True if the connection is inside of one that has been counted.
    var isInside = false

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            if !isInside {
                try site.enter(channel)
                try pipeline.addHandler(ShutdownTimeout())
            }
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration<Kind>(
                upgradeConfiguration: .init(
                    upgraders: [upgrader],
                    notUpgradingCompletionHandler: { http($0, logger: logger) }))
            configuration.enablePipelining = false
            configuration.enableErrorHandling = false
            let kind = try pipeline.configureUpgradableHTTPServerPipeline(
                configuration: configuration)
            let upgrading = try pipeline.handler(
                type: NIOTypedHTTPServerUpgradeHandler<Kind>.self)
            try pipeline.addHandler(
                UpgradeGate(site: site), position: .before(upgrading))
            try UntouchedConnectionHandler.add(to: channel, until: kind)
            return Value(channel: channel, kind: kind)
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.kind.get() {
            case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
            case .socket(let channel, let pass, let visitor):
                let connection = SocketConnection(site: site, pass: pass, visitor: visitor)
                try await channel.channel.withOwnThread { try await connection.run(channel) }
            case .refused(let channel): try await SocketConnection.refuse(channel)
            case .nothing: try await value.channel.close()
            }
        } catch {
            logger.debug("a connection ended: \(error)")
            try? await value.channel.close()
        }
    }

    private func http(_ channel: any Channel, logger: Logger) -> EventLoopFuture<Kind> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandlers([ContinueRules(), KeepAliveRules()])
            try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
            try pipeline.addHandlers([
                PipelineLimit(most: site.limits.pipelined),
                RequestBodyTimeout(for: site.limits.requestTime),
                HTTPConnectionStateHandler(
                    idleTimeout: .init(site.limits.idleTime), logger: logger),
            ])
            return .http(
                try NIOAsyncChannel(
                    wrappingChannelSynchronously: channel,
                    configuration: .init(isOutboundHalfClosureEnabled: true)))
        }
    }

    private var upgrader: NIOTypedWebSocketServerUpgrader<Kind> {
        let site = site
        return NIOTypedWebSocketServerUpgrader<Kind>(
            maxFrameSize: site.limits.joinSize, enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, head in
                let pass = SocketPass(head, from: channel.remoteAddress, site: site)
                return channel.eventLoop.makeSucceededFuture(pass?.headers(in: site))
            },
            upgradePipelineHandler: { channel, head in
                guard let pass = SocketPass(head, from: channel.remoteAddress, site: site)
                else { return channel.eventLoop.makeSucceededFuture(.nothing) }
                return channel.eventLoop.makeFutureWithTask { await pass.owner(in: site) }
                    .flatMapThrowing { try Self.socket(channel, pass, $0, site.limits) }
            })
    }

    private static func socket(
        _ channel: any Channel, _ pass: SocketPass, _ owner: WebVisitor?, _ limits: PageLimits
    ) throws -> Kind {
        try SocketLife.install(in: channel, limits: limits)
        let socket = try NIOAsyncChannel<WebSocketFrame, WebSocketFrame>(
            wrappingChannelSynchronously: channel)
        guard let owner else { return .refused(socket) }
        return .socket(socket, pass, owner)
    }
}
#endif
