// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Metrics

/// The number of pages that a server has, and of sessions that came and went.
struct SessionStatus: Equatable, Sendable {
    /// The number of pages whose state is kept.
    var sessions: Int
    /// The number of those that have a connection.
    var connected: Int
    /// The number of sessions started since the server did, for first paints too.
    var mounted: Int
    /// The number of those whose memory was given back.
    var freed: Int

    /// `{"sessions":1,"connected":1,"mounted":3,"freed":2}`
    var json: String {
        "{\"sessions\":\(sessions),\"connected\":\(connected),\"mounted\":\(mounted),"
            + "\"freed\":\(freed)}"
    }
}

/// Counts sessions, and believes that one is gone only when its memory is.
@MainActor struct SessionCounts {
    private struct Released {
        weak var object: AnyObject?
    }

    private var mountedCount = 0
    private var freedCount = 0
    private var released: [Released] = []
    private let sessionsGauge = Gauge(label: "waymark_sessions")
    private let connectedGauge = Gauge(label: "waymark_connected_pages")
    private let mountedCounter = Counter(label: "waymark_sessions_mounted_total")
    private let freedCounter = Counter(label: "waymark_sessions_freed_total")

    mutating func mounted() {
        mountedCount += 1
        mountedCounter.increment()
    }

    /// Watches a session, or what holds it, until its memory is given back.
    mutating func released(_ object: AnyObject) {
        released.append(Released(object: object))
    }

    /// The counts now.
    mutating func status(sessions: Int, connected: Int) -> SessionStatus {
        let before = released.count
        released.removeAll { $0.object == nil }
        freedCount += before - released.count
        freedCounter.increment(by: before - released.count)
        return SessionStatus(
            sessions: sessions, connected: connected, mounted: mountedCount, freed: freedCount)
    }

    /// Reports the gauges.
    func record(_ status: SessionStatus) {
        sessionsGauge.record(status.sessions)
        connectedGauge.record(status.connected)
    }
}
#endif
