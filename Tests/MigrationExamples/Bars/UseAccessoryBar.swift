// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseAccessoryBar' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseAccessoryBar1Before {
    struct Root: View {
        let filters = ToolbarItemPlacement(id: "filters")
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                        ToolbarItem(placement: filters) { Text("Item") }
                    }

                }
            }
        }
    }
}

enum UseAccessoryBar1After {
    struct Root: View {
        let filters = ToolbarItemPlacement.accessoryBar(id: "filters")
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                        ToolbarItem(placement: filters) { Text("Item") }
                    }

                }
            }
        }
    }
}

enum UseAccessoryBar2Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                    ToolbarItem(placement: .init(id: name)) { add }
                    }

                }
            }
        }
    }
}

enum UseAccessoryBar2After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                    ToolbarItem(placement: .accessoryBar(id: name)) { add }
                    }

                }
            }
        }
    }
}

enum UseAccessoryBar3Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                    ToolbarItem(placement: SwiftUI.ToolbarItemPlacement(id: /* own */ name)) { add }
                    }

                }
            }
        }
    }
}

enum UseAccessoryBar3After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                    ToolbarItem(placement: SwiftUI.ToolbarItemPlacement.accessoryBar(id: /* own */ name)) { add }
                    }

                }
            }
        }
    }
}

@MainActor let useAccessoryBarPairs: [Pair] = [
    Pair("UseAccessoryBar1", isExact: true) { AnyView(UseAccessoryBar1Before.Root()) } after: { AnyView(UseAccessoryBar1After.Root()) },
    Pair("UseAccessoryBar2", isExact: true) { AnyView(UseAccessoryBar2Before.Root()) } after: { AnyView(UseAccessoryBar2After.Root()) },
    Pair("UseAccessoryBar3", isExact: true) { AnyView(UseAccessoryBar3Before.Root()) } after: { AnyView(UseAccessoryBar3After.Root()) },
]
