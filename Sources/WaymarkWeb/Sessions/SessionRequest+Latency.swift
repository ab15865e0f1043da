// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import WaymarkElements

extension SessionRequest {
    /// The same for the app: `?latency=` in an address is meant for the page's script.
    var withoutLatency: SessionRequest {
        guard var address = url.flatMap({ URLComponents(string: $0) }),
            let items = address.queryItems
        else { return self }
        let kept = items.filter { $0.name != "latency" }
        if kept.count == items.count { return self }
        address.queryItems = kept.isEmpty ? nil : kept
        var request = self
        request.url = address.string
        return request
    }
}
#endif
