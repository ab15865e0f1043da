// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The files with which a server proves who it is, both in PEM form.
///
/// A server reads them if the package is built with the trait `TLS`; others end with
/// `WebError.noTLS`, and leave https to a proxy.
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
}
#endif
