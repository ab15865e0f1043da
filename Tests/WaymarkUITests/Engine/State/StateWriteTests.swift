// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Tests of writes to state at different times and from different threads.
@MainActor @Suite struct StateWriteTests {
    @Test func writesFromATaskArrive() async throws {
        let gate = Gate()
        let stage = Stage { Loading { await gate.pass() } }
        #expect(stage.texts == ["loading"])
        gate.openLater()
        try await stage.screen.wait(for: "loaded")
    }

    @Test func writesFromAnotherThreadArrive() async throws {
        let held = Held<Binding<Int>>()
        let stage = Stage { Lending(held: held) }
        let binding = try #require(held.value)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                binding.wrappedValue = 7
                continuation.resume()
            }
        }
        await stage.screen.settle()
        #expect(stage.texts == ["7"])
    }

    @Test func readsFromAnotherThreadDisturbNothing() async throws {
        let held = Held<Binding<Int>>()
        let stage = Stage { Lending(held: held) }
        let binding = try #require(held.value)
        async let sum = Task.detached {
            (0..<20_000).reduce(0) { sum, _ in sum + binding.wrappedValue }
        }.value
        for number in 1...300 {
            stage.act { binding.wrappedValue = number }
            if number % 50 == 0 { await Task.yield() }
        }
        #expect(await sum >= 0)
        #expect(stage.texts == ["300"])
    }

    @Test func aWriteOutsideAnyEventIsShownSoon() async throws {
        let held = Held<Binding<Int>>()
        let stage = Stage { Lending(held: held) }
        held.value?.wrappedValue = 1
        held.value?.wrappedValue = 2
        #expect(stage.texts == ["0"])
        await stage.screen.settle()
        #expect(stage.texts == ["2"])
        #expect(stage.batches.count == 1)
    }

    @Test func aWriteDuringABodyIsAnIssueAndShownAfterwards() {
        let stage = Stage { WritingBody() }
        #expect(stage.texts == ["1"])
        #expect(stage.issues == [.writeDuringBody(owner: "WritingBody")])
    }

    @Test func aWriteInOnDisappearIsFine() throws {
        let held = Held<Int>()
        let stage = Stage {
            Vanishing {
                $0 = 5
                held.value = $0
            }
        }
        try stage.press("Away")
        #expect(held.value == 5)
        #expect(stage.texts == ["Away"])
    }

    @Test func aWriteAfterTheViewIsGoneIsHarmlessAndAnIssue() throws {
        let held = Held<Binding<Int>>()
        let stage = Stage { Removable { Lending(held: held) } }
        let binding = try #require(held.value)
        try stage.press("Away")
        stage.act { binding.wrappedValue = 3 }
        #expect(stage.texts == ["Away"])
        #expect(stage.issues == [.writeAfterUnmount(owner: "Removable › Lending")])
    }

    @Test func aLateWriteIsAnIssueOfItsOwnSession() throws {
        let held = Held<Binding<Int>>()
        let stage = Stage { Removable { Lending(held: held) } }
        let binding = try #require(held.value)
        try stage.press("Away")
        let other = Stage { Text("other") }
        binding.wrappedValue = 3
        #expect(stage.issues.count == 1)
        #expect(other.issues.isEmpty)
    }

    @Test func closuresThatOutliveABodyWriteToTheirOwnOwner() throws {
        let held = Held<[() -> Void]>([])
        let stage = Stage {
            ForEach(["a", "b"], id: \.self) { Keeping(name: $0, held: held) }
        }
        let first = try #require(held.value?[0])
        let second = try #require(held.value?[1])
        stage.act(second)
        #expect(stage.texts == ["a 0", "b 1"])
        stage.act(first)
        stage.act(first)
        #expect(stage.texts == ["a 2", "b 1"])
    }
}

private struct Loading: View {
    let work: @Sendable () async -> Void
    @State private var isLoaded = false

    var body: some View {
        Text(isLoaded ? "loaded" : "loading").task {
            await work()
            isLoaded = true
        }
    }
}

private struct Lending: View {
    let held: Held<Binding<Int>>
    @State private var number = 0

    var body: some View { Text("\(number)").onAppear { held.value = $number } }
}

private struct WritingBody: View {
    @State private var number = 0

    var body: some View {
        if number == 0 { number = 1 }
        return Text("\(number)")
    }
}

private struct Vanishing: View {
    let change: (inout Int) -> Void
    @State private var isShown = true

    var body: some View {
        if isShown { Inner(change: change) }
        Button("Away") { isShown = false }
    }

    struct Inner: View {
        let change: (inout Int) -> Void
        @State private var number = 0

        var body: some View { Text("\(number)").onDisappear { change(&number) } }
    }
}

private struct Removable<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var isShown = true

    var body: some View {
        if isShown { content }
        Button("Away") { isShown = false }
    }
}

private struct Keeping: View {
    let name: String
    let held: Held<[() -> Void]>
    @State private var count = 0

    var body: some View {
        Text("\(name) \(count)").onAppear { held.value?.append { count += 1 } }
    }
}
