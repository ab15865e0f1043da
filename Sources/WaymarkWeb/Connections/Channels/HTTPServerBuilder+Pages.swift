// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HummingbirdCore

extension HTTPServerBuilder {
    /// Connections on which the pages of a site come, encrypted where there is a certificate.
    ///
    /// - Throws: `WebError` where the certificate cannot be used.
    static func pages(of site: Site, certificate: WebCertificate?) throws(WebError) -> Self {
        guard let certificate else { return pages(of: site) }
        #if TLS
        let context = try certificate.context()
        return Self { SecureChannel(responder: $0, site: site, context: context) }
        #else
        throw .noTLS
        #endif
    }

    /// Connections on which the pages of a site come as they are.
    static func pages(of site: Site) -> Self { Self { PageChannel(responder: $0, site: site) } }
}
#endif
