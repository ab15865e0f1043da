// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import NIOSSL

    /// The files with which a server proves who it is, both in PEM form.
    public struct WebCertificate: Equatable, Sendable {
        /// The certificate, followed by those between it and one that browsers know.
        public var certificateFile: String
        /// The private key that belongs to it.
        public var privateKeyFile: String

        /// Names the two files; they are read once, when the server starts.
        public init(certificateFile: String, privateKeyFile: String) {
            self.certificateFile = certificateFile
            self.privateKeyFile = privateKeyFile
        }

        /// What a connection needs: TLS 1.2 or later, and HTTP/2 for those who speak it.
        ///
        /// - Throws: `WebError` that names the file.
        func context() throws(WebError) -> NIOSSLContext {
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: try chain(), privateKey: .privateKey(try key()))
            configuration.minimumTLSVersion = .tlsv12
            configuration.applicationProtocols = ["h2", "http/1.1"]
            do {
                return try NIOSSLContext(configuration: configuration)
            } catch {
                throw .foreignKey(certificate: certificateFile, key: privateKeyFile)
            }
        }

        private func chain() throws(WebError) -> [NIOSSLCertificateSource] {
            let chain = try? NIOSSLCertificate.fromPEMFile(certificateFile)
            guard let chain, !chain.isEmpty else {
                throw .unreadableCertificate(certificateFile)
            }
            return chain.map { .certificate($0) }
        }

        private func key() throws(WebError) -> NIOSSLPrivateKey {
            guard let key = try? NIOSSLPrivateKey(file: privateKeyFile, format: .pem) else {
                throw .unreadableKey(privateKeyFile)
            }
            return key
        }
    }
#endif
