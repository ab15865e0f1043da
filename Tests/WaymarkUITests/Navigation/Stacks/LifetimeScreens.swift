// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Inhabited: View {
    @StateObject private var object: Inhabitant
    let name: String

    init(census: Census, name: String) {
        _object = StateObject(wrappedValue: Inhabitant(census))
        self.name = name
    }

    var body: some View {
        let _ = object
        Text(name)
    }
}

struct InhabitedStack: View {
    let path: Binding<[Int]>
    let census: Census

    var body: some View {
        NavigationStack(path: path) {
            Text("Root").navigationDestination(for: Int.self) {
                Inhabited(census: census, name: "Number \($0)")
            }
        }
    }
}

struct JournalStack: View {
    let path: Binding<[Int]>
    let journal: Journal

    var body: some View {
        NavigationStack(path: path) {
            NavigationLink("Go", value: 1)
                .onAppear { journal.note("root appears") }
                .onDisappear { journal.note("root disappears") }
                .navigationDestination(for: Int.self) { number in
                    Text("Number \(number)")
                        .onAppear { journal.note("\(number) appears") }
                        .onDisappear { journal.note("\(number) disappears") }
                }
        }
    }
}

/// Writes down when it appears, disappears and is released.
struct Parting: View {
    @StateObject private var object: Farewell
    let name: String
    let journal: Journal

    init(name: String, journal: Journal) {
        _object = StateObject(wrappedValue: Farewell("\(name) is released", journal))
        self.name = name
        self.journal = journal
    }

    var body: some View {
        let _ = object
        Text(name)
            .onAppear { journal.note("\(name) appears") }
            .onDisappear { journal.note("\(name) disappears") }
    }

    @MainActor private final class Farewell: ObservableObject {
        private let line: String
        private let journal: Journal

        init(_ line: String, _ journal: Journal) {
            self.line = line
            self.journal = journal
        }

        isolated deinit { journal.note(line) }
    }
}

struct PartingStack: View {
    let path: Binding<[Int]>
    let journal: Journal

    var body: some View {
        NavigationStack(path: path) {
            VStack {
                Parting(name: "root", journal: journal)
                NavigationLink("Go", value: 1)
            }
            .navigationDestination(for: Int.self) { Parting(name: "\($0)", journal: journal) }
        }
    }
}

struct PartingViews: View {
    let flag: Recorded<Bool>
    let journal: Journal

    var body: some View {
        NavigationStack {
            VStack {
                Parting(name: "root", journal: journal)
                NavigationLink("Link") { Parting(name: "link", journal: journal) }
            }
            .navigationDestination(isPresented: flag.binding) {
                Parting(name: "flag", journal: journal)
            }
        }
    }
}

struct LogInOut: View {
    let isIn: Recorded<Bool>
    let journal: Journal
    var path = [1, 2]

    var body: some View {
        if isIn.value {
            JournalStack(path: .constant(path), journal: journal)
        } else {
            Text("Out")
        }
    }
}

struct TaskStack: View {
    let journal: Journal

    var body: some View {
        NavigationStack {
            NavigationLink("Go") { Text("There") }
                .task {
                    journal.note("started")
                    while !Task.isCancelled { await Task.yield() }
                    journal.note("cancelled")
                }
        }
    }
}

struct NamedCounter: View {
    let name: String
    @State private var taps = 0

    var body: some View {
        Text("\(name) \(taps)")
        Button("Tap") { taps += 1 }
    }
}

struct PresentedLabel: View {
    @Environment(\.isPresented) private var isPresented

    var body: some View { Text("\(isPresented)") }
}
