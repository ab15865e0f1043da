// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@testable import WaymarkTesting
@testable import WaymarkUI

private struct DeepStack: View {
    let path: Binding<[Int]>
    let journal: Journal
    let census: Census

    var body: some View {
        NavigationStack(path: path) {
            Text("Start").navigationTitle("Root")
                .navigationDestination(for: Int.self) {
                    Level(number: $0, journal: journal, census: census)
                }
        }
    }
}

private struct Level: View {
    let number: Int
    let journal: Journal
    @StateObject private var object: Inhabitant
    @State private var presses = 0

    init(number: Int, journal: Journal, census: Census) {
        self.number = number
        self.journal = journal
        _object = StateObject(wrappedValue: Inhabitant(census))
    }

    var body: some View {
        let _ = object
        Button("Press") { presses += 1 }
        Text("\(presses) presses")
            .navigationTitle("Number \(number)")
            .onAppear { journal.note("\(number) appears") }
    }
}

/// A count of how often a path was read.
@MainActor private final class ReadCount {
    private(set) var value = 0

    func counting(_ path: Recorded<[Int]>) -> Binding<[Int]> {
        Binding(
            get: { @MainActor in
                self.value += 1
                return path.value
            },
            set: { @MainActor in path.value = $0 })
    }
}

/// A path that counts how often it is read, under screens that all read one more value.
@MainActor private final class SharedReadings {
    private let path: Recorded<[Int]>
    private let shared = Recorded(0)
    private let reads = ReadCount()
    private let stage: Stage

    init(depth: Int) {
        path = Recorded(Array(1...depth))
        stage = Stage { [path, shared, reads] in
            NavigationStack(path: reads.counting(path)) {
                Text("Start").navigationDestination(for: Int.self) { number in
                    Live { Text("\(number) of \(shared.value)") }
                }
            }
        }
    }

    /// Changes the value and the end of the path at once, and counts the path's readings.
    func readsOfOneChange() -> Int {
        let before = reads.value
        stage.act {
            shared.value += 1
            path.value[path.value.count - 1] += 1
        }
        #expect(stage.texts == ["\(path.value.last ?? 0) of 1"])
        return reads.value - before
    }
}

/// A stack of a thousand screens, opened in one write.
@MainActor private final class Deep {
    let path = Recorded([Int]())
    let journal = Journal()
    let census = Census()
    let stage: Stage

    init() {
        stage = Stage { [path, journal, census] in
            DeepStack(path: path.binding, journal: journal, census: census)
        }
    }

    func open(_ depth: Int) -> GraphCounters {
        stage.act { path.value = Array(1...depth) }
    }
}

@MainActor @Suite("Deep stacks") struct DeepStackTests {
    @Test("NAV-174: a path of 1,000 values shows its last screen in one update, and only that")
    func aDeepPathShowsItsLastScreenAtOnce() {
        let deep = Deep()
        let before = deep.stage.batches.count
        let work = deep.open(1_000)
        #expect(deep.stage.screen.title == "Number 1000")
        #expect(deep.stage.screen.depth == 1_000)
        #expect(deep.stage.batches.count == before + 1)
        #expect(work.bodiesRun == 1_000)
        #expect(deep.journal.read() == ["1000 appears"])
    }

    @Test("NAV-174: a path ten times as deep sends no more, and makes ten times as many nodes")
    func depthCostsNodesAndNoElements() {
        let (shallow, deep) = (Deep(), Deep())
        let (few, many) = (shallow.open(100), deep.open(1_000))
        #expect(many.nodesMade == 10 * few.nodesMade)
        #expect(many.patchesSent == few.patchesSent)
    }

    @Test("NAV-021: back to the root of 1,000 screens is one write and one batch, and frees all")
    func backToTheRootIsOneWriteAndFreesAll() throws {
        let deep = Deep()
        let opened = deep.open(1_000)
        let batches = deep.stage.batches.count
        #expect(deep.census.living == 1_000)
        let before = deep.stage.session.counters
        try deep.stage.screen.back(to: "Root")
        let work = deep.stage.session.counters - before
        #expect(deep.path.writes == [[]])
        #expect(deep.stage.batches.count == batches + 1)
        #expect(work.nodesReleased == opened.nodesMade)
        #expect(deep.census.living == 0)
        #expect(deep.stage.texts == ["Root", "Start"])
    }

    @Test("NAV-007: a change on top of 1,000 screens runs the one body that reads it")
    func aChangeOnTopRunsOneBody() throws {
        let deep = Deep()
        _ = deep.open(1_000)
        let before = deep.stage.session.counters
        try deep.stage.press("Press")
        let work = deep.stage.session.counters - before
        #expect(deep.stage.texts.contains("1 presses"))
        #expect(work.bodiesRun == 1)
        #expect(work.nodesMade == 0)
        #expect(work.patchesSent == 1)
    }

    @Test("B32: a change that all screens read with the path reads the path as often at any depth")
    func aSharedChangeReadsThePathAsOftenAtAnyDepth() {
        let shallow = SharedReadings(depth: 10).readsOfOneChange()
        #expect(SharedReadings(depth: 200).readsOfOneChange() == shallow)
    }

    @Test("NAV-041: one more screen on top of 1,000 runs no body below")
    func onePushOnTopRunsOneBody() {
        let deep = Deep()
        _ = deep.open(1_000)
        let work = deep.open(1_001)
        #expect(work.bodiesRun == 1)
        #expect(deep.census.born == 1_001)
    }
}
