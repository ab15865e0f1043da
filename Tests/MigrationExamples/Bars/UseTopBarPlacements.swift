// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseTopBarPlacements' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseTopBarPlacements1Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                    ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                    }

                }
            }
        }
    }
}

enum UseTopBarPlacements1After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                    ToolbarItem(placement: .topBarTrailing) { EditButton() }
                    }

                }
            }
        }
    }
}

enum UseTopBarPlacements2Before {
    struct Root: View {
        @State private var isLeft = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list.toolbar {
                    #if os(Linux)
                        ToolbarItemGroup(
                            placement: isLeft ? .navigationBarLeading : .navigationBarTrailing // side
                        ) { add }
                    #endif
                    }
                    Button("switch isLeft") { isLeft.toggle() }

                }
            }
        }
    }
}

enum UseTopBarPlacements2After {
    struct Root: View {
        @State private var isLeft = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list.toolbar {
                    #if os(Linux)
                        ToolbarItemGroup(
                            placement: isLeft ? .topBarLeading : .topBarTrailing // side
                        ) { add }
                    #endif
                    }
                    Button("switch isLeft") { isLeft.toggle() }

                }
            }
        }
    }
}

enum UseTopBarPlacements3Before {
    struct Root: View {
        let side = ToolbarItemPlacement.navigationBarLeading
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                        ToolbarItem(placement: side) { Text("Item") }
                    }

                }
            }
        }
    }
}

enum UseTopBarPlacements3After {
    struct Root: View {
        let side = ToolbarItemPlacement.topBarLeading
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                        ToolbarItem(placement: side) { Text("Item") }
                    }

                }
            }
        }
    }
}

@MainActor let useTopBarPlacementsPairs: [Pair] = [
    Pair("UseTopBarPlacements1", isExact: true) { AnyView(UseTopBarPlacements1Before.Root()) } after: { AnyView(UseTopBarPlacements1After.Root()) },
    Pair("UseTopBarPlacements2", isExact: true) { AnyView(UseTopBarPlacements2Before.Root()) } after: { AnyView(UseTopBarPlacements2After.Root()) },
    Pair("UseTopBarPlacements3", isExact: true) { AnyView(UseTopBarPlacements3Before.Root()) } after: { AnyView(UseTopBarPlacements3After.Root()) },
]
