// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseNavigationSplitView' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseNavigationSplitView1Before {
    struct Root: View {
        var body: some View {
            NavigationView {
                List { Text("Folders") } // the first

                // shown until a folder is chosen
                Text("Choose a folder")
            }
            .navigationViewStyle(DoubleColumnNavigationViewStyle())
            .padding()
        }
    }
}

enum UseNavigationSplitView1After {
    struct Root: View {
        var body: some View {
            NavigationSplitView {
                List { Text("Folders") } // the first
            } detail: {
                // shown until a folder is chosen
                Text("Choose a folder")
            }
            .padding()
        }
    }
}

enum UseNavigationSplitView2Before {
    struct Root: View { var body: some View { NavigationView { List {}; Text("") } } }
}

enum UseNavigationSplitView2After {
    struct Root: View { var body: some View { NavigationSplitView { List {} } detail: { Text("") } } }
}

enum UseNavigationSplitView3Before {
    struct Root: View {
        var body: some View {
            NavigationView(content: {
                List { Text("Folders") }
                Text("Choose a folder")
            })
        }
    }
}

enum UseNavigationSplitView3After {
    struct Root: View {
        var body: some View {
            NavigationSplitView {
                List { Text("Folders") }
            } detail: {
                Text("Choose a folder")
            }
        }
    }
}

enum UseNavigationSplitView4Before {
    struct Root: View { var body: some View { NavigationView(content: { List {}; Text("") }) } }
}

enum UseNavigationSplitView4After {
    struct Root: View { var body: some View { NavigationSplitView { List {} } detail: { Text("") } } }
}

enum UseNavigationSplitView5Before {
    struct Root: View {
        var body: some View {
            NavigationView {
                List { Text("Folder") }
                NavigationLink("Mail", destination: Mail())
                Text("Choose a mail")
            }
        }
    }
    struct Mail: View {
        var body: some View { NavigationLink("Answer", destination: Text("Dear")) }
    }
}

enum UseNavigationSplitView5After {
    struct Root: View {
        var body: some View {
            NavigationSplitView {
                List { Text("Folder") }
            } content: {
                NavigationLink("Mail", destination: Mail())
            } detail: {
                NavigationStack { Text("Choose a mail") }
            }
        }
    }
    struct Mail: View {
        var body: some View { NavigationLink("Answer", destination: Text("Dear")) }
    }
}

enum UseNavigationSplitView6Before {
    struct Root: View {
        @State private var folder: String?
        var body: some View {
            NavigationView {
                List { Text("Folders") }
                if let folder { Text(folder) } else { Text("Choose a folder") }
            }
        }
    }
}

enum UseNavigationSplitView6After {
    struct Root: View {
        @State private var folder: String?
        var body: some View {
            NavigationSplitView {
                List { Text("Folders") }
            } detail: {
                if let folder { Text(folder) } else { Text("Choose a folder") }
            }
        }
    }
}

@MainActor let useNavigationSplitViewPairs: [Pair] = [
    Pair("UseNavigationSplitView1", isExact: false) { AnyView(UseNavigationSplitView1Before.Root()) } after: { AnyView(UseNavigationSplitView1After.Root()) },
    Pair("UseNavigationSplitView2", isExact: false) { AnyView(UseNavigationSplitView2Before.Root()) } after: { AnyView(UseNavigationSplitView2After.Root()) },
    Pair("UseNavigationSplitView3", isExact: false) { AnyView(UseNavigationSplitView3Before.Root()) } after: { AnyView(UseNavigationSplitView3After.Root()) },
    Pair("UseNavigationSplitView4", isExact: false) { AnyView(UseNavigationSplitView4Before.Root()) } after: { AnyView(UseNavigationSplitView4After.Root()) },
    Pair("UseNavigationSplitView5", isExact: false) { AnyView(UseNavigationSplitView5Before.Root()) } after: { AnyView(UseNavigationSplitView5After.Root()) },
    Pair("UseNavigationSplitView6", isExact: false) { AnyView(UseNavigationSplitView6Before.Root()) } after: { AnyView(UseNavigationSplitView6After.Root()) },
]
