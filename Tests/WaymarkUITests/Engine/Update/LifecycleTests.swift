// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine
import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Tests of the actions that run when views come, change and go.
@MainActor @Suite struct LifecycleTests {
    @Test("onAppear runs once and before the first frame (NAV-172)")
    func whatOnAppearWritesIsInTheFirstFrame() throws {
        let tally = Tally()
        let stage = Stage { Appearing(tally: tally) }
        #expect(stage.texts == ["ready 1", "Show"])
        try stage.press("Show")
        #expect(stage.texts == ["ready 1", "inner ready", "Hide"])
        #expect(stage.batches.count == 1)
        #expect(tally.take() == ["appear", "inner appears"])
        try stage.press("Hide")
        #expect(tally.take() == ["inner disappears"])
        try stage.press("Show")
        #expect(tally.take() == ["inner appears"])
    }

    @Test("A task starts with its view and is cancelled with it (NAV-173)")
    func aTaskLivesAsLongAsItsView() async throws {
        let tally = Tally()
        let stage = Stage { Working(tally: tally) }
        await settle(tally, until: 1)
        #expect(tally.take() == ["start 0"])
        try stage.press("Restart")
        await settle(tally, until: 2)
        #expect(Set(tally.take()) == ["cancelled 0", "start 1"])
        try stage.press("Unrelated 0")
        for _ in 0..<20 { await Task.yield() }
        #expect(tally.take() == [])
        try stage.press("Stop")
        await settle(tally, until: 1)
        #expect(tally.take() == ["cancelled 1"])
        await stage.screen.settle()
        #expect(stage.session.runningTasks == 0)
    }

    @Test func settleWaitsForEveryTask() async throws {
        let stage = Stage { Loading() }
        #expect(stage.texts == ["0"])
        await stage.screen.settle()
        #expect(stage.texts == ["2"])
    }

    @Test func onChangeTellsOldAndNewInEveryForm() throws {
        let tally = Tally()
        let stage = Stage { Watching(tally: tally) }
        #expect(tally.take() == ["initial 0 0"])
        try stage.press("Add")
        #expect(tally.take() == ["both 0 1", "initial 0 1", "bare", "new 1"])
        try stage.press("Unrelated 0")
        #expect(tally.take() == [])
        #expect(stage.texts.first == "sum 1")
    }

    @Test func severalChangesInOneUpdateAreOne() throws {
        let tally = Tally()
        let stage = Stage { Chained(tally: tally) }
        try stage.press("Start")
        #expect(tally.take() == ["a 0 1", "b 0 3"])
        #expect(stage.texts.first == "1 3")
        #expect(stage.batches.count == 1)
        try stage.press("There and back")
        #expect(tally.take() == [])
    }

    @Test func onReceiveGetsWhatAPublisherSends() throws {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let stage = Stage { Receiving(first: first, second: second) }
        stage.act { first.send(3) }
        #expect(stage.texts.first == "3")
        stage.act { second.send(9) }
        #expect(stage.texts.first == "3")
        try stage.press("Second")
        stage.act { second.send(4) }
        stage.act { first.send(8) }
        #expect(stage.texts.first == "4")
    }

    @Test func whatAPublisherSendsAtOnceIsInTheFirstFrame() {
        let stage = Stage { Current(subject: CurrentValueSubject(7)) }
        #expect(stage.texts == ["7"])
    }

    private func settle(_ tally: Tally, until count: Int) async {
        await wait { tally.names.count >= count }
    }
}

private struct Appearing: View {
    let tally: Tally
    @State private var count = 0
    @State private var isShown = false

    var body: some View {
        Text("ready \(count)").onAppear {
            tally.note("appear")
            count += 1
        }
        if isShown { Inner(tally: tally) }
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }

    struct Inner: View {
        let tally: Tally
        @State private var text = "not ready"

        var body: some View {
            Text("inner \(text)")
                .onAppear {
                    tally.note("inner appears")
                    text = "ready"
                }
                .onDisappear { tally.note("inner disappears") }
        }
    }
}

private struct Working: View {
    let tally: Tally
    @State private var number = 0
    @State private var unrelated = 0
    @State private var isShown = true

    var body: some View {
        if isShown {
            Text("\(unrelated)").task(id: number) { [number] in
                tally.note("start \(number)")
                await waitUntilCancelled()
                if Task.isCancelled { tally.note("cancelled \(number)") }
            }
        }
        Button("Restart") { number += 1 }
        Button("Unrelated \(unrelated)") { unrelated += 1 }
        Button("Stop") { isShown = false }
    }
}

private struct Loading: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .task {
                await letTasksBegin()
                count += 1
            }
            .task {
                await Task.yield()
                count += 1
            }
    }
}

private struct Watching: View {
    let tally: Tally
    @State private var number = 0
    @State private var sum = 0
    @State private var unrelated = 0

    var body: some View {
        Text("sum \(sum)")
            .onChange(of: number) { old, new in
                tally.note("both \(old) \(new)")
                sum += new
            }
            .onChange(of: number, initial: true) { old, new in tally.note("initial \(old) \(new)") }
            .onChange(of: number) { tally.note("bare") }
            .onChange(of: number, perform: { tally.note("new \($0)") })
        Button("Add") { number += 1 }
        Button("Unrelated \(unrelated)") { unrelated += 1 }
    }
}

private struct Chained: View {
    let tally: Tally
    @State private var a = 0
    @State private var b = 0

    var body: some View {
        Text("\(a) \(b)")
            .onChange(of: b) { old, new in tally.note("b \(old) \(new)") }
            .onChange(of: a) { old, new in
                tally.note("a \(old) \(new)")
                b = 2
                b = 3
            }
        Button("Start") { a = 1 }
        Button("There and back") {
            a = 5
            a = 1
        }
    }
}

private struct Receiving: View {
    let first: PassthroughSubject<Int, Never>
    let second: PassthroughSubject<Int, Never>
    @State private var isSecond = false
    @State private var received = 0

    var body: some View {
        Text("\(received)").onReceive(isSecond ? second : first) { received = $0 }
        Button("Second") { isSecond = true }
    }
}

private struct Current: View {
    let subject: CurrentValueSubject<Int, Never>
    @State private var received = 0

    var body: some View { Text("\(received)").onReceive(subject) { received = $0 } }
}
