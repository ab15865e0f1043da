// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// Lets through a burst, and then so many a second: a bucket that fills up again with time.
struct RateLimit: Sendable {
    private let burst: Double
    private let rate: Double
    private var tokens: Double
    private var last: Duration?

    init(burst: Int, rate: Int) {
        self.burst = Double(burst)
        self.rate = Double(rate)
        tokens = Double(burst)
    }

    /// True if one more is let through now.
    ///
    /// - Parameter count: As how many it counts.
    mutating func takes(_ count: Int = 1, at now: Duration) -> Bool {
        tokens = filled(at: now)
        last = now
        if tokens < Double(count) { return false }
        tokens -= Double(count)
        return true
    }

    /// True if as much is let through now as at the start.
    func isFull(at now: Duration) -> Bool { filled(at: now) >= burst }

    private func filled(at now: Duration) -> Double {
        guard let last else { return tokens }
        return min(burst, tokens + (now - last) / .seconds(1) * rate)
    }
}
#endif
