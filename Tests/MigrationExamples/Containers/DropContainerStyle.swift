// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'DropContainerStyle' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum DropContainerStyle1Before {
    struct Tabs: View {
        var body: some View {
            TabView {
                Inbox()
            }
            .navigationViewStyle(.stack) // on iPads too
            .padding()
        }
    }
    struct Inbox: View {
        var body: some View { NavigationView { Text("Inbox") } }
    }
}

enum DropContainerStyle1After {
    struct Tabs: View {
        var body: some View {
            TabView {
                Inbox()
            }
            // on iPads too
            .padding()
        }
    }
    struct Inbox: View {
        var body: some View { NavigationStack { Text("Inbox") } }
    }
}

enum DropContainerStyle2Before {
    struct Inbox: View {
        var body: some View {
            NavigationView {
                Text("Inbox")
                    .navigationViewStyle(.stack)
            }
        }
    }
}

enum DropContainerStyle2After {
    struct Inbox: View {
        var body: some View {
            NavigationStack {
                Text("Inbox")
            }
        }
    }
}

enum DropContainerStyle4Before {
    struct Badge: View { var body: some View { Text("1") } }

    struct Inbox: View {
        var body: some View {
            NavigationView { Text("Inbox") }
                .stacked()
        }
    }
}
private extension View {
    @ViewBuilder func stacked() -> some View {
        if CommandLine.arguments.isEmpty {
            self.navigationViewStyle(.stack)
        } else {
            self
        }
    }
}

enum DropContainerStyle4After {
    struct Badge: View { var body: some View { Text("1") } }

    struct Inbox: View {
        var body: some View {
            NavigationStack { Text("Inbox") }
        }
    }
}

@MainActor let dropContainerStylePairs: [Pair] = [
    Pair("DropContainerStyle1", isExact: true) { AnyView(DropContainerStyle1Before.Tabs()) } after: { AnyView(DropContainerStyle1After.Tabs()) },
    Pair("DropContainerStyle2", isExact: true) { AnyView(DropContainerStyle2Before.Inbox()) } after: { AnyView(DropContainerStyle2After.Inbox()) },
    Pair("DropContainerStyle4", isExact: true) { AnyView(DropContainerStyle4Before.Badge()) } after: { AnyView(DropContainerStyle4After.Badge()) },
]
