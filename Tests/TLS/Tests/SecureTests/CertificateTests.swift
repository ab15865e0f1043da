// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import NIOTLS
import Testing
import WaymarkElements

@testable import SwiftUI
@testable import WaymarkWeb
@testable import secure

/// https by files, with a certificate that each test makes by openssl.
@Suite(.timeLimit(.minutes(5))) struct CertificateTests {
    @Test func aServerWithACertificateSpeaksHTTPSAndOffersHTTP2() async throws {
        try await withCertificate { certificate in
            try await withServer(certificate) { server in
                let two = try await protocolAgreed(with: server, among: ["h2"])
                let one = try await protocolAgreed(with: server, among: ["http/1.1"])
                #expect(two == "h2" && one == "http/1.1")
                let answer = try curl(["--http2"], server)
                #expect(answer.hasPrefix("HTTP/2 200"))
                #expect(answer.contains("__Host-waymark-person-SecureApp="))
                #expect(answer.contains("Plain stack"))
                #expect(try curl(["--http1.1"], server).hasPrefix("HTTP/1.1 200"))
            }
        }
    }

    @Test func plainHTTPIsNotAnsweredByAServerOfHTTPS() async throws {
        try await withCertificate { certificate in
            try await withServer(certificate) { server in
                let answer = try output(of: ["curl", "-si", "http://\(server)/"])
                #expect(answer.isEmpty)
            }
        }
    }

    @Test func aCertificateWhoseTimeIsOverIsDoubted() async throws {
        try await withCertificate { certificate in
            #expect(certificate.doubt(at: Date() + 60) == nil)
            let doubt = try #require(certificate.doubt(at: .distantFuture))
            #expect(doubt.contains(certificate.certificateFile))
            #expect(certificate.doubt(at: .distantPast) != nil)
        }
    }

    @Test func filesThatCannotBeReadAreTold() async throws {
        try await withCertificate { good in
            try await withCertificate { other in
                let none = "/no/such.pem"
                let cases: [(WebCertificate, WebError)] = [
                    (
                        .init(certificateFile: none, privateKeyFile: good.privateKeyFile),
                        .unreadableCertificate(none)
                    ),
                    (
                        .init(certificateFile: good.privateKeyFile, privateKeyFile: none),
                        .unreadableCertificate(good.privateKeyFile)
                    ),
                    (
                        .init(certificateFile: good.certificateFile, privateKeyFile: none),
                        .unreadableKey(none)
                    ),
                    (
                        .init(
                            certificateFile: good.certificateFile,
                            privateKeyFile: other.privateKeyFile),
                        .foreignKey(
                            certificate: good.certificateFile, key: other.privateKeyFile)
                    ),
                ]
                for (certificate, error) in cases {
                    var options = WebOptions(port: 0)
                    options.certificate = certificate
                    options.log.level = .critical
                    await #expect(throws: error) {
                        try await WebServer.run(SecureApp.self, options: options)
                    }
                }
            }
        }
    }

    /// The place at which a server listens.
    private struct Address: CustomStringConvertible {
        let port: Int
        var description: String { "localhost:\(port)" }
    }

    /// Runs a server that has this certificate while the body runs.
    private func withServer(
        _ certificate: WebCertificate, _ limits: PageLimits = PageLimits(),
        _ body: (Address) async throws -> Void
    ) async throws {
        let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
        var options = WebOptions(port: 0, onReady: { continuation.yield($0) })
        options.certificate = certificate
        options.log.level = .critical
        let server = Task { [options] in
            defer { continuation.finish() }
            try await WebServer.run(SessionSource(SecureApp.self), options: options, limits: limits)
        }
        defer { server.cancel() }
        let address = await addresses.first { _ in true }
        guard let address, let port = URL(string: address)?.port else {
            try await server.value
            throw CocoaError(.featureUnsupported)
        }
        try await body(Address(port: port))
    }

    /// Makes a certificate for localhost that is good for one day.
    private func withCertificate(
        _ body: (WebCertificate) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let certificate = WebCertificate(
            certificateFile: folder.appendingPathComponent("certificate.pem").path,
            privateKeyFile: folder.appendingPathComponent("key.pem").path)
        _ = try output(of: [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
            "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=DNS:localhost", "-keyout", certificate.privateKeyFile,
            "-out", certificate.certificateFile,
        ])
        try await body(certificate)
    }

    private func curl(_ options: [String], _ server: Address) throws -> String {
        try output(of: ["curl", "-sik", "https://\(server)/"] + options)
    }

    private func output(of command: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test func aConnectionOfHTTP2ThatNeitherAsksNorLeavesIsClosed() async throws {
        var limits = PageLimits()
        limits.idleTime = .seconds(1)
        try await withCertificate { certificate in
            try await withServer(certificate, limits) { [limits] server in
                let agreed = MultiThreadedEventLoopGroup.singleton.any()
                    .makePromise(of: String?.self)
                let channel = try await connect(to: server, among: ["h2"], agreed)
                _ = try await agreed.futureResult.get()
                let start = ContinuousClock.now
                let settings: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]
                let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
                try await channel.writeAndFlush(ByteBuffer(bytes: preface + settings))
                try await channel.closeFuture.get()
                #expect(ContinuousClock.now - start >= limits.idleTime * 2)
            }
        }
    }

    private func protocolAgreed(
        with server: Address, among names: [String]
    ) async throws -> String? {
        let agreed = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: String?.self)
        let channel = try await connect(to: server, among: names, agreed)
        defer { channel.close(promise: nil) }
        return try await agreed.futureResult.get()
    }

    private func connect(
        to server: Address, among names: [String], _ agreed: EventLoopPromise<String?>
    ) async throws -> any Channel {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.certificateVerification = .none
        configuration.applicationProtocols = names
        let context = try NIOSSLContext(configuration: configuration)
        return try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let handlers: [any ChannelHandler] = [
                        try NIOSSLClientHandler(context: context, serverHostname: "localhost"),
                        Listener(agreed),
                    ]
                    try channel.pipeline.syncOperations.addHandlers(handlers)
                }
            }
            .connect(host: "127.0.0.1", port: server.port).get()
    }

    /// Hears which protocol was agreed on.
    private final class Listener: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let agreed: EventLoopPromise<String?>

        init(_ agreed: EventLoopPromise<String?>) { self.agreed = agreed }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if case TLSUserEvent.handshakeCompleted(let name) = event { agreed.succeed(name) }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            agreed.fail(error)
        }
    }
}
