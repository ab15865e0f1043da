// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseNavigationTitle' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseNavigationTitle1Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarTitle("Inbox", displayMode: .automatic)

                }
            }
        }
    }
}

enum UseNavigationTitle1After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationTitle("Inbox")

                }
            }
        }
    }
}

enum UseNavigationTitle2Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarTitle("Inbox")

                }
            }
        }
    }
}

enum UseNavigationTitle2After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationTitle("Inbox")

                }
            }
        }
    }
}

enum UseNavigationTitle3Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarTitle(Text("Inbox"))

                }
            }
        }
    }
}

enum UseNavigationTitle3After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationTitle(Text("Inbox"))

                }
            }
        }
    }
}

enum UseNavigationTitle4Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarTitle("", displayMode: .inline)

                }
            }
        }
    }
}

enum UseNavigationTitle4After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationTitle("").navigationBarTitleDisplayMode(.inline)

                }
            }
        }
    }
}

enum UseNavigationTitle5Before {
    struct Root: View {
        @State private var isOpen = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    List {
                        Text("Mail")
                    }
                    .navigationBarTitle(Text(folder.name), displayMode: isOpen ? .large : .inline) // title
                    .onAppear { load() }
                    Button("switch isOpen") { isOpen.toggle() }

                }
            }
        }
    }
}

enum UseNavigationTitle5After {
    struct Root: View {
        @State private var isOpen = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    List {
                        Text("Mail")
                    }
                    .navigationTitle(Text(folder.name))
                    .navigationBarTitleDisplayMode(isOpen ? .large : .inline) // title
                    .onAppear { load() }
                    Button("switch isOpen") { isOpen.toggle() }

                }
            }
        }
    }
}

enum UseNavigationTitle6Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail")
                        .navigationBarTitle(
                            "Inbox",
                            displayMode: .large
                        )

                }
            }
        }
    }
}

enum UseNavigationTitle6After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail")
                        .navigationTitle(
                            "Inbox"
                        )
                        .navigationBarTitleDisplayMode(.large)

                }
            }
        }
    }
}

enum UseNavigationTitle7Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail")
                    #if os(Linux)
                        .navigationBarTitle("Inbox", displayMode: .inline)
                    #endif

                }
            }
        }
    }
}

enum UseNavigationTitle7After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail")
                    #if os(Linux)
                        .navigationTitle("Inbox")
                        .navigationBarTitleDisplayMode(.inline)
                    #endif

                }
            }
        }
    }
}

enum UseNavigationTitle8Before {
    struct Root: View {
        @State private var isOpen = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    List { row }
                        .navigationBarTitle(
                            Text(
                                "Inbox"
                            ), displayMode: isOpen
                                ? .large
                                : .inline)
                    #if os(Linux)
                        .navigationBarTitle(title).padding()
                    #else
                        .frame(width: 300)
                    #endif
                    Button("switch isOpen") { isOpen.toggle() }

                }
            }
        }
    }
}

enum UseNavigationTitle8After {
    struct Root: View {
        @State private var isOpen = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    List { row }
                        .navigationTitle(
                            Text(
                                "Inbox"
                            ))
                        .navigationBarTitleDisplayMode(isOpen
                            ? .large
                            : .inline)
                    #if os(Linux)
                        .navigationTitle(title).padding()
                    #else
                        .frame(width: 300)
                    #endif
                    Button("switch isOpen") { isOpen.toggle() }

                }
            }
        }
    }
}

@MainActor let useNavigationTitlePairs: [Pair] = [
    Pair("UseNavigationTitle1", isExact: true) { AnyView(UseNavigationTitle1Before.Root()) } after: { AnyView(UseNavigationTitle1After.Root()) },
    Pair("UseNavigationTitle2", isExact: true) { AnyView(UseNavigationTitle2Before.Root()) } after: { AnyView(UseNavigationTitle2After.Root()) },
    Pair("UseNavigationTitle3", isExact: true) { AnyView(UseNavigationTitle3Before.Root()) } after: { AnyView(UseNavigationTitle3After.Root()) },
    Pair("UseNavigationTitle4", isExact: true) { AnyView(UseNavigationTitle4Before.Root()) } after: { AnyView(UseNavigationTitle4After.Root()) },
    Pair("UseNavigationTitle5", isExact: true) { AnyView(UseNavigationTitle5Before.Root()) } after: { AnyView(UseNavigationTitle5After.Root()) },
    Pair("UseNavigationTitle6", isExact: true) { AnyView(UseNavigationTitle6Before.Root()) } after: { AnyView(UseNavigationTitle6After.Root()) },
    Pair("UseNavigationTitle7", isExact: true) { AnyView(UseNavigationTitle7Before.Root()) } after: { AnyView(UseNavigationTitle7After.Root()) },
    Pair("UseNavigationTitle8", isExact: true) { AnyView(UseNavigationTitle8Before.Root()) } after: { AnyView(UseNavigationTitle8After.Root()) },
]
