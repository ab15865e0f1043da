// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseButtonForActiveLink' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseButtonForActiveLink1Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @available(*, deprecated) var body: some View {
            VStack {
                NavigationLink("Edit", destination: Editor(), isActive: $isEditing)
            }
        }
    }
}

enum UseButtonForActiveLink1After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            VStack {
                Button("Edit") { isEditing = true }
                    .navigationDestination(isPresented: $isEditing) { Editor() }
            }
        }
    }
}

enum UseButtonForActiveLink5Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @available(*, deprecated) var body: some View {
            List { Text("Mail") }
                .toolbar {
                    ToolbarItem {
                        NavigationLink(isActive: $isEditing) {
                            Editor()
                        } label: {
                            Image(systemName: "pencil")
                        }
                    }
                }
                .padding()
        }
    }
}

enum UseButtonForActiveLink5After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            List { Text("Mail") }
                .toolbar {
                    ToolbarItem {
                        Button { isEditing = true } label: {
                            Image(systemName: "pencil")
                        }
                    }
                }
                .navigationDestination(isPresented: $isEditing) {
                    Editor()
                }
                .padding()
        }
    }
}

enum UseButtonForActiveLink6Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @available(*, deprecated) var body: some View {
            List {
                Section { NavigationLink("Edit", destination: Editor(), isActive: $isEditing) }
            }
            .padding()
        }
    }
}

enum UseButtonForActiveLink6After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            List {
                Section { Button("Edit") { isEditing = true } }
            }
            .navigationDestination(isPresented: $isEditing) { Editor() }
            .padding()
        }
    }
}

enum UseButtonForActiveLink7Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @available(*, deprecated) var body: some View {
            VStack {
                NavigationLink("Edit", destination: Editor(), isActive: $isEditing)
            }
        }
    }
}

enum UseButtonForActiveLink7After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            VStack {
                Button("Edit") { isEditing = true }
                    .compatNavigationDestination(isPresented: $isEditing) { Editor() }
            }
        }
    }
}

@MainActor let useButtonForActiveLinkPairs: [Pair] = [
    Pair("UseButtonForActiveLink1", isExact: false, hasNewButtons: true) { AnyView(UseButtonForActiveLink1Before.Root()) } after: { AnyView(UseButtonForActiveLink1After.Root()) },
    Pair("UseButtonForActiveLink5", isExact: false, hasNewButtons: true) { AnyView(UseButtonForActiveLink5Before.Root()) } after: { AnyView(UseButtonForActiveLink5After.Root()) },
    Pair("UseButtonForActiveLink6", isExact: false, hasNewButtons: true) { AnyView(UseButtonForActiveLink6Before.Root()) } after: { AnyView(UseButtonForActiveLink6After.Root()) },
    Pair("UseButtonForActiveLink7", isExact: false, hasNewButtons: true) { AnyView(UseButtonForActiveLink7Before.Root()) } after: { AnyView(UseButtonForActiveLink7After.Root()) },
]
