// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

extension Transaction {
    @Entry fileprivate var reason = "none"
}

/// Tests of how updates end, and of the transactions that accompany them.
@MainActor @Suite struct UpdateTests {
    @Test func anUpdateThatNeverSettlesIsAnIssueAndTheProgramGoesOn() throws {
        let stage = Stage { Endless() }
        try stage.press("Start")
        #expect(stage.issues == [.endlessUpdate])
        #expect(stage.screen.issues.first?.path == "Endless")
        try stage.press("Other 0")
        #expect(stage.texts.contains("Other 1"))
    }

    @Test func aBodyThatAlwaysWritesIsAnIssueAndTheProgramGoesOn() {
        let stage = Stage { Restless() }
        #expect(stage.issues.contains(.endlessUpdate))
        #expect(stage.issues.contains(.writeDuringBody(owner: "Restless")))
    }

    @Test("Transactions are readable while their action runs (NAV-190)")
    func aTransactionAccompaniesItsAction() throws {
        let tally = Tally()
        let note = { (name: String) in
            let now = Transaction.current
            tally.note("\(name) \(now.disablesAnimations) \(now.animation != nil) \(now.reason)")
        }
        note("before")
        withTransaction(\.disablesAnimations, true) {
            note("disabled")
            withTransaction(\.reason, "push") { note("inner") }
        }
        withAnimation(.easeIn(duration: 1)) { note("animated") }
        #expect(withAnimation { 3 } == 3)
        #expect(throws: CancellationError.self) { try withAnimation { throw CancellationError() } }
        note("after")
        #expect(
            tally.take() == [
                "before false false none", "disabled true false none", "inner true false push",
                "animated false true none", "after false false none",
            ])
    }

    @Test func aTransactionStaysOnItsThread() async throws {
        let reasons = AsyncStream.makeStream(of: String.self)
        withTransaction(\.reason, "here") {
            let isRead = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                reasons.continuation.yield(Transaction.current.reason)
                isRead.signal()
            }
            isRead.wait()
        }
        var iterator = reasons.stream.makeAsyncIterator()
        let reason = await iterator.next()
        #expect(reason == "none")
    }

    @Test func aBindingsTransactionReachesItsWriter() {
        let held = Held<Bool>()
        let binding = Binding<Int>(
            get: { 0 }, set: { _, transaction in held.value = transaction.animation != nil })
        binding.animation().wrappedValue = 1
        #expect(held.value == true)
        binding.wrappedValue = 1
        #expect(held.value == false)
    }

    @Test func aResizeOfTheWindowIsOneBatch() {
        let stage = Stage(.compact) { Sized() }
        #expect(stage.texts == ["compact"])
        stage.screen.resize(to: .regular)
        #expect(stage.texts == ["regular"])
        #expect(stage.batches.count == 1)
    }
}

private struct Endless: View {
    @State private var number = 0
    @State private var other = 0

    var body: some View {
        Text("\(number)").onChange(of: number) { number += 1 }
        Button("Start") { number += 1 }
        Button("Other \(other)") { other += 1 }
    }
}

private struct Restless: View {
    @State private var number = 0

    var body: some View {
        let _ = number += 1
        Text("\(number > 0)")
    }
}

private struct Sized: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View { Text(sizeClass == .compact ? "compact" : "regular") }
}
