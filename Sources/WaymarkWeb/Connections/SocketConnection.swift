// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import NIOWebSocket
import WaymarkElements

/// One page's socket: reads messages one after the other, and writes what its outbox holds.
struct SocketConnection: Sendable {
    typealias Inbound = NIOAsyncChannelInboundStream<WebSocketFrame>
    typealias Outbound = NIOAsyncChannelOutboundWriter<WebSocketFrame>

    let site: Site
    let pass: SocketPass
    let visitor: WebVisitor

    /// Serves the socket until either side closes it.
    func run(_ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>) async throws {
        let backlog = OutboundBuffer(limit: site.limits.unwrittenBytes)
        let outbox = Outbox { [channel = channel.channel] in write($0, to: channel, backlog) }
        try await channel.executeThenClose { inbound, outbound in
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    try? await Task.sleep(for: site.limits.timeToJoin)
                    if !Task.isCancelled, !outbox.isUsed { outbox.close(.silent) }
                }
                if site.identify != nil { group.addTask { await watch(outbox) } }
                var reader = SocketReader(connection: self, outbox: outbox)
                await reader.read(inbound, outbound)
                await reader.leave()
                group.cancelAll()
            }
        }
    }

    /// Closes the socket once its person is signed in no more, also at another process.
    private func watch(_ outbox: Outbox) async {
        while (try? await Task.sleep(for: site.limits.identifyInterval)) != nil {
            if await pass.visitor(in: site)?.id != visitor.id { outbox.close(.signedOut) }
        }
    }

    /// Tells a browser that the person is not signed in, or not as the one with the page.
    static func refuse(
        _ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
    ) async throws {
        try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(.closing(.signedOut))
            channel.channel.closeLater()
            // A connection that is closed before all is read loses what was said last.
            for try await frame in inbound where frame.opcode == .connectionClose { return }
        }
    }

    private func write(
        _ item: Outbox.Item, to channel: any Channel, _ backlog: OutboundBuffer
    ) {
        switch item {
        case .message(let message):
            let data = ByteBuffer(bytes: message.bytes)
            guard backlog.takes(data.readableBytes, isPatch: message.isPatch) else {
                note(.unread(limit: backlog.limit))
                return channel.close(promise: nil)
            }
            if message.isPatch { site.metrics.sent(bytes: data.readableBytes) }
            send(data, to: channel) { [isPatch = message.isPatch, count = data.readableBytes] in
                backlog.left(count, isPatch: isPatch)
            }
        case .close(let reason):
            if reason.isFault { note(reason) }
            channel.writeAndFlush(WebSocketFrame.closing(reason), promise: nil)
            channel.closeLater()
        }
    }

    /// Goes to the event loop once: each way there may wake its thread.
    private func send(
        _ data: ByteBuffer, to channel: any Channel, then: @escaping @Sendable () -> Void
    ) {
        channel.eventLoop.execute {
            let sent = channel.eventLoop.makePromise(of: Void.self)
            sent.futureResult.whenComplete { _ in then() }
            channel.writeAndFlush(
                WebSocketFrame(fin: true, opcode: .text, data: data), promise: sent)
        }
    }

    private func note(_ fault: WireError) {
        site.metrics.refused(fault.refusal)
        site.faults.note(fault, page: pass.query.page, at: site.uptime)
    }
}

/// The reading half of a socket.
struct SocketReader {
    private let connection: SocketConnection
    private let outbox: Outbox
    private let start = ContinuousClock.now
    /// The limit of pings, and of what comes before the page knows the browser and counts itself.
    private var limit: RateLimit
    private var page: PageSession?

    init(connection: SocketConnection, outbox: Outbox) {
        self.connection = connection
        self.outbox = outbox
        let limits = connection.site.limits
        limit = RateLimit(burst: limits.burst, rate: limits.rate)
    }

    /// The greatest size that a message may have now, in bytes.
    private var largest: Int {
        let limits = connection.site.limits
        return page == nil ? limits.joinSize : limits.messageSize
    }

    /// Handles frames until the browser closes; after a fault only the end is waited for.
    mutating func read(
        _ inbound: SocketConnection.Inbound, _ outbound: SocketConnection.Outbound
    ) async {
        do {
            for try await frame in inbound {
                switch frame.opcode {
                case .connectionClose:
                    if !outbox.isClosed {
                        try await outbound.write(frame.echo(.connectionClose))
                    }
                    return
                case .ping:
                    if takes() { try await outbound.write(frame.echo(.pong)) }
                case .pong: break
                default: await handle(frame)
                }
            }
        } catch {
            fail(WireError(socketError: error, limit: largest))
        }
    }

    /// Tells the page that its connection is over.
    func leave() async {
        if let page { await connection.site.sessions.leave(page, outbox: outbox) }
    }

    private func fail(_ reason: WireError?) {
        guard !outbox.isClosed, let reason else { return }
        outbox.close(reason)
    }

    /// True if the browser is not too fast; one that is loses its connection.
    private mutating func takes() -> Bool {
        let limits = connection.site.limits
        let isInTime = limit.takes(at: ContinuousClock.now - start)
        if !isInTime { fail(.tooFast(burst: limits.burst, rate: limits.rate)) }
        return isInTime
    }

    private mutating func handle(_ frame: WebSocketFrame) async {
        if outbox.isClosed { return }
        do {
            try await handle(text: frame)
        } catch {
            fail(error)
        }
    }

    private mutating func handle(text frame: WebSocketFrame) async throws(WireError) {
        guard page != nil || takes() else { return }
        guard frame.opcode == .text else { throw .notText }
        guard frame.length <= largest else { throw .tooLarge(limit: largest) }
        let message = try BrowserMessage(json: Array(frame.unmaskedData.readableBytesView))
        if let page {
            try await page.receive(message, from: outbox)
        } else {
            guard case .join(let join) = message else { throw .notJoined }
            page = try await enter(join)
        }
    }

    private func enter(_ join: BrowserMessage.Join) async throws(WireError) -> PageSession {
        let site = connection.site
        guard site.signer.isToken(join.token, page: join.page, person: connection.visitor.id)
        else { throw .wrongToken }
        if let version = join.version, version != site.assets.script.hash { throw .outdated }
        while true {
            if let page = try await attempt(join) { return page }
        }
    }

    /// Joins as the person who is signed in by now, which may be nobody any more; `nil` if somebody
    /// was signed out in between.
    private func attempt(
        _ join: BrowserMessage.Join
    ) async throws(WireError) -> PageSession? {
        let (site, pass) = (connection.site, connection.pass)
        let departures = await site.sessions.departures
        guard let visitor = await pass.owner(in: site), visitor.id == connection.visitor.id
        else { throw .signedOut }
        return try await site.sessions.join(
            join, own: pass.query.page, of: visitor, network: pass.network, outbox: outbox,
            after: departures)
    }
}

extension WebSocketFrame {
    fileprivate func echo(_ opcode: WebSocketOpcode) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: opcode, data: unmaskedData)
    }
}

extension ServerMessage {
    /// True if the message changes what is shown.
    fileprivate var isPatch: Bool {
        switch self {
        case .patch, .whole: true
        default: false
        }
    }
}

extension WireError {
    /// Makes the error of a frame that could not be read; `nil` if the connection just broke.
    fileprivate init?(socketError: any Error, limit: Int) {
        switch socketError {
        case let error as WireError: self = error
        case NIOWebSocketError.invalidFrameLength: self = .tooLarge(limit: limit)
        case is NIOWebSocketError: self = .badFrame
        case let error as NIOWebSocketFrameAggregator.Error:
            self.init(pieces: error, limit: limit)
        default: return nil
        }
    }

    /// Makes the error of a message in several frames.
    private init(pieces error: NIOWebSocketFrameAggregator.Error, limit: Int) {
        switch error {
        case .accumulatedFrameSizeIsTooLarge: self = .tooLarge(limit: limit)
        case .tooManyFragments, .nonFinalFragmentSizeIsTooSmall: self = .tooManyPieces
        case .receivedNewFrameWithoutFinishingPrevious,
            .didReceiveFragmentBeforeReceivingTextOrBinaryFrame:
            self = .badFrame
        }
    }
}
#endif
