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

enum UseNavigationDestination27Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @available(*, deprecated) var body: some View {
            Button("Edit") { isEditing = true }
                .background(NavigationLink("", destination: Editor(), isActive: $isEditing))
        }
    }
}

enum UseNavigationDestination27After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            Button("Edit") { isEditing = true }
                .compatNavigationDestination(isPresented: $isEditing) { Editor() }
        }
    }
}

enum UseNavigationDestination28Before {

    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @available(*, deprecated) var body: some View {
            Deck {
                Button("Edit") { isEditing = true }
                NavigationLink(destination: Editor(), isActive: $isEditing) { EmptyView() }
            }
        }
    }
}

enum UseNavigationDestination28After {

    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            Deck {
                Button("Edit") { isEditing = true }
                    .navigationDestination(isPresented: $isEditing) { Editor() }
            }
        }
    }
}

enum UseNavigationDestination29Before {
    struct Unused: View {
        @State private var isEditing = ExampleFlags.start
        @available(*, deprecated) var body: some View {
            VStack {
                Button("Edit") { isEditing = true }
                NavigationLink("", destination: Editor(), isActive: $isEditing).hidden()
            }
        }
    }
}

enum UseNavigationDestination29After {
    struct Unused: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            VStack {
                Button("Edit") { isEditing = true }
            }
            .navigationDestination(isPresented: $isEditing) { Editor() }
        }
    }
}

enum UseNavigationDestination30Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @available(*, deprecated) var body: some View {
            VStack {
                Button("Edit") { isEditing = true }
                NavigationLink("", destination: Editor(), isActive: $isEditing)
                    .isDetailLink(false)
                    .onAppear { load() }
            }
        }
    }
}

enum UseNavigationDestination30After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            VStack {
                Button("Edit") { isEditing = true }
                Color.clear.frame(width: 0, height: 0)
                    .navigationDestination(isPresented: $isEditing) { Editor() }
                    .onAppear { load() }
            }
        }
    }
}

enum UseNavigationDestination31Before {
    struct Root: View {
        @available(*, deprecated) var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @State private var isNew = ExampleFlags.start
        @available(*, deprecated) var body: some View {
            VStack {
                Button("Edit") { isEditing = true }
                Button("New") { isNew = true }
                content()
            }
        }
        @available(*, deprecated) func content() -> some View {
            switch isNew {
            case true: return AnyView(new())
            case false: return AnyView(old())
            }
        }
        @available(*, deprecated) func new() -> some View {
            VStack {
                NavigationLink("", destination: Editor(), isActive: $isEditing)
                Text("New mail")
            }
        }
        @available(*, deprecated) func old() -> some View {
            VStack {
                NavigationLink("", destination: Detail(), isActive: $isEditing)
                Text("Old mail")
            }
        }
    }
}

enum UseNavigationDestination31After {
    struct Root: View {
        var body: some View { NavigationStack { Inbox() } }
    }
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        @State private var isNew = ExampleFlags.start
        var body: some View {
            VStack {
                Button("Edit") { isEditing = true }
                Button("New") { isNew = true }
                content()
            }
        }
        func content() -> some View {
            switch isNew {
            case true: return AnyView(new())
            case false: return AnyView(old())
            }
        }
        func new() -> some View {
            VStack {
                Text("New mail")
            }
            .navigationDestination(isPresented: $isEditing) { Editor() }
        }
        func old() -> some View {
            VStack {
                Text("Old mail")
            }
            .navigationDestination(isPresented: $isEditing) { Detail() }
        }
    }
}

@MainActor let useNavigationDestinationPairs: [Pair] = [
    Pair("UseNavigationDestination1", isExact: true) { AnyView(UseNavigationDestination1Before.Root()) } after: { AnyView(UseNavigationDestination1After.Root()) },
    Pair("UseNavigationDestination2", isExact: true) { AnyView(UseNavigationDestination2Before.Root()) } after: { AnyView(UseNavigationDestination2After.Root()) },
    Pair("UseNavigationDestination3", isExact: true) { AnyView(UseNavigationDestination3Before.Root()) } after: { AnyView(UseNavigationDestination3After.Root()) },
    Pair("UseNavigationDestination4", isExact: true) { AnyView(UseNavigationDestination4Before.Root()) } after: { AnyView(UseNavigationDestination4After.Root()) },
    Pair("UseNavigationDestination27", isExact: false) { AnyView(UseNavigationDestination27Before.Root()) } after: { AnyView(UseNavigationDestination27After.Root()) },
    Pair("UseNavigationDestination28", isExact: false) { AnyView(UseNavigationDestination28Before.Root()) } after: { AnyView(UseNavigationDestination28After.Root()) },
    Pair("UseNavigationDestination29", isExact: false) { AnyView(UseNavigationDestination29Before.Unused()) } after: { AnyView(UseNavigationDestination29After.Unused()) },
    Pair("UseNavigationDestination30", isExact: false) { AnyView(UseNavigationDestination30Before.Root()) } after: { AnyView(UseNavigationDestination30After.Root()) },
    Pair("UseNavigationDestination31", isExact: false) { AnyView(UseNavigationDestination31Before.Root()) } after: { AnyView(UseNavigationDestination31After.Root()) },
]
