// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseToolbarVisibility' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseToolbarVisibility1Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    list.toolbar(.hidden, for: .tabBar)

                }
            }
        }
    }
}

enum UseToolbarVisibility1After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    list.toolbarVisibility(.hidden, for: .tabBar)

                }
            }
        }
    }
}

enum UseToolbarVisibility2Before {
    struct Root: View {
        @State private var isFull = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list
                    #if os(Linux)
                        .toolbar(isFull ? .hidden : Visibility.automatic, for: .navigationBar, .tabBar)
                    #endif
                        .toolbarBackground(.visible, for: .navigationBar) // always
                    Button("switch isFull") { isFull.toggle() }

                }
            }
        }
    }
}

enum UseToolbarVisibility2After {
    struct Root: View {
        @State private var isFull = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list
                    #if os(Linux)
                        .toolbarVisibility(isFull ? .hidden : Visibility.automatic, for: .navigationBar, .tabBar)
                    #endif
                        .toolbarBackgroundVisibility(.visible, for: .navigationBar) // always
                    Button("switch isFull") { isFull.toggle() }

                }
            }
        }
    }
}

@MainActor let useToolbarVisibilityPairs: [Pair] = [
    Pair("UseToolbarVisibility1", isExact: true) { AnyView(UseToolbarVisibility1Before.Root()) } after: { AnyView(UseToolbarVisibility1After.Root()) },
    Pair("UseToolbarVisibility2", isExact: true) { AnyView(UseToolbarVisibility2Before.Root()) } after: { AnyView(UseToolbarVisibility2After.Root()) },
]
