// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkTesting

/// Times cases in turn, so that whatever disturbs the machine disturbs them alike.
@MainActor struct Sampling {
    let rounds: Int
    /// In nanoseconds.
    private static let shortestSample = 500_000.0

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

    /// Returns the number of runs in one sample, so that the clock's own time does not matter.
    private func batchSize(of each: Case) -> Int {
        guard !each.runsOnce else { return 1 }
        var size = 1
        while sample(each, size, from: size) < Self.shortestSample { size *= 2 }
        return size
    }

    private func sample(_ each: Case, _ count: Int, from first: Int) -> Double {
        let time = processorTime { for number in first..<(first + count) { each.run(number) } }
        each.restore()
        return time
    }
}

func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    guard let middle = sorted.dropFirst(sorted.count / 2).first else { return 0 }
    return sorted.count.isMultiple(of: 2) ? (middle + sorted[sorted.count / 2 - 1]) / 2 : middle
}

/// The nanoseconds that processors spend on this process meanwhile; other programs hardly matter.
func processorTime(_ run: () -> Void) -> Double {
    let start = processorNanoseconds()
    run()
    return processorNanoseconds() - start
}

private func processorNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
