// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import NIOCore
import NIOPosix
import WaymarkElements

@testable import WaymarkWeb

/// Runs a server on a free port for as long as the body takes.
func withServer<Result: Sendable>(
    _ source: SessionSource = CounterApp.source, limits: PageLimits = PageLimits(),
    options: WebOptions = .quiet, keys: WebKeys = .ofThisProcess,
    _ body: @Sendable (RunningServer) async throws -> Result
) async throws -> Result {
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    let server = Task {
        defer { continuation.finish() }
        var options = options
        options.port = 0
        options.keys = keys
        options.onReady = { continuation.yield($0) }
        try await WebServer.run(source, options: options, limits: limits)
    }
    defer { server.cancel() }
    guard let address = await addresses.first(where: { _ in true }),
        let url = URL(string: address)
    else {
        try await server.value
        throw CocoaError(.featureUnsupported)
    }
    return try await body(RunningServer(port: url.port ?? 0))
}

extension WebOptions {
    /// Those of a server that tells its log nothing but what ends it: a run of tests prints
    /// results.
    static var quiet: Self { quiet() }

    static func quiet(host: String = "127.0.0.1", port: Int = 0) -> Self {
        var options = WebOptions(host: host, port: port)
        options.log.level = .critical
        return options
    }

    /// The quiet options but for one.
    static func with<Value>(_ path: WritableKeyPath<WebOptions, Value>, _ value: Value) -> Self {
        var options = quiet
        options[keyPath: path] = value
        return options
    }
}

/// A browser's view of a server: plain HTTP and sockets, without a library in between.
struct RunningServer: Sendable {
    let port: Int
    /// The path at which the app starts.
    var base = "/"

    struct Answer: Sendable {
        var status = 0
        var headers: [String: String] = [:]
        var body = ""

        var cookie: String? {
            headers["set-cookie"]?.split(separator: ";").first.map(String.init)
        }

        /// An attribute of the document's body element.
        func data(_ name: String) -> String {
            let parts = body.components(separatedBy: " data-\(name)=\"")
            return parts.count > 1 ? parts[1].components(separatedBy: "\"")[0] : ""
        }
    }

    var host: String { "127.0.0.1:\(port)" }

    /// Sends one request and reads the answer to its end.
    func request(
        _ path: String, method: String = "GET", headers: [String: String] = [:],
        host: String? = nil, body: String = ""
    ) async throws -> Answer {
        let stream = try await ByteStream(port: port)
        var text =
            "\(method) \(path) HTTP/1.1\r\nhost: \(host ?? self.host)\r\nconnection: close\r\n"
        if !body.isEmpty { text += "content-length: \(body.utf8.count)\r\n" }
        for (name, value) in headers { text += "\(name): \(value)\r\n" }
        try await stream.write(Array((text + "\r\n" + body).utf8))
        var bytes: [UInt8] = []
        while let more = try await stream.read() { bytes += more }
        return Answer(bytes)
    }
}

extension RunningServer.Answer {
    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.range(of: "\r\n\r\n") else { return }
        let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
        status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            if parts.count == 2 {
                headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
            }
        }
        body = String(text[end.upperBound...])
    }
}

/// A TCP connection.
final class ByteStream: Sendable {
    private let channel: any Channel
    private let source: AsyncThrowingStream<[UInt8], any Error>

    init(port: Int) async throws {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: [UInt8].self)
        source = stream
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.pipeline.addHandler(Collector(continuation))
            }
            .connect(host: "127.0.0.1", port: port).get()
    }

    deinit { close() }

    func close() { channel.close(promise: nil) }

    func write(_ bytes: [UInt8]) async throws {
        try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
    }

    func read() async throws -> [UInt8]? {
        var iterator = source.makeAsyncIterator()
        return try await iterator.next()
    }

    private final class Collector: ChannelInboundHandler, Sendable {
        typealias InboundIn = ByteBuffer
        private let continuation: AsyncThrowingStream<[UInt8], any Error>.Continuation

        init(_ continuation: AsyncThrowingStream<[UInt8], any Error>.Continuation) {
            self.continuation = continuation
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            continuation.yield(Array(unwrapInboundIn(data).readableBytesView))
        }

        func channelInactive(context: ChannelHandlerContext) { continuation.finish() }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            continuation.finish()
        }
    }
}
#endif
