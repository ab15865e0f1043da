// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension UseNavigationStack {
    static let exactExamples: [Example] = [
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView {
                        Text("Inbox")
                    } // the only one
                    .navigationViewStyle(StackNavigationViewStyle())
                    .onAppear { load() }
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            Text("Inbox")
                        } // the only one
                        .onAppear { load() }
                    }
                }
                """),
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView { Text("Inbox") }.navigationViewStyle(.stack).padding()
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        NavigationStack { Text("Inbox") }.padding()
                    }
                }
                """),
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView(content: list)
                        .navigationViewStyle(.stack)
                }
                func list() -> some View { Text("Inbox") }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        NavigationStack(root: list)
                    }
                    func list() -> some View { Text("Inbox") }
                }
                """),
        .rewrites(
            """
            struct Inbox: View {
                @State private var isEditing = false
                var body: some View {
                    Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) {
                        ↓NavigationView { Text("Editor") }
                    }
                }
            }
            #Preview { ↓NavigationView { Inbox() } }
            """,
            to: """
                struct Inbox: View {
                    @State private var isEditing = false
                    var body: some View {
                        Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) {
                            NavigationStack { Text("Editor") }
                        }
                    }
                }
                #Preview { NavigationStack { Inbox() } }
                """),
        .rewrites(
            """
            struct Inbox: View {
                @State private var isEditing = false
                var body: some View {
                    Button("Edit") { isEditing = true }
                        .sheet(isPresented: $isEditing) { Editor() }
                }
            }
            struct Editor: View {
                var body: some View { ↓NavigationView { Text("Editor") } }
            }
            """,
            to: """
                struct Inbox: View {
                    @State private var isEditing = false
                    var body: some View {
                        Button("Edit") { isEditing = true }
                            .sheet(isPresented: $isEditing) { Editor() }
                    }
                }
                struct Editor: View {
                    var body: some View { NavigationStack { Text("Editor") } }
                }
                """),
        .rewrites(
            """
            struct Tabs: View {
                var body: some View {
                    TabView {
                        Inbox()
                    }
                    .navigationViewStyle(.stack)
                }
            }
            struct Inbox: View {
                var body: some View { ↓NavigationView { Text("Inbox") } }
            }
            """,
            to: """
                struct Tabs: View {
                    var body: some View {
                        TabView {
                            Inbox()
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                struct Inbox: View {
                    var body: some View { NavigationStack { Text("Inbox") } }
                }
                """
        ).together(
            """
            struct Tabs: View {
                var body: some View {
                    TabView {
                        Inbox()
                    }
                }
            }
            struct Inbox: View {
                var body: some View { NavigationStack { Text("Inbox") } }
            }
            """),
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView { Text("Inbox") }
                    #if !os(macOS)
                    .navigationViewStyle(.stack)
                    #endif
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        NavigationStack { Text("Inbox") }
                    }
                }
                """),
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    SwiftUI.↓NavigationView { Text("Inbox") }.navigationViewStyle(.stack)
                }
            }
            struct NavigationView: View { var body: some View { Text("Own") } }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        SwiftUI.NavigationStack { Text("Inbox") }
                    }
                }
                struct NavigationView: View { var body: some View { Text("Own") } }
                """),
    ]

    static let layoutExamples: [Example] = [
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView {
                        Text("Inbox")
                        #if os(macOS)
                        Text("Pick one")
                        #endif
                    }
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            Text("Inbox")
                            #if os(macOS)
                            Text("Pick one")
                            #endif
                        }
                    }
                }
                """, .layout),
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView { Text("Inbox") }
                    #if os(iOS)
                    .navigationViewStyle(.stack)
                    #endif
                    .padding()
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        NavigationStack { Text("Inbox") }
                        .padding()
                    }
                }
                """, .layout,
            floor: DeploymentTargets([.iOS: Version(17), .macOS: Version(14)])),
        .rewrites(
            """
            struct Root: View {
                let names = ["Anna"]
                var body: some View {
                    ↓NavigationView {
                        let rows = names.count
                        switch rows {
                        case 0: Text("None")
                        default: Text("Inbox")
                        }
                    }
                }
            }
            """,
            to: """
                struct Root: View {
                    let names = ["Anna"]
                    var body: some View {
                        NavigationStack {
                            let rows = names.count
                            switch rows {
                            case 0: Text("None")
                            default: Text("Inbox")
                            }
                        }
                    }
                }
                """, .layout),
        .rewrites(
            """
            struct Root: View {
                @State private var isOpen = false
                var body: some View {
                    Button("Open") { isOpen = true }.fullScreenCover(isPresented: $isOpen) {
                        ↓NavigationView { Text("Editor") }
                    }
                }
            }
            """,
            to: """
                struct Root: View {
                    @State private var isOpen = false
                    var body: some View {
                        Button("Open") { isOpen = true }.fullScreenCover(isPresented: $isOpen) {
                            NavigationStack { Text("Editor") }
                        }
                    }
                }
                """, .layout),
    ]

    static let refusedExamples: [Example] = [
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView {
                        let title = "Inbox"
                    }
                }
            }
            """, .noColumn),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    NavigationStack { NavigationLink("Settings") { Settings() } }
                }
            }
            struct Settings: View {
                var body: some View { ↓NavigationView { Text("") }.navigationViewStyle(.stack) }
            }
            """, .nestedContainer),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView { Text("") }
                        .navigationViewStyle(.stack)
                        .introspect(.navigationView(style: .stack), on: .iOS(.v16)) { show($0) }
                }
            }
            """, .introspected),
        .refuses(
            """
            struct Root: View {
                var body: some View { Deck { ↓NavigationView { Text("") } } }
            }
            """, .handedOver),
        .refuses(
            """
            struct Root: View {
                var body: some View { ↓NavigationView { Inbox() } }
            }
            struct Inbox: View {
                var body: some View { NavigationStack { Text("") } }
            }
            """, .innerContainer),
        .rewrites(
            """
            struct Root: View {
                var body: some View { ↓NavigationView { Text("Inbox") } }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View { CompatNavigationStack { Text("Inbox") } }
                }
                """, .assisted, floor: DeploymentTargets([.iOS: Version(15)])),
        .rewrites(
            "let root = AnyView(SwiftUI.↓NavigationView { Inbox() }.navigationViewStyle(.stack))",
            to: "let root = AnyView(CompatNavigationStack { Inbox() })", .assisted,
            floor: DeploymentTargets([.iOS: Version(15)])),
        .refuses(
            """
            struct Root: View {
                var body: some View { ↓NavigationView { Text("Inbox") } }
            }
            """, .unknownFloor, floor: DeploymentTargets()),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView { Text("Inbox") }
                    #if DEBUG
                    .navigationViewStyle(.stack)
                    #endif
                }
            }
            """, .conditionalStyle),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView { Text("Inbox") }
                    #if os(iOS)
                    .navigationViewStyle(.stack)
                    #else
                    .padding()
                    #endif
                }
            }
            """, .conditionalStyle),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView { Text("Inbox") }.navigationViewStyle(OwnStyle())
                }
            }
            """, .customStyle),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView { Text("Inbox") }.navigationViewStyle(.columns)
                }
            }
            """, .styleOfColumns),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView {
                        Button("Go") {}
                        Text("Inbox")
                    }
                }
            }
            """, .accidentalColumns),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView { ForEach(0..<3) { Text("\\($0)") } }
                }
            }
            """, .unclearColumns),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    ↓NavigationView {
                        List { Text("Inbox") }
                        #if os(macOS)
                        Text("Pick one")
                        #endif
                    }
                }
            }
            """, .conditionalColumns,
            floor: DeploymentTargets([.iOS: Version(17), .macOS: Version(14)])),
        .refuses(
            """
            func root() -> ↓NavigationView<Inbox> {
                ↓NavigationView { Inbox() }
            }
            """, .typeReference),
        .refuses("var wrapped: ↓NavigationView<Inbox>?", .typeReference),
        .leaves(
            """
            struct NavigationView: View { var body: some View { Text("Inbox") } }
            struct Root: View { var body: some View { NavigationView() } }
            """),
        .leaves(
            """
            struct Root: View {
                var body: some View {
                    if #available(iOS 16, *) {
                        NavigationStack { Text("Inbox") }
                    } else {
                        NavigationView { Text("Inbox") }.navigationViewStyle(.stack)
                    }
                }
            }
            """),
        .leaves(
            "struct Root: View { var body: some View { Inspect.NavigationView { Text(\"\") } } }"
        ),
        .leaves("struct Root: View { var body: some View { NavigationStack { Text(\"\") } } }"),
    ]
}
#endif
