// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkTesting

/// Times cases in turn, so that whatever disturbs the machine disturbs them alike.
@MainActor struct Sampling {
    let rounds: Int
    private static let shortestSample = Duration.microseconds(500)

    func measure(_ cases: [Case]) -> [Measurement] {
        let works = cases.map(work)
        let batches = cases.map(batchSize)
        var samples = cases.map { _ in [Double]() }
        for round in 1...rounds {
            for (index, each) in cases.enumerated() {
                let time = sample(each, batches[index], from: round * batches[index])
                samples[index].append(time / Double(batches[index]))
            }
        }
        return cases.indices.map {
            Measurement(name: cases[$0].name, nanoseconds: median(samples[$0]), work: works[$0])
        }
    }

    /// Counts one run, after another that has made what lasts.
    private func work(of each: Case) -> Work? {
        each.run(1)
        each.restore()
        _ = each.screen()?.work
        each.run(2)
        defer { each.restore() }
        return each.screen()?.work
    }

    /// How often to run a case in one sample, so that the clock's own time does not matter.
    private func batchSize(of each: Case) -> Int {
        guard !each.runsOnce else { return 1 }
        var size = 1
        while sample(each, size, from: size) < Self.shortestSample.nanoseconds { size *= 2 }
        return size
    }

    private func sample(_ each: Case, _ count: Int, from first: Int) -> Double {
        let start = ContinuousClock.now
        for number in first..<(first + count) { each.run(number) }
        let time = ContinuousClock.now - start
        each.restore()
        return time.nanoseconds
    }
}

func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    guard let middle = sorted.dropFirst(sorted.count / 2).first else { return 0 }
    return sorted.count.isMultiple(of: 2) ? (middle + sorted[sorted.count / 2 - 1]) / 2 : middle
}

extension Duration {
    var nanoseconds: Double {
        Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
    }
}
