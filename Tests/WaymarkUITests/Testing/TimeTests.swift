// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation
import SwiftUI
import Testing

@testable import WaymarkTesting

@MainActor @Suite struct ManualClockTests {
    @Test func sleepingTasksGoOnInOrder() async throws {
        let screen = screen { log in
            Task {
                try? await Task.sleep(for: .seconds(60))
                log.note("a minute")
                try? await Task.sleep(nanoseconds: 3_600_000_000_000)
                log.note("an hour more")
            }
            Task {
                try? await Task.sleep(until: .now + .seconds(3_000), clock: .continuous)
                log.note("fifty")
            }
        }
        await screen.settle()
        #expect(screen.texts == [""])
        try await screen.advance(by: .seconds(3_000))
        #expect(screen.texts == ["a minute, fifty"])
        try await screen.advance(by: .seconds(3_600))
        #expect(screen.texts == ["a minute, fifty, an hour more"])
    }

    @Test func timersFireAtTheirTimes() async throws {
        let screen = screen { log in
            log.timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
                MainActor.assumeIsolated { log.note("tick") }
            }
        }
        try await screen.advance(by: .seconds(7))
        #expect(screen.texts == ["tick, tick"])
        try await screen.advance(by: .seconds(2))
        #expect(screen.texts == ["tick, tick, tick"])
    }

    @Test func aTimerThatEndsFiresNoMore() async throws {
        let screen = screen { log in
            log.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                timer.invalidate()
                MainActor.assumeIsolated { log.note("once") }
            }
        }
        try await screen.advance(by: .seconds(10))
        #expect(screen.texts == ["once"])
    }

    @Test func delaysOfQueuesPassAlsoThoseThatOthersBegin() async throws {
        let screen = screen { log in
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
                MainActor.assumeIsolated { log.note("five") }
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) {
                    MainActor.assumeIsolated { log.note("seven") }
                }
            }
        }
        try await screen.advance(by: .seconds(6))
        #expect(screen.texts == ["five"])
        try await screen.advance(by: .seconds(1))
        #expect(screen.texts == ["five, seven"])
    }

    @Test(arguments: [false, true])
    func debouncedWordsArriveOnceTheyRest(isOnQueue: Bool) async throws {
        let words = PassthroughSubject<String, Never>()
        let onQueue = words.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
        let onRunLoop = words.debounce(for: .seconds(1), scheduler: RunLoop.main)
        let debounced = isOnQueue ? onQueue.eraseToAnyPublisher() : onRunLoop.eraseToAnyPublisher()
        let screen = screen { log in
            log.subscription = debounced.sink { word in
                MainActor.assumeIsolated { log.note(word) }
            }
        }
        screen.change { words.send("so") }
        try await screen.advance(by: .milliseconds(500))
        screen.change { words.send("soup") }
        try await screen.advance(by: .milliseconds(900))
        #expect(screen.texts == [""])
        try await screen.advance(by: .milliseconds(200))
        #expect(screen.texts == ["soup"])
    }

    @Test func aSourceFiresUntilItIsCancelled() async throws {
        let log = Log()
        let screen = Screen(clock: .manual) {
            LogView(log: log) { log in
                let source = DispatchSource.makeTimerSource(queue: .main)
                source.schedule(deadline: .now() + 2, repeating: 2)
                source.setEventHandler { MainActor.assumeIsolated { log.note("fired") } }
                source.activate()
                log.subscription = AnyCancellable { source.cancel() }
            }
        }
        try await screen.advance(by: .seconds(5))
        #expect(screen.texts == ["fired, fired"])
        log.subscription = nil
        try await screen.advance(by: .seconds(5))
        #expect(screen.texts == ["fired, fired"])
    }

    @Test func delayedWordsArriveAtTheirTime() async throws {
        let words = PassthroughSubject<String, Never>()
        let screen = screen { log in
            log.subscription = words.delay(for: .seconds(2), scheduler: DispatchQueue.main)
                .sink { word in MainActor.assumeIsolated { log.note(word) } }
        }
        screen.change { words.send("late") }
        try await screen.advance(by: .seconds(1))
        #expect(screen.texts == [""])
        try await screen.advance(by: .seconds(1))
        #expect(screen.texts == ["late"])
    }

    @Test func eachScreenHasATimeOfItsOwn() async throws {
        let start: @MainActor (Log) -> Void = { log in
            Task {
                try? await Task.sleep(for: .seconds(1))
                log.note("done")
            }
        }
        let (one, two) = (screen(start), screen(start))
        try await one.advance(by: .seconds(1))
        await two.settle()
        #expect(one.texts == ["done"] && two.texts == [""])
    }

    @Test func theClockOfTheSystemIsNotMoved() async {
        let screen = Screen { Text("now") }
        let error = await #expect(throws: ScreenError.self) {
            try await screen.advance(by: .seconds(1))
        }
        #expect(error?.message.contains("'clock: .manual'") == true)
    }

    private func screen(_ start: @escaping @MainActor (Log) -> Void) -> Screen {
        Screen(clock: .manual) { LogView(log: Log(), start: start) }
    }
}

@MainActor @Suite struct WaitingTests {
    @Test func settlingEndsWhileATaskListensForEver() async {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let screen = Screen {
            LogView(log: Log()) { log in
                Task { for await word in stream { log.note(word) } }
            }
        }
        continuation.yield("heard")
        await screen.settle()
        #expect(screen.texts == ["heard"])
        #expect(!screen.time.isBusy)
        continuation.finish()
    }

    @Test func settlingWaitsForWhatTasksAndQueuesCompute() async {
        let screen = Screen {
            LogView(log: Log()) { log in
                Task.detached {
                    compute()
                    await log.note("task")
                }
                DispatchQueue.global().async {
                    Thread.sleep(forTimeInterval: 0.05)
                    DispatchQueue.main.async { MainActor.assumeIsolated { log.note("queue") } }
                }
            }
        }
        await screen.settle()
        #expect(["task, queue", "queue, task"].contains(screen.texts.first))
    }

    @Test func aTestThatAViewWokeIsNoTaskOfItsScreen() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let screen = Screen { Button("wake") { continuation.yield() } }
        async let wakes: Void = { for await _ in stream { break } }()
        try? screen.press("wake")
        await wakes
        await screen.settle()
        #expect(!screen.time.isBusy)
    }

    @Test func aTextThatComesFromOutsideIsWaitedFor() async throws {
        let log = Log()
        let screen = Screen { LogView(log: log) { _ in } }
        let outside = Thread {
            DispatchQueue.main.async { MainActor.assumeIsolated { log.note("news") } }
        }
        outside.start()
        try await screen.wait(for: "news")
        try await screen.wait(for: .condition { $0.texts == ["news"] })
    }

    @Test func whatDoesNotComeInTimeIsSaidWithTheWholeScreen() async {
        let screen = Screen { Text("only this") }
        let error = await #expect(throws: ScreenError.self) {
            try await screen.wait(for: .title("Recipes"), timeout: .milliseconds(20))
        }
        #expect(error?.description.contains("find the title 'Recipes' within 0.02 seconds") == true)
        #expect(error?.outline.contains("only this") == true)
    }
}

/// Work that takes a thread a while.
private func compute() { usleep(20_000) }

@MainActor @Observable private final class Log {
    var words: [String] = []
    @ObservationIgnored var timer: Timer?
    @ObservationIgnored var subscription: AnyCancellable?

    func note(_ word: String) { words.append(word) }

    isolated deinit { timer?.invalidate() }
}

private struct LogView: View {
    let log: Log
    let start: @MainActor (Log) -> Void

    var body: some View {
        Text(log.words.joined(separator: ", ")).onAppear { start(log) }
    }
}
