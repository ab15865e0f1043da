// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes

/// The check that a request that changes something was made by a page of this server.
enum SameOrigin {
    /// True if the browser says so: `Sec-Fetch-Site` is `same-origin`, and `Origin` names the
    /// scheme, host and port that were asked. A request that says neither does not come from a
    /// browser's page.
    static func allows(_ request: HTTPRequest, isSecure: Bool) -> Bool {
        let site = request.headerFields[values: .fetchSite]
        let origins = request.headerFields[values: .origin]
        if site.isEmpty && origins.isEmpty { return false }
        guard site.allSatisfy({ $0 == "same-origin" }) else { return false }
        return origins.isEmpty || isHost(request.authority, of: origins, isSecure: isSecure)
    }

    /// The same for a socket: browsers always send its `Origin`.
    static func allowsSocket(_ request: HTTPRequest, isSecure: Bool) -> Bool {
        let origins = request.headerFields[values: .origin]
        return isHost(request.authority, of: origins, isSecure: isSecure)
    }

    private static func isHost(
        _ host: String?, of origins: [String], isSecure: Bool
    ) -> Bool {
        guard origins.count == 1, let host, !host.isEmpty else { return false }
        let scheme = isSecure ? "https" : "http"
        return origins[0].lowercased() == "\(scheme)://\(host.lowercased())"
    }
}

extension HTTPField.Name {
    /// Names that the library does not have; both are valid names.
    fileprivate static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!
}
#endif
