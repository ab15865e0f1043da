// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseNavigationStack' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseNavigationStack1Before {
    struct Root: View {
        var body: some View {
            NavigationView {
                Text("Inbox")
            } // the only one
            .navigationViewStyle(StackNavigationViewStyle())
            .onAppear { load() }
        }
    }
}

enum UseNavigationStack1After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                Text("Inbox")
            } // the only one
            .onAppear { load() }
        }
    }
}

enum UseNavigationStack2Before {
    struct Root: View {
        var body: some View {
            NavigationView { Text("Inbox") }.navigationViewStyle(.stack).padding()
        }
    }
}

enum UseNavigationStack2After {
    struct Root: View {
        var body: some View {
            NavigationStack { Text("Inbox") }.padding()
        }
    }
}

enum UseNavigationStack3Before {
    struct Root: View {
        var body: some View {
            NavigationView(content: list)
                .navigationViewStyle(.stack)
        }
        func list() -> some View { Text("Inbox") }
    }
}

enum UseNavigationStack3After {
    struct Root: View {
        var body: some View {
            NavigationStack(root: list)
        }
        func list() -> some View { Text("Inbox") }
    }
}

enum UseNavigationStack4Before {
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) {
                NavigationView { Text("Editor") }
            }
        }
    }
}

enum UseNavigationStack4After {
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) {
                NavigationStack { Text("Editor") }
            }
        }
    }
}

enum UseNavigationStack5Before {
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            Button("Edit") { isEditing = true }
                .sheet(isPresented: $isEditing) { Editor() }
        }
    }
    struct Editor: View {
        var body: some View { NavigationView { Text("Editor") } }
    }
}

enum UseNavigationStack5After {
    struct Inbox: View {
        @State private var isEditing = ExampleFlags.start
        var body: some View {
            Button("Edit") { isEditing = true }
                .sheet(isPresented: $isEditing) { Editor() }
        }
    }
    struct Editor: View {
        var body: some View { NavigationStack { Text("Editor") } }
    }
}

enum UseNavigationStack6Before {
    struct Tabs: View {
        var body: some View {
            TabView {
                Inbox()
            }
            .navigationViewStyle(.stack)
        }
    }
    struct Inbox: View {
        var body: some View { NavigationView { Text("Inbox") } }
    }
}

enum UseNavigationStack6After {
    struct Tabs: View {
        var body: some View {
            TabView {
                Inbox()
            }
        }
    }
    struct Inbox: View {
        var body: some View { NavigationStack { Text("Inbox") } }
    }
}

enum UseNavigationStack7Before {
    struct Root: View {
        var body: some View {
            NavigationView { Text("Inbox") }
            #if !os(macOS)
            .navigationViewStyle(.stack)
            #endif
        }
    }
}

enum UseNavigationStack7After {
    struct Root: View {
        var body: some View {
            NavigationStack { Text("Inbox") }
        }
    }
}

enum UseNavigationStack8Before {
    struct Root: View {
        var body: some View {
            SwiftUI.NavigationView { Text("Inbox") }.navigationViewStyle(.stack)
        }
    }
    struct NavigationView: View { var body: some View { Text("Own") } }
}

enum UseNavigationStack8After {
    struct Root: View {
        var body: some View {
            SwiftUI.NavigationStack { Text("Inbox") }
        }
    }
    struct NavigationView: View { var body: some View { Text("Own") } }
}

enum UseNavigationStack9Before {
    struct Root: View {
        var body: some View {
            NavigationView {
                Text("Inbox")
                #if os(macOS)
                Text("Pick one")
                #endif
            }
        }
    }
}

enum UseNavigationStack9After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                Text("Inbox")
                #if os(macOS)
                Text("Pick one")
                #endif
            }
        }
    }
}

enum UseNavigationStack10Before {
    struct Root: View {
        var body: some View {
            NavigationView { Text("Inbox") }
            #if os(Linux)
            .navigationViewStyle(.stack)
            #endif
            .padding()
        }
    }
}

enum UseNavigationStack10After {
    struct Root: View {
        var body: some View {
            NavigationStack { Text("Inbox") }
            .padding()
        }
    }
}

enum UseNavigationStack11Before {
    struct Root: View {
        let names = ["Anna"]
        var body: some View {
            NavigationView {
                let rows = names.count
                switch rows {
                case 0: Text("None")
                default: Text("Inbox")
                }
            }
        }
    }
}

enum UseNavigationStack11After {
    struct Root: View {
        let names = ["Anna"]
        var body: some View {
            NavigationStack {
                let rows = names.count
                switch rows {
                case 0: Text("None")
                default: Text("Inbox")
                }
            }
        }
    }
}

enum UseNavigationStack12Before {
    struct Root: View {
        @State private var isOpen = ExampleFlags.start
        var body: some View {
            Button("Open") { isOpen = true }.fullScreenCover(isPresented: $isOpen) {
                NavigationView { Text("Editor") }
            }
        }
    }
}

enum UseNavigationStack12After {
    struct Root: View {
        @State private var isOpen = ExampleFlags.start
        var body: some View {
            Button("Open") { isOpen = true }.fullScreenCover(isPresented: $isOpen) {
                NavigationStack { Text("Editor") }
            }
        }
    }
}

enum UseNavigationStack34Before {

    struct Root: View {
        var body: some View {
            Deck { NavigationView { Text("Inbox") }.navigationViewStyle(.stack) }
        }
    }
}

enum UseNavigationStack34After {

    struct Root: View {
        var body: some View {
            Deck { NavigationStack { Text("Inbox") } }
        }
    }
}

@MainActor let useNavigationStackPairs: [Pair] = [
    Pair("UseNavigationStack1", isExact: true) { AnyView(UseNavigationStack1Before.Root()) } after: { AnyView(UseNavigationStack1After.Root()) },
    Pair("UseNavigationStack2", isExact: true) { AnyView(UseNavigationStack2Before.Root()) } after: { AnyView(UseNavigationStack2After.Root()) },
    Pair("UseNavigationStack3", isExact: true) { AnyView(UseNavigationStack3Before.Root()) } after: { AnyView(UseNavigationStack3After.Root()) },
    Pair("UseNavigationStack4", isExact: true) { AnyView(UseNavigationStack4Before.Inbox()) } after: { AnyView(UseNavigationStack4After.Inbox()) },
    Pair("UseNavigationStack5", isExact: true) { AnyView(UseNavigationStack5Before.Inbox()) } after: { AnyView(UseNavigationStack5After.Inbox()) },
    Pair("UseNavigationStack6", isExact: true) { AnyView(UseNavigationStack6Before.Tabs()) } after: { AnyView(UseNavigationStack6After.Tabs()) },
    Pair("UseNavigationStack7", isExact: true) { AnyView(UseNavigationStack7Before.Root()) } after: { AnyView(UseNavigationStack7After.Root()) },
    Pair("UseNavigationStack8", isExact: true) { AnyView(UseNavigationStack8Before.Root()) } after: { AnyView(UseNavigationStack8After.Root()) },
    Pair("UseNavigationStack9", isExact: false) { AnyView(UseNavigationStack9Before.Root()) } after: { AnyView(UseNavigationStack9After.Root()) },
    Pair("UseNavigationStack10", isExact: false) { AnyView(UseNavigationStack10Before.Root()) } after: { AnyView(UseNavigationStack10After.Root()) },
    Pair("UseNavigationStack11", isExact: false) { AnyView(UseNavigationStack11Before.Root()) } after: { AnyView(UseNavigationStack11After.Root()) },
    Pair("UseNavigationStack12", isExact: false) { AnyView(UseNavigationStack12Before.Root()) } after: { AnyView(UseNavigationStack12After.Root()) },
    Pair("UseNavigationStack34", isExact: false) { AnyView(UseNavigationStack34Before.Root()) } after: { AnyView(UseNavigationStack34After.Root()) },
]
