// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import OpenCombine
import SwiftUI
import Testing
import WaymarkTesting

/// The main run loop and the main queue turn while a test waits, as they do in a server.
@MainActor @Suite struct RunLoopTests {
    @Test func aTimerOfTheRunLoopFires() async throws {
        try await expectNews { news in
            var ticks = 0
            let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
                MainActor.assumeIsolated {
                    ticks += 1
                    if ticks == 3 { news.text = "three ticks" }
                }
            }
            return AnyCancellable { timer.invalidate() }
        }
    }

    @Test func aBlockThatTheRunLoopIsGivenRuns() async throws {
        try await expectNews { news in
            RunLoop.main.perform { MainActor.assumeIsolated { news.text = "performed" } }
            return nil
        }
    }

    @Test func theMainQueueRunsOnTheMainThreadAlsoAfterADelay() async throws {
        try await expectNews { news in
            DispatchQueue.main.async {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
                    if Thread.isMainThread { news.text = "on the main thread" }
                }
            }
            return nil
        }
    }

    @Test func aPublishedTimerTicks() async throws {
        try await expectNews { news in
            Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
                .sink { _ in MainActor.assumeIsolated { news.text = "tick" } }
        }
    }

    @Test func whatIsReceivedOnTheRunLoopArrives() async throws {
        try await expectNews { news in
            Just("received").delay(for: .milliseconds(5), scheduler: DispatchQueue.global())
                .receive(on: RunLoop.main)
                .sink { text in MainActor.assumeIsolated { news.text = text } }
        }
    }

    @Test func notificationsAreHeardOnTheQueueThatWasNamed() async throws {
        try await expectNews { news in
            let center = NotificationCenter()
            let name = Notification.Name("news")
            let observer = center.addObserver(forName: name, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { news.text = "heard" }
            }
            center.post(name: name, object: nil)
            return AnyCancellable { center.removeObserver(observer) }
        }
    }

    /// Mounts a view that starts something, and waits until it has shown news.
    private func expectNews(
        _ start: @escaping @MainActor (News) -> AnyCancellable?
    ) async throws {
        let news = News()
        let screen = Screen { NewsView(news: news, start: start) }
        try await screen.wait(for: .condition("news") { $0.texts != ["quiet"] })
        #expect(screen.texts != ["quiet"])
    }
}

@MainActor @Observable private final class News {
    var text = "quiet"
}

private struct NewsView: View {
    let news: News
    let start: @MainActor (News) -> AnyCancellable?
    @State private var started: AnyCancellable?

    var body: some View {
        Text(news.text).onAppear { started = start(news) }
    }
}
