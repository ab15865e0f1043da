// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseConfirmationDialog' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseConfirmationDialog1Before {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list
                    #if os(Linux)
                        .actionSheet(isPresented: $isOn) {
                            ActionSheet(title: Text("Sort"), message: Text("by"), buttons: [
                                .default(Text("Name")) { load() },
                                .destructive(Text("Not at all"), action: { save() }),
                                .cancel(),
                            ])
                        }
                    #endif
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

enum UseConfirmationDialog1After {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list
                    #if os(Linux)
                        .confirmationDialog(Text("Sort"), isPresented: $isOn, titleVisibility: .visible) {
                            Button("Name") { load() }
                            Button("Not at all", role: .destructive) { save() }
                        } message: {
                            Text("by")
                        }
                    #endif
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

enum UseConfirmationDialog2Before {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list.actionSheet(isPresented: $isOn) { ActionSheet(title: Text("Sort"), buttons: [.cancel(Text("Done"))]) }
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

enum UseConfirmationDialog2After {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list.confirmationDialog(Text("Sort"), isPresented: $isOn, titleVisibility: .visible) {
                        Button("Done", role: .cancel) {}
                    }
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

@MainActor let useConfirmationDialogPairs: [Pair] = [
    Pair("UseConfirmationDialog1", isExact: true) { AnyView(UseConfirmationDialog1Before.Root()) } after: { AnyView(UseConfirmationDialog1After.Root()) },
    Pair("UseConfirmationDialog2", isExact: true) { AnyView(UseConfirmationDialog2Before.Root()) } after: { AnyView(UseConfirmationDialog2After.Root()) },
]
