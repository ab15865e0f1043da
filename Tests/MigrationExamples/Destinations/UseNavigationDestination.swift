// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseNavigationDestination' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseNavigationDestination1Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @State private var draft: Draft?
        @available(*, deprecated) var body: some View {
            List { Button("Edit") { isEditing = true } }
                .background(
                    NavigationLink(destination: Editor(), isActive: $isEditing) {
                        EmptyView()
                    }
                    .hidden()
                )
                .padding()
        }
    }
}

enum UseNavigationDestination1After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @State private var draft: Draft?
        var body: some View {
            List { Button("Edit") { isEditing = true } }
                .navigationDestination(isPresented: $isEditing) { Editor() }
                .padding()
        }
    }
}

enum UseNavigationDestination2Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @State private var draft: Draft?
        @available(*, deprecated) var body: some View {
            Button("Edit") { isEditing = true }
                .overlay { NavigationLink("", isActive: $isEditing) { Editor() } }
        }
    }
}

enum UseNavigationDestination2After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @State private var draft: Draft?
        var body: some View {
            Button("Edit") { isEditing = true }
                .navigationDestination(isPresented: $isEditing) { Editor() }
        }
    }
}

enum UseNavigationDestination3Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @State private var draft: Draft?
        @available(*, deprecated) var body: some View {
            if draft == nil {
                Button("Edit") { isEditing = true }
                    .background(NavigationLink("", destination: Editor(), isActive: $isEditing))
            } else {
                Button("Go on") { isEditing = true }
                    .background(NavigationLink("", destination: Detail(), isActive: $isEditing))
            }
        }
    }
}

enum UseNavigationDestination3After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @State private var draft: Draft?
        var body: some View {
            if draft == nil {
                Button("Edit") { isEditing = true }
                    .navigationDestination(isPresented: $isEditing) { Editor() }
            } else {
                Button("Go on") { isEditing = true }
                    .navigationDestination(isPresented: $isEditing) { Detail() }
            }
        }
    }
}

enum UseNavigationDestination4Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @State private var draft: Draft?
        @available(*, deprecated) var body: some View {
            Button("Draft") { draft = Draft() }
                .background(VStack {
                    NavigationLink(destination: Editor(), isActive: self.$isEditing, label: {})
                    NavigationLink(destination: editor, isActive: Binding(
                        get: { draft != nil }, set: { _ in draft = nil })) { Text("") }
                })
        }
    }
}

enum UseNavigationDestination4After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @State private var draft: Draft?
        var body: some View {
            Button("Draft") { draft = Draft() }
                .navigationDestination(isPresented: self.$isEditing) { Editor() }
                .navigationDestination(isPresented: Binding(
                    get: { draft != nil }, set: { _ in draft = nil })) { editor }
        }
    }
}

@MainActor let useNavigationDestinationPairs: [Pair] = [
    Pair("UseNavigationDestination1", isExact: true) { AnyView(UseNavigationDestination1Before.Root()) } after: { AnyView(UseNavigationDestination1After.Root()) },
    Pair("UseNavigationDestination2", isExact: true) { AnyView(UseNavigationDestination2Before.Root()) } after: { AnyView(UseNavigationDestination2After.Root()) },
    Pair("UseNavigationDestination3", isExact: true) { AnyView(UseNavigationDestination3Before.Root()) } after: { AnyView(UseNavigationDestination3After.Root()) },
    Pair("UseNavigationDestination4", isExact: true) { AnyView(UseNavigationDestination4Before.Root()) } after: { AnyView(UseNavigationDestination4After.Root()) },
]
