// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Views that make others evaluate without end in Apple's implementation. An update that does not
/// settle is an issue, and an issue that nobody reads fails these tests.
@MainActor @Suite("Known failures: updates without end") struct UpdateLoopTests {
    @Test("B38, NAV-235: who reads 'dismiss' is not evaluated again by pushes", .countsWork)
    func readingDismissIsFree() throws {
        let tally = Tally()
        let screen = Screen { DismissingStack(tally: tally) }
        for number in 1...4 {
            try screen.press("Next")
            #expect(tally.take() == ["screen \(number)"])
        }
        try screen.press("Leave")
        #expect(tally.take() == [])
        #expect(screen.texts.first == "number 3")
    }

    @Test("B38a: one screen with destinations of every kind, made in their closures, settles")
    func everyKindOfDestinationSettles() throws {
        let screen = Screen { EveryDestination() }
        for name in ["Path", "Flag", "Item"] {
            try screen.press(name)
            #expect(screen.texts.first == "\(name.lowercased()) 0")
            for count in 1...3 {
                _ = screen.work
                try screen.press("Count")
                #expect(screen.texts.first == "\(name.lowercased()) \(count)")
                #expect(Oracle.isEnabled || screen.work.bodiesRun < 10)
            }
            try screen.press("Reset")
            try screen.back()
            #expect(screen.depth == 0)
        }
    }

    @Test(
        "B21: stacks in every column settle, in any width",
        arguments: [SizeClass.compact, .regular])
    func stacksInColumnsSettle(size: SizeClass) throws {
        let screen = Screen(size) { StackColumns() }
        try screen.press("Letter b")
        #expect(screen.texts.last == "Push b")
        _ = screen.work
        try screen.press("Push b")
        #expect(screen.texts.last == "pushed b 1")
        #expect(Oracle.isEnabled || screen.work.bodiesRun < 10)
        screen.resize(to: size == .compact ? .regular : .compact)
        screen.resize(to: size)
        #expect(screen.texts.last == "pushed b 1")
        try screen.back()
        #expect(screen.texts.last == "Push b")
    }
}

private struct DismissingStack: View {
    let tally: Tally
    @State private var name = "number"

    var body: some View {
        NavigationStack {
            NavigationLink("Next", value: 1)
                .navigationDestination(for: Int.self) {
                    DismissingScreen(name: name, number: $0, tally: tally)
                }
        }
    }
}

private struct DismissingScreen: View {
    let name: String
    let number: Int
    let tally: Tally
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        let _ = tally.note("screen \(number)")
        Text("\(name) \(number)")
        NavigationLink("Next", value: number + 1)
        Button("Leave") { if isPresented { dismiss() } }
    }
}

private struct EveryDestination: View {
    @State private var path: [Int] = []
    @State private var isOn = false
    @State private var item: String?
    @State private var count = 0

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Path") { path = [1] }
                Button("Flag") { isOn = true }
                Button("Item") { item = "item" }
            }
            .navigationDestination(for: Int.self) { _ in
                Text("path \(count)")
                controls
            }
            .navigationDestination(isPresented: $isOn) {
                Text("flag \(count)")
                controls
            }
            .navigationDestination(item: $item) { name in
                Text("\(name) \(count)")
                controls
            }
        }
    }

    @ViewBuilder private var controls: some View {
        Button("Count") { count += 1 }
        Button("Reset") { count = 0 }
    }
}

@MainActor @Observable private final class Router {
    var letter: String?
    var paths: [String: [Int]] = [:]

    subscript(letter: String) -> [Int] {
        get { paths[letter] ?? [] }
        set { paths[letter] = newValue }
    }
}

private struct StackColumns: View {
    @State private var router = Router()

    var body: some View {
        NavigationSplitView {
            NavigationStack {
                List(["a", "b"], id: \.self, selection: $router.letter) { Text("Letter \($0)") }
                    .navigationTitle("Letters")
            }
        } detail: {
            let letter = router.letter ?? "none"
            NavigationStack(path: $router[letter]) {
                NavigationLink("Push \(letter)", value: 1)
                    .navigationDestination(for: Int.self) { Text("pushed \(letter) \($0)") }
            }
        }
    }
}
