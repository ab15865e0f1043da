// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// Lets each network draw so many pages at once, and then so many a second.
///
/// A plain GET keeps nothing, but drawing it costs time.
actor NetworkLimit {
    private let burst: Int
    private let rate: Int
    private let capacity: Int
    private var buckets: [String: RateLimit] = [:]

    /// - Parameter capacity: How many networks are remembered; full buckets are forgotten first.
    init(burst: Int, rate: Int, capacity: Int = 10_000) {
        self.burst = burst
        self.rate = rate
        self.capacity = capacity
    }

    /// True if one more of this network is let through now.
    func takes(_ network: String, at now: Duration) -> Bool {
        if buckets[network] == nil, buckets.count >= capacity { makeRoom(at: now) }
        return buckets[network, default: RateLimit(burst: burst, rate: rate)].takes(at: now)
    }

    private func makeRoom(at now: Duration) {
        buckets = buckets.filter { !$0.value.isFull(at: now) }
        if buckets.count >= capacity { buckets = [:] }
    }

    /// The number of networks that are remembered.
    var count: Int { buckets.count }
}
#endif
