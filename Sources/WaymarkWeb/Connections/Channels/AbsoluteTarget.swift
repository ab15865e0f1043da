// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOHTTP1

extension HTTPRequestHead {
    /// Moves the host that a target such as `http://example.org/soups` names into the Host
    /// field, whose own value does not count then (RFC 9112, 3.2.2).
    mutating func takeHostFromTarget() {
        let schemes = ["http://", "https://"]
        guard uri.first != "/",
            let scheme = schemes.first(where: uri.lowercased().hasPrefix)
        else { return }
        let rest = uri.dropFirst(scheme.count)
        let path = rest.firstIndex { "/?".contains($0) } ?? rest.endIndex
        headers.replaceOrAdd(name: "host", value: String(rest[..<path]))
        uri = (rest[path...].hasPrefix("/") ? "" : "/") + rest[path...]
    }
}
#endif
