// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseAlertActions' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseAlertActions1Before {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list.alert(isPresented: $isOn) { Alert(title: Text("Gone")) }
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

enum UseAlertActions1After {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list.alert(Text("Gone"), isPresented: $isOn) {}
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

enum UseAlertActions2Before {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list.alert(isPresented: $isOn) { Alert(title: Text(name), message: Text("For \(days) days"), dismissButton: .default(Text("OK"))) }
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

enum UseAlertActions2After {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    list.alert(Text(name), isPresented: $isOn) { Button("OK") {} } message: { Text("For \(days) days") }
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

enum UseAlertActions3Before {
    struct Root: View {
        @State private var model = Model()
        func close() {}
        var body: some View {
            NavigationStack {
                VStack {
                    list
                        .padding()
                        .alert(isPresented: $model.isOn) {
                            Alert(
                                title: Text("Delete?"),
                                message: Text("It is gone then."),
                                primaryButton: .destructive(Text("Delete")) {
                                    model.delete() // for good

                                    close()
                                },
                                secondaryButton: .cancel(Text("Keep"), action: close)
                            )
                        }
                        .onAppear(perform: load)
                    Button("switch model.isOn") { model.isOn.toggle() }

                }
            }
        }
    }
}

enum UseAlertActions3After {
    struct Root: View {
        @State private var model = Model()
        func close() {}
        var body: some View {
            NavigationStack {
                VStack {
                    list
                        .padding()
                        .alert(Text("Delete?"), isPresented: $model.isOn) {
                            Button("Delete", role: .destructive) {
                                model.delete() // for good

                                close()
                            }
                            Button("Keep", role: .cancel, action: close)
                        } message: {
                            Text("It is gone then.")
                        }
                        .onAppear(perform: load)
                    Button("switch model.isOn") { model.isOn.toggle() }

                }
            }
        }
    }
}

enum UseAlertActions4Before {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                        list.alert(isPresented: $isOn, content: {
                            return SwiftUI.Alert(title: Text("Gone"), message: nil,
                                        dismissButton: Alert.Button.default(Text(label), action: {
                                            isOn = false
                                        }))
                        })
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

enum UseAlertActions4After {
    struct Root: View {
        @State private var isOn = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                        list.alert(Text("Gone"), isPresented: $isOn) {
                            Button {
                                isOn = false
                            } label: {
                                Text(label)
                            }
                        }
                    Button("switch isOn") { isOn.toggle() }

                }
            }
        }
    }
}

@MainActor let useAlertActionsPairs: [Pair] = [
    Pair("UseAlertActions1", isExact: true) { AnyView(UseAlertActions1Before.Root()) } after: { AnyView(UseAlertActions1After.Root()) },
    Pair("UseAlertActions2", isExact: true) { AnyView(UseAlertActions2Before.Root()) } after: { AnyView(UseAlertActions2After.Root()) },
    Pair("UseAlertActions3", isExact: true) { AnyView(UseAlertActions3Before.Root()) } after: { AnyView(UseAlertActions3After.Root()) },
    Pair("UseAlertActions4", isExact: true) { AnyView(UseAlertActions4Before.Root()) } after: { AnyView(UseAlertActions4After.Root()) },
]
