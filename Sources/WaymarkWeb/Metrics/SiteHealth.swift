// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOConcurrencyHelpers

/// The readiness of a server for more people: it wants none while it stops.
final class SiteHealth: Sendable {
    private let stopping = NIOLockedValueBox(false)

    var isReady: Bool { !stopping.withLockedValue { $0 } }

    /// Makes `/readyz` say no from now on.
    func stop() { stopping.withLockedValue { $0 = true } }
}
#endif
