// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkTesting

/// Measures what a stack of a thousand screens costs: to open, to change on top, to leave.
struct DeepPath: Scenario {
    let title = "Deep paths"
    let note = """
        A path of 100 or 1,000 values is written at once and emptied at once, and state of the \
        screen on top changes. Of the covered screens only bodies run, which may declare \
        destinations; their elements are not made. Ten times as many screens take about ten times \
        as long, and a change on top takes as long as ever.
        """
    let goals: [Goal] = [
        .time(of: "open 1,000 screens", atMost: 14, times: "open 100 screens"),
        .time(of: "leave 1,000 screens", atMost: 14, times: "leave 100 screens"),
        .sameWork(of: "change on top of 1,000", as: "change on top of 100"),
        .time(of: "change on top of 1,000", atMost: 2, times: "change on top of 100"),
        .memory(of: "memory of 1,000 screens", atMostKilobytes: 8_192),
    ]

    func measure(_ sampling: Sampling) -> [Measurement] {
        let memory = memory(of: 1_000)
        return sampling.measure([
            open(100, "open 100 screens"), open(1_000, "open 1,000 screens"),
            leave(100, "leave 100 screens"), leave(1_000, "leave 1,000 screens"),
            change(100, "change on top of 100"), change(1_000, "change on top of 1,000"),
        ]) + [memory]
    }

    private func open(_ count: Int, _ name: String) -> Case {
        let deep = Deep()
        return Case(
            name: name, run: { _ in deep.go(to: count) }, restore: { deep.go(to: 0) },
            runsOnce: true, screen: { deep.screen })
    }

    private func leave(_ count: Int, _ name: String) -> Case {
        let deep = Deep()
        deep.go(to: count)
        return Case(
            name: name, run: { _ in deep.go(to: 0) }, restore: { deep.go(to: count) },
            runsOnce: true, screen: { deep.screen })
    }

    private func change(_ count: Int, _ name: String) -> Case {
        let deep = Deep()
        deep.go(to: count)
        return Case(
            name: name,
            run: { number in deep.screen.change { deep.counts[count]?.value = number } },
            screen: { deep.screen })
    }

    private func memory(of count: Int) -> Measurement {
        let deep = Deep()
        deep.go(to: count / 10)
        let before = residentKilobytes()
        let nanoseconds = processorTime { deep.go(to: count) }
        return Measurement(
            name: "memory of 1,000 screens", nanoseconds: nanoseconds,
            kilobytes: residentKilobytes() - before)
    }
}

/// A stack whose depth is set from outside.
@MainActor private final class Deep {
    private let path = Remote<[Int]>()
    let counts = Counts()
    private(set) lazy var screen = Screen { [path, counts] in
        DeepStack(path: path, counts: counts)
    }

    func go(to depth: Int) {
        screen.change { path.value = Array(1..<depth + 1) }
    }
}

/// The state of each screen, by its number.
@MainActor private final class Counts {
    private var remotes: [Int: Remote<Int>] = [:]

    subscript(number: Int) -> Remote<Int>? { remotes[number] }

    func remote(_ number: Int) -> Remote<Int> {
        if let known = remotes[number] { return known }
        let new = Remote<Int>()
        remotes[number] = new
        return new
    }
}

private struct DeepStack: View {
    let remote: Remote<[Int]>
    let counts: Counts
    @State private var path: [Int] = []

    init(path: Remote<[Int]>, counts: Counts) {
        remote = path
        self.counts = counts
    }

    var body: some View {
        let _ = remote.binding = $path
        NavigationStack(path: $path) {
            Text("Root").navigationTitle("Root")
                .navigationDestination(for: Int.self) {
                    Level(number: $0, remote: counts.remote($0))
                }
        }
    }
}

private struct Level: View {
    let number: Int
    let remote: Remote<Int>
    @State private var count = 0

    var body: some View {
        let _ = remote.binding = $count
        Text("\(number), changed \(count) times").navigationTitle("Screen \(number)")
    }
}
