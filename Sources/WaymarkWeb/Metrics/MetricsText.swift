// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Metrics
import NIOConcurrencyHelpers

/// Metrics of one server, as the text that Prometheus reads.
final class MetricsText: MetricsFactory {
    private let families = NIOLockedValueBox<[String: MetricFamily]>([:])

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(.counter, label, dimensions)
    }

    func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        series(aggregate ? .histogram : .gauge, label, dimensions)
    }

    /// Times are told in seconds.
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(.timer, label, dimensions)
    }

    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}

    private func series(
        _ kind: MetricFamily.Kind, _ label: String, _ dimensions: [(String, String)]
    ) -> MetricSeries {
        families.withLockedValue {
            $0[label, default: MetricFamily(name: label, kind: kind)].series(dimensions)
        }
    }

    /// Every metric, sorted by name.
    var text: String {
        let all = families.withLockedValue { $0.values }
        return all.sorted { $0.name < $1.name }.map(\.text).joined()
    }
}

/// All series of one name.
struct MetricFamily {
    enum Kind: String { case counter, gauge, histogram, timer }

    let name: String
    let kind: Kind
    private var all: [String: MetricSeries] = [:]

    /// Nothing measured yet.
    init(name: String, kind: Kind) {
        self.name = String(name.map { $0.isASCII && $0.isLetter || $0.isNumber ? $0 : "_" })
        self.kind = kind
    }

    /// The series with these labels; the same one each time.
    mutating func series(_ dimensions: [(String, String)]) -> MetricSeries {
        let labels = dimensions.map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: ",")
        if let known = all[labels] { return known }
        let new = MetricSeries(kind)
        all[labels] = new
        return new
    }

    fileprivate var text: String {
        let type = kind == .timer ? "histogram" : kind.rawValue
        return "# TYPE \(name) \(type)\n"
            + all.sorted { $0.key < $1.key }
            .map { $0.value.text(name: name, labels: $0.key) }.joined()
    }

    private static func escaped(_ value: String) -> String {
        value.map { letter in
            switch letter {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            default: String(letter)
            }
        }.joined()
    }
}
#endif
