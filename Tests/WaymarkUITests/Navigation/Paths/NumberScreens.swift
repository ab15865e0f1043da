// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// One screen about a number, with state of its own and a way on.
struct NumberScreen: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("taps \(taps)")
            Button("Tap") { taps += 1 }
            NavigationLink("Next", value: number + 1)
            NavigationLink("Same", value: number)
        }
        .navigationTitle("Number \(number)")
    }
}

/// A stack of numbers over an array, and a root with state of its own.
struct NumberStack: View {
    let path: Binding<[Int]>
    @State private var taps = 0

    init(_ path: Binding<[Int]>) { self.path = path }

    var body: some View {
        NavigationStack(path: path) {
            VStack {
                Text("taps \(taps)")
                Button("Tap") { taps += 1 }
                NavigationLink("One", value: 1)
                NavigationLink("Two", value: 2)
            }
            .navigationTitle("Numbers")
            .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
        }
    }
}

/// The same over a path of any values; words are registered too.
struct MixedStack: View {
    let path: Binding<NavigationPath>

    init(_ path: Binding<NavigationPath>) { self.path = path }

    var body: some View {
        NavigationStack(path: path) {
            VStack {
                NavigationLink("One", value: 1)
                NavigationLink("Word", value: "word")
            }
            .navigationTitle("Mixed")
            .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
            .navigationDestination(for: String.self) { WordScreen(word: $0) }
        }
    }
}

struct WordScreen: View {
    let word: String
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("taps \(taps)")
            Button("Tap") { taps += 1 }
            NavigationLink("Seven", value: 7)
        }
        .navigationTitle("Word \(word)")
    }
}
