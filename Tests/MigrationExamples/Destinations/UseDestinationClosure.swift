// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseDestinationClosure' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseDestinationClosure1Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    List(items) { item in
                        NavigationLink(destination: Detail(item).padding()) {
                            Row(item)
                        }
                        .font(.body)
                    }

                }
            }
        }
    }
}

enum UseDestinationClosure1After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    List(items) { item in
                        NavigationLink { Detail(item).padding() } label: {
                            Row(item)
                        }
                        .font(.body)
                    }

                }
            }
        }
    }
}

enum UseDestinationClosure2Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink(destination: Detail(), label: { Text("Go") })

                }
            }
        }
    }
}

enum UseDestinationClosure2After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink { Detail() } label: { Text("Go") }

                }
            }
        }
    }
}

enum UseDestinationClosure3Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Go", destination: Detail())

                }
            }
        }
    }
}

enum UseDestinationClosure3After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Go") { Detail() }

                }
            }
        }
    }
}

enum UseDestinationClosure4Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink(
                        destination: Detail(
                            item
                        )
                    ) {
                        Row()
                    }

                }
            }
        }
    }
}

enum UseDestinationClosure4After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink {
                        Detail(
                            item
                        )
                    } label: {
                        Row()
                    }

                }
            }
        }
    }
}

@MainActor let useDestinationClosurePairs: [Pair] = [
    Pair("UseDestinationClosure1", isExact: true) { AnyView(UseDestinationClosure1Before.Root()) } after: { AnyView(UseDestinationClosure1After.Root()) },
    Pair("UseDestinationClosure2", isExact: true) { AnyView(UseDestinationClosure2Before.Root()) } after: { AnyView(UseDestinationClosure2After.Root()) },
    Pair("UseDestinationClosure3", isExact: true) { AnyView(UseDestinationClosure3Before.Root()) } after: { AnyView(UseDestinationClosure3After.Root()) },
    Pair("UseDestinationClosure4", isExact: true) { AnyView(UseDestinationClosure4Before.Root()) } after: { AnyView(UseDestinationClosure4After.Root()) },
]
