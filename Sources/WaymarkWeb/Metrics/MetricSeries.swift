// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Metrics
import NIOConcurrencyHelpers

/// One number that is counted or set, or a histogram of many.
final class MetricSeries: CounterHandler, RecorderHandler, TimerHandler {
    private struct State {
        var value = 0.0
        var count = 0
        /// The number of values that were at most each bound.
        var buckets: [Int]
    }

    private let bounds: [Double]
    private let isSum: Bool
    private let state: NIOLockedValueBox<State>

    /// Nothing measured yet.
    init(_ kind: MetricFamily.Kind) {
        bounds = Self.bounds(of: kind)
        isSum = kind != .gauge
        state = NIOLockedValueBox(State(buckets: bounds.map { _ in 0 }))
    }

    func increment(by amount: Int64) { state.withLockedValue { $0.value += Double(amount) } }
    func reset() { state.withLockedValue { $0.value = 0 } }
    func record(_ value: Int64) { record(Double(value)) }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

    func record(_ value: Double) {
        state.withLockedValue { state in
            state.value = isSum ? state.value + value : value
            state.count += 1
            for (place, bound) in bounds.enumerated() where value <= bound {
                state.buckets[place] += 1
            }
        }
    }

    /// The lines of this series, such as `name{label="a"} 1`.
    func text(name: String, labels: String) -> String {
        let now = state.withLockedValue { $0 }
        let braced = labels.isEmpty ? "" : "{\(labels)}"
        if bounds.isEmpty { return "\(name)\(braced) \(Self.number(now.value))\n" }
        let prefix = labels.isEmpty ? "" : labels + ","
        let buckets = zip(bounds.map(Self.number) + ["+Inf"], now.buckets + [now.count])
        return buckets.map { "\(name)_bucket{\(prefix)le=\"\($0)\"} \($1)\n" }.joined()
            + "\(name)_sum\(braced) \(Self.number(now.value))\n"
            + "\(name)_count\(braced) \(now.count)\n"
    }

    private static func bounds(of kind: MetricFamily.Kind) -> [Double] {
        switch kind {
        case .counter, .gauge: []
        case .histogram: (0...8).map { Double(1 << ($0 * 2)) }
        case .timer: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
        }
    }

    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? String(value)
    }
}
#endif
