// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseDefaultCustomization' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseDefaultCustomization1Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(id: "bar") {
                    ToolbarItem(id: "share", showsByDefault: false) { share }
                    }

                }
            }
        }
    }
}

enum UseDefaultCustomization1After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(id: "bar") {
                    ToolbarItem(id: "share") { share }.defaultCustomization(.hidden)
                    }

                }
            }
        }
    }
}

enum UseDefaultCustomization2Before {
    struct Root: View {
        @State private var isNew = ExampleFlags.start
        @State private var isOld = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(id: "bar") {
                    ToolbarItem(
                        id: "share", placement: .secondaryAction,
                        showsByDefault: isNew || isOld
                    ) {
                        share
                    }
                    }
                    Button("switch isNew") { isNew.toggle() }
                    Button("switch isOld") { isOld.toggle() }

                }
            }
        }
    }
}

enum UseDefaultCustomization2After {
    struct Root: View {
        @State private var isNew = ExampleFlags.start
        @State private var isOld = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(id: "bar") {
                    ToolbarItem(
                        id: "share", placement: .secondaryAction
                    ) {
                        share
                    }
                    .defaultCustomization(isNew || isOld ? .visible : .hidden)
                    }
                    Button("switch isNew") { isNew.toggle() }
                    Button("switch isOld") { isOld.toggle() }

                }
            }
        }
    }
}

enum UseDefaultCustomization3Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(id: "bar") {
                    SwiftUI.ToolbarItem(id: "a", showsByDefault: true, content: makeItem)
                    }

                }
            }
        }
    }
}

enum UseDefaultCustomization3After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(id: "bar") {
                    SwiftUI.ToolbarItem(id: "a", content: makeItem).defaultCustomization(.visible)
                    }

                }
            }
        }
    }
}

@MainActor let useDefaultCustomizationPairs: [Pair] = [
    Pair("UseDefaultCustomization1", isExact: true) { AnyView(UseDefaultCustomization1Before.Root()) } after: { AnyView(UseDefaultCustomization1After.Root()) },
    Pair("UseDefaultCustomization2", isExact: true) { AnyView(UseDefaultCustomization2Before.Root()) } after: { AnyView(UseDefaultCustomization2After.Root()) },
    Pair("UseDefaultCustomization3", isExact: true) { AnyView(UseDefaultCustomization3Before.Root()) } after: { AnyView(UseDefaultCustomization3After.Root()) },
]
