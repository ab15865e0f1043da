// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine
import SwiftUI
import Testing
import WaymarkTesting

/// Subscriptions of `onReceive`.
@MainActor @Suite("Publishers that views receive from") struct ReceiveTests {
    @Test("NAV-307: what a field takes can be filtered by a publisher of its text")
    func aFieldTakesDigitsOnly() throws {
        let screen = Screen { DigitsField() }
        try screen.type("12a", into: "Amount")
        #expect(screen.texts.contains("holds 12"))
        try screen.type("abc", into: "Amount")
        #expect(screen.texts.contains("holds "))
        try screen.type("7", into: "Amount")
        #expect(screen.texts.contains("holds 7"))
    }

    @Test("NAV-307: the publisher of another model is heard, and that of the first no more")
    func anotherModelIsHeard() {
        let journal = Journal()
        let models = [Meter(level: 0), Meter(level: 0)]
        let shown = Recorded(0)
        let screen = Screen {
            Live {
                Text("meter").onReceive(models[shown.value].$level) { journal.note("\($0)") }
            }
        }
        screen.change { models[0].level = 1 }
        #expect(journal.read() == ["0", "1"])
        screen.change { shown.value = 1 }
        #expect(journal.read() == ["0"])
        screen.change { models[0].level = 2 }
        #expect(journal.read() == [])
        screen.change { models[1].level = 3 }
        #expect(journal.read() == ["3"])
    }

    @Test("NAV-307: a publisher of each kind is kept while it is equal, and gives way to another")
    func anEqualPublisherIsKept() {
        isFollowed { Just($0 + 1) }
        let subjects = [1, 2].map { CurrentValueSubject<Int, Never>($0) }
        isFollowed { subjects[$0] }
        let erased = subjects.map { $0.eraseToAnyPublisher() }
        isFollowed { erased[$0] }
        let models = [Meter(level: 1), Meter(level: 2)]
        isFollowed { models[$0].$level }
        isFollowed { Publishers.Sequence<[Int], Never>(sequence: [$0 + 1]) }
        isFollowed { models[$0].$level.removeDuplicates() }
    }

    /// Follows publishers that send 1 and 2 at once, made anew in each body.
    private func isFollowed<P: Publisher>(_ publisher: @escaping (Int) -> P)
    where P.Output == Int, P.Failure == Never {
        let heard = Journal()
        let (source, bodies) = (Recorded(0), Recorded(0))
        let kept = [publisher(0), publisher(1)]
        let screen = Screen {
            Live {
                Text("\(bodies.value)").onReceive(kept[source.value]) { heard.note("\($0)") }
            }
        }
        #expect(heard.read() == ["1"])
        screen.change { bodies.value = 1 }
        #expect(heard.read() == [])
        screen.change { source.value = 1 }
        #expect(heard.read() == ["2"])
    }

    @Test("NAV-307: the subscription that gives way is cancelled")
    func theOldSubscriptionIsCancelled() {
        let journal = Journal()
        let source = Recorded(0)
        let publishers = [0, 1].map { number in
            PassthroughSubject<Int, Never>().handleEvents(receiveCancel: {
                MainActor.assumeIsolated { journal.note("cancelled \(number)") }
            })
        }
        let screen = Screen {
            Live { Text("here").onReceive(publishers[source.value]) { _ in } }
        }
        screen.change { source.value = 1 }
        #expect(journal.read() == ["cancelled 0"])
    }

    @Test("NAV-307: what a new publisher sends at once is one batch with what asked for it")
    func theFirstValueIsInTheSameBatch() throws {
        let stage = Stage { DigitsField() }
        let before = stage.batches.count
        try stage.screen.type("1b", into: "Amount")
        #expect(stage.batches.count == before + 1)
        #expect(stage.texts.contains("holds 1"))
    }

    @Test("NAV-307: a view that is gone hears nothing")
    func aViewThatIsGoneHearsNothing() {
        let journal = Journal()
        let subject = PassthroughSubject<Int, Never>()
        let isIn = Recorded(true)
        let screen = Screen {
            Live {
                if isIn.value { Text("in").onReceive(subject) { journal.note("\($0)") } }
            }
        }
        screen.change { subject.send(1) }
        screen.change { isIn.value = false }
        screen.change { subject.send(2) }
        #expect(journal.read() == ["1"])
    }
}

private struct DigitsField: View {
    @State private var text = ""

    var body: some View {
        TextField("Amount", text: $text)
            .onReceive(Just(text)) { typed in
                let digits = typed.filter(\.isNumber)
                if digits != typed { text = digits }
            }
        Text("holds \(text)")
    }
}

@MainActor private final class Meter: ObservableObject {
    @Published var level: Int

    init(level: Int) { self.level = level }
}
