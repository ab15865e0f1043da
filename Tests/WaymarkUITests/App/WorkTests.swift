// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Tests of the counts that tell a test how much work a screen's graph did.
@MainActor @Suite struct WorkTests {
    private final class Handle {
        var count: Binding<Int>?
    }

    private struct Counting: View {
        let handle: Handle
        @State private var count = 0

        var body: some View {
            let _ = handle.count = $count
            Text("count \(count)")
        }
    }

    private let handle = Handle()

    @Test func aChangeFromOutsideIsShownWhenItReturns() {
        let screen = Screen { Counting(handle: handle) }
        screen.change { handle.count?.wrappedValue = 3 }
        #expect(screen.texts == ["count 3"])
    }

    @Test func severalWritesInOneChangeAreOneUpdate() {
        let screen = Screen { Counting(handle: handle) }
        _ = screen.work
        screen.change { for number in 1...5 { handle.count?.wrappedValue = number } }
        #expect(screen.work == Work(bodiesRun: 1, nodesVisited: 1, patches: 1))
    }

    @Test func mountingIsTheFirstWork() {
        let screen = Screen { Counting(handle: handle) }
        let work = screen.work
        #expect(work.bodiesRun == 1)
        #expect(work.nodesMade > 1)
    }

    @Test func readingTheWorkBeginsItAnew() {
        let screen = Screen { Counting(handle: handle) }
        _ = screen.work
        #expect(screen.work == Work())
    }
}
