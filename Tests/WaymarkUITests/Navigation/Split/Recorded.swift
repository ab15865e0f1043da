// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A value outside the views that remembers each write through its binding.
@MainActor @Observable final class Recorded<Value> {
    var value: Value
    @ObservationIgnored private(set) var writes: [Value] = []
    /// Maps a written value to the one that is stored; by default that is the same value.
    @ObservationIgnored var filter: (Value) -> Value = { $0 }

    /// True if writes have no effect.
    @ObservationIgnored var refuses = false

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
        Binding(
            get: { @MainActor in self.value },
            set: { @MainActor in
                self.writes.append($0)
                if !self.refuses { self.value = self.filter($0) }
            })
    }
}

/// Makes its content again whenever a value that the content reads changes.
struct Live<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}

/// Lines that views write down, in the order in which things happened.
@MainActor final class Journal {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// The lines since the last reading.
    func read() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Counts the objects of screens that are alive.
@MainActor final class Census {
    private(set) var living = 0
    private(set) var born = 0

    func arrive() {
        living += 1
        born += 1
    }

    func leave() { living -= 1 }
}

/// An object that a screen owns.
@MainActor final class Inhabitant: ObservableObject {
    private let census: Census

    init(_ census: Census) {
        self.census = census
        census.arrive()
    }

    isolated deinit { census.leave() }
}
