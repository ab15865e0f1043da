// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if TLS
import Foundation
import NIOSSL

extension WebCertificate {
    /// Makes what a connection needs: TLS 1.2 or later, and HTTP/2 for those who speak it.
    ///
    /// - Throws: `WebError` that names the file.
    func context() throws(WebError) -> NIOSSLContext {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: try chain().map { .certificate($0) },
            privateKey: .privateKey(try key()))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["h2", "http/1.1"]
        do {
            return try NIOSSLContext(configuration: configuration)
        } catch {
            throw .foreignKey(certificate: certificateFile, key: privateKeyFile)
        }
    }

    /// Returns the reason why browsers refuse a certificate that can be read; `nil` if its time is
    /// now.
    func doubt(at now: Date) -> String? {
        guard let own = try? chain().first else { return nil }
        let begin = Date(timeIntervalSince1970: TimeInterval(own.notValidBefore))
        let end = Date(timeIntervalSince1970: TimeInterval(own.notValidAfter))
        if begin <= now, now <= end { return nil }
        let span = "from \(begin.formatted(.iso8601)) to \(end.formatted(.iso8601))"
        return "the certificate in '\(certificateFile)' is good \(span) only, so that browsers "
            + "refuse it; put one there whose time it is, and start again"
    }

    private func chain() throws(WebError) -> [NIOSSLCertificate] {
        let chain = try? NIOSSLCertificate.fromPEMFile(certificateFile)
        guard let chain, !chain.isEmpty else {
            throw .unreadableCertificate(certificateFile)
        }
        return chain
    }

    private func key() throws(WebError) -> NIOSSLPrivateKey {
        guard let key = try? NIOSSLPrivateKey(file: privateKeyFile, format: .pem) else {
            throw .unreadableKey(privateKeyFile)
        }
        return key
    }
}
#endif
