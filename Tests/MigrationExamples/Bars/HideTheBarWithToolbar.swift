// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'HideTheBarWithToolbar' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum HideTheBarWithToolbar1Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarHidden(true)

                }
            }
        }
    }
}

enum HideTheBarWithToolbar1After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(.hidden, for: .navigationBar)

                }
            }
        }
    }
}

enum HideTheBarWithToolbar2Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarHidden(false)

                }
            }
        }
    }
}

enum HideTheBarWithToolbar2After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(.visible, for: .navigationBar)

                }
            }
        }
    }
}

enum HideTheBarWithToolbar3Before {
    struct Root: View {
        @State private var isFull = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarHidden(isFull)
                    Button("switch isFull") { isFull.toggle() }

                }
            }
        }
    }
}

enum HideTheBarWithToolbar3After {
    struct Root: View {
        @State private var isFull = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(isFull ? .hidden : .visible, for: .navigationBar)
                    Button("switch isFull") { isFull.toggle() }

                }
            }
        }
    }
}

enum HideTheBarWithToolbar4Before {
    struct Root: View {
        @State private var isFull = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarHidden(!isFull)
                    Button("switch isFull") { isFull.toggle() }

                }
            }
        }
    }
}

enum HideTheBarWithToolbar4After {
    struct Root: View {
        @State private var isFull = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(isFull ? .visible : .hidden, for: .navigationBar)
                    Button("switch isFull") { isFull.toggle() }

                }
            }
        }
    }
}

enum HideTheBarWithToolbar5Before {
    struct Root: View {
        @State private var isEmpty = ExampleFlags.start
        @State private var isFull = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarHidden(isFull || isEmpty)
                    Button("switch isEmpty") { isEmpty.toggle() }
                    Button("switch isFull") { isFull.toggle() }

                }
            }
        }
    }
}

enum HideTheBarWithToolbar5After {
    struct Root: View {
        @State private var isEmpty = ExampleFlags.start
        @State private var isFull = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbar(isFull || isEmpty ? .hidden : .visible, for: .navigationBar)
                    Button("switch isEmpty") { isEmpty.toggle() }
                    Button("switch isFull") { isFull.toggle() }

                }
            }
        }
    }
}

enum HideTheBarWithToolbar6Before {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").navigationBarHidden(true)

                }
            }
        }
    }
}

enum HideTheBarWithToolbar6After {
    struct Root: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Mail").toolbarVisibility(.hidden, for: .navigationBar)

                }
            }
        }
    }
}

enum HideTheBarWithToolbar7Before {
    struct Root: View {
        @State private var canHide = ExampleFlags.start
        @State private var isFull = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("")
                        .navigationBarTitle("", displayMode: .inline)
                    #if os(Linux)
                        .navigationBarHidden(!(isFull && canHide)) // no bar
                    #endif
                    Button("switch canHide") { canHide.toggle() }
                    Button("switch isFull") { isFull.toggle() }

                }
            }
        }
    }
}

enum HideTheBarWithToolbar7After {
    struct Root: View {
        @State private var canHide = ExampleFlags.start
        @State private var isFull = ExampleFlags.start
        var body: some View {
            NavigationStack {
                VStack {
                    Text("")
                        .navigationTitle("")
                        .navigationBarTitleDisplayMode(.inline)
                    #if os(Linux)
                        .toolbar(isFull && canHide ? .visible : .hidden, for: .navigationBar) // no bar
                    #endif
                    Button("switch canHide") { canHide.toggle() }
                    Button("switch isFull") { isFull.toggle() }

                }
            }
        }
    }
}

@MainActor let hideTheBarWithToolbarPairs: [Pair] = [
    Pair("HideTheBarWithToolbar1", isExact: true) { AnyView(HideTheBarWithToolbar1Before.Root()) } after: { AnyView(HideTheBarWithToolbar1After.Root()) },
    Pair("HideTheBarWithToolbar2", isExact: true) { AnyView(HideTheBarWithToolbar2Before.Root()) } after: { AnyView(HideTheBarWithToolbar2After.Root()) },
    Pair("HideTheBarWithToolbar3", isExact: true) { AnyView(HideTheBarWithToolbar3Before.Root()) } after: { AnyView(HideTheBarWithToolbar3After.Root()) },
    Pair("HideTheBarWithToolbar4", isExact: true) { AnyView(HideTheBarWithToolbar4Before.Root()) } after: { AnyView(HideTheBarWithToolbar4After.Root()) },
    Pair("HideTheBarWithToolbar5", isExact: true) { AnyView(HideTheBarWithToolbar5Before.Root()) } after: { AnyView(HideTheBarWithToolbar5After.Root()) },
    Pair("HideTheBarWithToolbar6", isExact: true) { AnyView(HideTheBarWithToolbar6Before.Root()) } after: { AnyView(HideTheBarWithToolbar6After.Root()) },
    Pair("HideTheBarWithToolbar7", isExact: true) { AnyView(HideTheBarWithToolbar7Before.Root()) } after: { AnyView(HideTheBarWithToolbar7After.Root()) },
]
