// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Combine
import SwiftUI
import Testing
import WaymarkTesting

@testable import Combined

@MainActor @Suite struct CombinedTests {
    @Test("an object that sends 'objectWillChange' by itself is heard")
    func objectsThatSendThemselvesAreHeard() throws {
        let screen = Screen { CombinedView() }
        try screen.press("add")
        #expect(screen.texts.contains("counted 1, plain 1"))
    }

    @Test func typedWordsBecomeResultsOnceTheyRest() async throws {
        let screen = Screen { CombinedView() }
        try screen.type("ap", into: "word")
        try await expect("apricot", on: screen)
    }

    @Test func aTimerOfAViewThatImportsSwiftUIAloneTicks() async throws {
        try await expect("ticked", on: Screen { CombinedView() })
    }

    @Test func aNotificationArrivesOnTheRunLoop() async throws {
        let screen = Screen { CombinedView() }
        NotificationCenter.default.post(name: .connectionChanged, object: false)
        try await expect("offline", on: screen)
    }

    @Test func aFileThatImportsFoundationAloneMakesRequests() throws {
        let url = try #require(URL(string: "http://localhost"))
        #expect(Downloads().load(url).value(forHTTPHeaderField: "Accept") == "text/plain")
    }

    private func expect(_ text: String, on screen: Screen) async throws {
        try await screen.wait(for: .text(text))
        #expect(screen.texts.contains(text))
    }
}

@Suite struct PublisherTests {
    private func values<P: Publisher>(_ publisher: P, _ act: () -> Void) -> [P.Output] {
        var heard: [P.Output] = []
        let subscription = publisher.sink { _ in
        } receiveValue: {
            heard.append($0)
        }
        act()
        subscription.cancel()
        return heard
    }

    @Test func mergedPublishersSendAsTheirValuesCome() {
        let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let act = {
            one.send(1)
            two.send(2)
            one.send(completion: .finished)
            two.send(3)
        }
        #expect(values(one.merge(with: two), act) == [1, 2, 3])
        #expect(values(Publishers.MergeMany([Just(1), Just(2)])) {} == [1, 2])
        #expect(values(Just(1).merge(with: Just(2), Just(3), Just(4))) {} == [1, 2, 3, 4])
    }

    @Test func theLatestValuesAreSentOnceAllHaveSome() {
        let one = PassthroughSubject<Int, Never>()
        let two = PassthroughSubject<String, Never>()
        let sums = values(one.combineLatest(two) { "\($0)\($1)" }) {
            one.send(1)
            two.send("a")
            one.send(2)
            two.send("b")
        }
        #expect(sums == ["1a", "2a", "2b"])
        let triple = Just(1).combineLatest(Just(2), Just(3)).map { $0.0 + $0.1 + $0.2 }
        #expect(values(triple) {} == [6])
    }

    @Test func aFailureEndsWhatIsCombined() {
        struct Fault: Error {}
        let one = PassthroughSubject<Int, Fault>()
        let two = CurrentValueSubject<Int, Fault>(0)
        var ended = false
        let subscription = one.combineLatest(two)
            .sink {
                if case .failure = $0 { ended = true }
            } receiveValue: { _ in
            }
        one.send(completion: .failure(Fault()))
        #expect(ended)
        subscription.cancel()
    }

    @Test func collectedValuesAreSentWhenThereAreSoMany() {
        let subject = PassthroughSubject<Int, Never>()
        let collected = subject.collect(.byTimeOrCount(DispatchQueue.global(), .seconds(60), 2))
        let heard = values(collected) {
            for value in 1...5 { subject.send(value) }
            subject.send(completion: .finished)
        }
        #expect(heard == [[1, 2], [3, 4], [5]])
    }
}
