// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UsePathForActiveLinks' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UsePathForActiveLinks1Before {
    struct Root: View {
        @State private var showsInbox = false
        @State private var showsTrash = false
        @available(*, deprecated) var body: some View {
            NavigationView {
                List {
                    NavigationLink("Inbox", isActive: $showsInbox) {
                        Folder(kind: .inbox)
                    }
                    NavigationLink("Trash", destination: Folder(kind: .trash), isActive: $showsTrash)
                    Button("Look into it") { showsTrash = true }
                }
                .navigationTitle("Mail")
            }
            .navigationViewStyle(.stack)
        }
    }
    enum Kind: String { case inbox, trash }
    struct Folder: View {
        let kind: Kind
        @available(*, deprecated) var body: some View { Text("All of \(kind.rawValue)") }
    }
}

enum UsePathForActiveLinks1After {
    struct Root: View {
        @State private var path: [Kind] = []
        var body: some View {
            NavigationStack(path: $path) {
                List {
                    NavigationLink("Inbox", value: Kind.inbox)
                    NavigationLink("Trash", value: Kind.trash)
                    Button("Look into it") { path = [.trash] }
                }
                .navigationDestination(for: Kind.self) { kind in Folder(kind: kind) }
                .navigationTitle("Mail")
            }
        }
    }
    enum Kind: String { case inbox, trash }
    struct Folder: View {
        let kind: Kind
        var body: some View { Text("All of \(kind.rawValue)") }
    }
}

enum UsePathForActiveLinks2Before {
    struct Root: View {
        let title = "Paints"

        // What is open.
        @State private var isRedOpen = false
        @State private var isBlueOpen: Bool = false

        @available(*, deprecated) var body: some View {
            NavigationStack {
                List {
                    Section("Warm") {
                        NavigationLink(destination: Paint(color: .red), isActive: self.$isRedOpen) {
                            Text("Red") // like roses
                        }
                        .isDetailLink(false)
                    }
                    NavigationLink(isActive: $isBlueOpen) {
                        Paint(color: Color.blue)
                    } label: {
                        Text("Blue")
                    }
                }
            }
            .onAppear { show(again: false) }
        }

        private func show(again: Bool) {
            if again { self.isRedOpen = false } else { isBlueOpen = false }
        }
    }
    struct Paint: View {
        var color: Color
        @available(*, deprecated) var body: some View { Text("Paint").foregroundColor(color) }
    }
}

enum UsePathForActiveLinks2After {
    struct Root: View {
        let title = "Paints"

        // What is open.
        @State private var path: [Color] = []

        var body: some View {
            NavigationStack(path: $path) {
                List {
                    Section("Warm") {
                        NavigationLink(value: Color.red) {
                            Text("Red") // like roses
                        }
                    }
                    NavigationLink(value: Color.blue) {
                        Text("Blue")
                    }
                }
                .navigationDestination(for: Color.self) { color in Paint(color: color) }
            }
            .onAppear { show(again: false) }
        }

        private func show(again: Bool) {
            if again { self.path.removeAll { $0 == .red } } else { path.removeAll { $0 == Color.blue } }
        }
    }
    struct Paint: View {
        var color: Color
        var body: some View { Text("Paint").foregroundColor(color) }
    }
}

enum UsePathForActiveLinks3Before {
    struct Root: View {
        private let path = ""
        @State private var showsInbox = false
        @State private var showsTrash = ExampleFlags.start
        @available(*, deprecated) var body: some View {
            NavigationStack {
                List { NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox) }
            }
            .onAppear { showsInbox = true }
        }
    }
    enum Kind: String { case inbox, trash }
    struct Folder: View {
        let kind: Kind
        @available(*, deprecated) var body: some View { Text("All of \(kind.rawValue)") }
    }
}

enum UsePathForActiveLinks3After {
    struct Root: View {
        private let path = ""
        @State private var navigationPath: [Kind] = []
        @State private var showsTrash = ExampleFlags.start
        var body: some View {
            NavigationStack(path: $navigationPath) {
                List { NavigationLink("Inbox", value: Kind.inbox) }
                    .navigationDestination(for: Kind.self) { kind in Folder(kind: kind) }
            }
            .onAppear { navigationPath = [.inbox] }
        }
    }
    enum Kind: String { case inbox, trash }
    struct Folder: View {
        let kind: Kind
        var body: some View { Text("All of \(kind.rawValue)") }
    }
}

@MainActor let usePathForActiveLinksPairs: [Pair] = [
    Pair("UsePathForActiveLinks1", isExact: false) { AnyView(UsePathForActiveLinks1Before.Root()) } after: { AnyView(UsePathForActiveLinks1After.Root()) },
    Pair("UsePathForActiveLinks2", isExact: false) { AnyView(UsePathForActiveLinks2Before.Root()) } after: { AnyView(UsePathForActiveLinks2After.Root()) },
    Pair("UsePathForActiveLinks3", isExact: false) { AnyView(UsePathForActiveLinks3Before.Root()) } after: { AnyView(UsePathForActiveLinks3After.Root()) },
]
