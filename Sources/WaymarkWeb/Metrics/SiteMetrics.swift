// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Metrics

/// The counts of a server: for its own `/metrics`, and for what the program has set up besides.
struct SiteMetrics: Sendable {
    /// The reason why a request or a connection was refused.
    enum Refusal: String, Sendable { case host, origin, rate, full, fault }

    private let own = MetricsText()
    private let all: MultiplexMetricsHandler
    private let patches: Counter
    private let patchBytes: Recorder
    private let patchOperations: Recorder
    private let patchBodies: Recorder
    private let patchesWaiting: Recorder
    private let sockets: Gauge

    /// Nothing counted yet.
    init() {
        all = MultiplexMetricsHandler(factories: [own, MetricsSystem.factory])
        patches = Counter(label: "waymark_patches_total", factory: all)
        patchBytes = Recorder(label: "waymark_patch_bytes", factory: all)
        patchOperations = Recorder(label: "waymark_patch_operations", factory: all)
        patchBodies = Recorder(label: "waymark_patch_bodies", factory: all)
        patchesWaiting = Recorder(label: "waymark_patches_waiting", factory: all)
        sockets = Gauge(label: "waymark_sockets", factory: own)
    }

    /// A request was answered.
    func answered(_ status: Int, after time: Duration) {
        let group = [("status", "\(status / 100)xx")]
        Counter(label: "waymark_requests_total", dimensions: group, factory: all).increment()
        Timer(label: "waymark_request_seconds", factory: all)
            .recordNanoseconds(Int64(time / .nanoseconds(1)))
    }

    /// Counts somebody who was refused.
    func refused(_ reason: Refusal) {
        let reason = [("reason", reason.rawValue)]
        Counter(label: "waymark_refusals_total", dimensions: reason, factory: all).increment()
    }

    /// A patch was made.
    ///
    /// - Parameters:
    ///   - operations: The changes of elements in it.
    ///   - bodies: The bodies that ran since the page's patch before.
    ///   - waiting: The page's patches that its browser has not acknowledged, with this one.
    func made(operations: Int, bodies: Int, waiting: Int) {
        patchOperations.record(operations)
        patchBodies.record(bodies)
        patchesWaiting.record(waiting)
    }

    /// A patch was written.
    func sent(bytes: Int) {
        patches.increment()
        patchBytes.record(bytes)
    }

    /// All that was counted, with what is now, as Prometheus reads it.
    func text(_ status: SessionStatus, connections: Int, isReady: Bool) -> String {
        let now = [
            ("waymark_connections", connections),
            ("waymark_open_sessions", status.sessions), ("waymark_sockets", status.connected),
            ("waymark_ready", isReady ? 1 : 0), ("waymark_mounted", status.mounted),
            ("waymark_freed", status.freed),
        ]
        for (label, value) in now { Gauge(label: label, factory: own).record(value) }
        return own.text
    }
}
#endif
