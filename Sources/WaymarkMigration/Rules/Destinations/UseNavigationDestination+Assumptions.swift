// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension UseNavigationDestination {
    /// Examples of links below the systems of destinations, in views of libraries, in views that nothing shows, with modifiers that
    /// stay, and of one flag in the branches of a choice.
    static let assumedExamples: [Example] = [
        .rewrites(
            """
            struct Root: View {
                var body: some View { NavigationStack { Inbox() } }
            }
            struct Inbox: View {
                @State private var isEditing = false
                var body: some View {
                    Button("Edit") { isEditing = true }
                        .background(↓NavigationLink("", destination: Editor(), isActive: $isEditing))
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View { NavigationStack { Inbox() } }
                }
                struct Inbox: View {
                    @State private var isEditing = false
                    var body: some View {
                        Button("Edit") { isEditing = true }
                            .compatNavigationDestination(isPresented: $isEditing) { Editor() }
                    }
                }
                """, .assisted, floor: DeploymentTargets([.iOS: Version(15)])
        ).alike(),
        .rewrites(
            """
            import Decks
            struct Root: View {
                var body: some View { NavigationStack { Inbox() } }
            }
            struct Inbox: View {
                @State private var isEditing = false
                var body: some View {
                    Deck {
                        Button("Edit") { isEditing = true }
                        ↓NavigationLink(destination: Editor(), isActive: $isEditing) { EmptyView() }
                    }
                }
            }
            """,
            to: """
                import Decks
                struct Root: View {
                    var body: some View { NavigationStack { Inbox() } }
                }
                struct Inbox: View {
                    @State private var isEditing = false
                    var body: some View {
                        Deck {
                            Button("Edit") { isEditing = true }
                                .navigationDestination(isPresented: $isEditing) { Editor() }
                        }
                    }
                }
                """, .assisted
        ).alike(),
        .rewrites(
            """
            struct Unused: View {
                @State private var isEditing = false
                var body: some View {
                    VStack {
                        Button("Edit") { isEditing = true }
                        ↓NavigationLink("", destination: Editor(), isActive: $isEditing).hidden()
                    }
                }
            }
            """,
            to: """
                struct Unused: View {
                    @State private var isEditing = false
                    var body: some View {
                        VStack {
                            Button("Edit") { isEditing = true }
                        }
                        .navigationDestination(isPresented: $isEditing) { Editor() }
                    }
                }
                """, .assisted
        ).alike(),
        .rewrites(
            """
            struct Root: View {
                var body: some View { NavigationStack { Inbox() } }
            }
            struct Inbox: View {
                @State private var isEditing = false
                var body: some View {
                    VStack {
                        Button("Edit") { isEditing = true }
                        ↓NavigationLink("", destination: Editor(), isActive: $isEditing)
                            .isDetailLink(false)
                            .onAppear { load() }
                    }
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View { NavigationStack { Inbox() } }
                }
                struct Inbox: View {
                    @State private var isEditing = false
                    var body: some View {
                        VStack {
                            Button("Edit") { isEditing = true }
                            Color.clear.frame(width: 0, height: 0)
                                .navigationDestination(isPresented: $isEditing) { Editor() }
                                .onAppear { load() }
                        }
                    }
                }
                """, .assisted
        ).alike(),
        .rewrites(
            """
            struct Root: View {
                var body: some View { NavigationStack { Inbox() } }
            }
            struct Inbox: View {
                @State private var isEditing = false
                @State private var isNew = false
                var body: some View {
                    VStack {
                        Button("Edit") { isEditing = true }
                        Button("New") { isNew = true }
                        content()
                    }
                }
                func content() -> some View {
                    switch isNew {
                    case true: return AnyView(new())
                    case false: return AnyView(old())
                    }
                }
                func new() -> some View {
                    VStack {
                        ↓NavigationLink("", destination: Editor(), isActive: $isEditing)
                        Text("New mail")
                    }
                }
                func old() -> some View {
                    VStack {
                        ↓NavigationLink("", destination: Detail(), isActive: $isEditing)
                        Text("Old mail")
                    }
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View { NavigationStack { Inbox() } }
                }
                struct Inbox: View {
                    @State private var isEditing = false
                    @State private var isNew = false
                    var body: some View {
                        VStack {
                            Button("Edit") { isEditing = true }
                            Button("New") { isNew = true }
                            content()
                        }
                    }
                    func content() -> some View {
                        switch isNew {
                        case true: return AnyView(new())
                        case false: return AnyView(old())
                        }
                    }
                    func new() -> some View {
                        VStack {
                            Text("New mail")
                        }
                        .navigationDestination(isPresented: $isEditing) { Editor() }
                    }
                    func old() -> some View {
                        VStack {
                            Text("Old mail")
                        }
                        .navigationDestination(isPresented: $isEditing) { Detail() }
                    }
                }
                """, .assisted
        ).alike(),
        .refuses(
            """
            struct Root: View {
                var body: some View { NavigationStack { Inbox() } }
            }
            struct Inbox: View {
                @State private var isEditing = false
                var body: some View { VStack { new(); old() } }
                func new() -> some View {
                    VStack {
                        ↓NavigationLink("", destination: Editor(), isActive: $isEditing)
                        Text("New mail")
                    }
                }
                func old() -> some View {
                    VStack {
                        ↓NavigationLink("", destination: Detail(), isActive: $isEditing)
                        Text("Old mail")
                    }
                }
            }
            """, .sharedFlag),
    ]
}
#endif
