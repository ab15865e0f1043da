// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseToolbarForBarItems' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseToolbarForBarItems1Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarItems(trailing: Button("Save", action: save))

                }
            }
        }
    }
}

enum UseToolbarForBarItems1After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save", action: save) } }

                }
            }
        }
    }
}

enum UseToolbarForBarItems2Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarItems(leading: cancel, trailing: HStack { a; b })

                }
            }
        }
    }
}

enum UseToolbarForBarItems2After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar {
                        ToolbarItem(placement: .topBarLeading) {
                            cancel
                        }
                        ToolbarItem(placement: .topBarTrailing) {
                            HStack { a; b }
                        }
                    }

                }
            }
        }
    }
}

enum UseToolbarForBarItems3Before {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail")
                        .navigationBarItems(
                            leading: Button("Cancel") { isOn = false }, // leaves
                            trailing:
                                Button(action: save) {
                                    Text("Save")
                                }
                        )
                        .padding()
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

enum UseToolbarForBarItems3After {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail")
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) {
                                Button("Cancel") { isOn = false }
                            } // leaves
                            ToolbarItem(placement: .topBarTrailing) {
                                Button(action: save) {
                                    Text("Save")
                                }
                            }
                        }
                        .padding()
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

enum UseToolbarForBarItems4Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail")
                        .navigationBarItems(leading: EditButton(),
                                            trailing: addButton)

                }
            }
        }
    }
}

enum UseToolbarForBarItems4After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail")
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) {
                                EditButton()
                            }
                            ToolbarItem(placement: .topBarTrailing) {
                                addButton
                            }
                        }

                }
            }
        }
    }
}

enum UseToolbarForBarItems5Before {
    struct Root: View {
        @State private var isOpen = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    List { row }
                        .sheet(isPresented: $isOpen) {
                            NavigationStack { Editor().navigationBarItems(trailing: done()) }
                        }
                    #if os(Linux)
                        .navigationBarItems(trailing:
                            HStack {
                                a
                            }
                        ).padding()
                    #else
                        .frame(width: 300)
                    #endif
                    Button("switch isOpen") { isOpen.toggle() }

                }
            }
        }
    }
}

enum UseToolbarForBarItems5After {
    struct Root: View {
        @State private var isOpen = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    List { row }
                        .sheet(isPresented: $isOpen) {
                            NavigationStack { Editor().toolbar { ToolbarItem(placement: .topBarTrailing) { done() } } }
                        }
                    #if os(Linux)
                        .toolbar {
                            ToolbarItem(placement: .topBarTrailing) {
                                HStack {
                                    a
                                }
                            }
                        }.padding()
                    #else
                        .frame(width: 300)
                    #endif
                    Button("switch isOpen") { isOpen.toggle() }

                }
            }
        }
    }
}

@MainActor let useToolbarForBarItemsPairs: [Pair] = [
    Pair("UseToolbarForBarItems1", isExact: true) { AnyView(UseToolbarForBarItems1Before.Root()) } after: { AnyView(UseToolbarForBarItems1After.Root()) },
    Pair("UseToolbarForBarItems2", isExact: true) { AnyView(UseToolbarForBarItems2Before.Root()) } after: { AnyView(UseToolbarForBarItems2After.Root()) },
    Pair("UseToolbarForBarItems3", isExact: true) { AnyView(UseToolbarForBarItems3Before.Root()) } after: { AnyView(UseToolbarForBarItems3After.Root()) },
    Pair("UseToolbarForBarItems4", isExact: true) { AnyView(UseToolbarForBarItems4Before.Root()) } after: { AnyView(UseToolbarForBarItems4After.Root()) },
    Pair("UseToolbarForBarItems5", isExact: true) { AnyView(UseToolbarForBarItems5Before.Root()) } after: { AnyView(UseToolbarForBarItems5After.Root()) },
]
