// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A clock that counts the seconds of a step, and says for a moment how many there were.
struct CookingClock: View {
    @State private var seconds = 0
    @State private var timer: Timer?
    @State private var news = ""

    var body: some View {
        VStack(spacing: 8) {
            Button(timer == nil ? "Start the clock" : "Stop the clock", systemImage: "timer") {
                if timer == nil { start() } else { stop() }
            }
            if timer != nil {
                Text("\(seconds / 60) min \(seconds % 60) s")
                    .monospacedDigit()
                    .focusable()
                    .onKeyPress(.space) {
                        stop()
                        return .handled
                    }
            }
            if !news.isEmpty { Text(news) }
        }
        .onDisappear { timer?.invalidate() }
    }

    private func start() {
        (seconds, news) = (0, "")
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            Task { @MainActor in seconds += 1 }
        }
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        news = "That took \(seconds) s."
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { news = "" }
    }
}
