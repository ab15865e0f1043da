// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension UsePathForActiveLinks {
    /// A program with two folders.
    private static func mail(
        _ states: String, _ content: String, folder: String = "let kind: Kind"
    ) -> String {
        """
        struct Root: View {
        \(states)
            var body: some View {
        \(content)
            }
        }
        enum Kind: String { case inbox, trash }
        struct Folder: View {
            \(folder)
            var body: some View { Text("All of \\(kind.rawValue)") }
        }
        """
    }

    private static let flags = """
            @State private var showsInbox = false
            @State private var showsTrash = false
        """

    private static let path = "    @State private var path: [Kind] = []"

    private static func stays(
        _ content: String, _ refusal: Refusal, states: String = flags,
        folder: String = "let kind: Kind", file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        .refuses(mail(states, content, folder: folder), refusal, file: file, line: line)
    }

    static let rewrittenExamples: [Example] = [
        .rewrites(
            mail(
                flags,
                """
                        NavigationView {
                            List {
                                ↓NavigationLink("Inbox", isActive: $showsInbox) {
                                    Folder(kind: .inbox)
                                }
                                ↓NavigationLink("Trash", destination: Folder(kind: .trash), isActive: $showsTrash)
                                Button("Look into it") { showsTrash = true }
                            }
                            .navigationTitle("Mail")
                        }
                        .navigationViewStyle(.stack)
                """),
            to: mail(
                path,
                """
                        NavigationView(path: $path) {
                            List {
                                NavigationLink("Inbox", value: Kind.inbox)
                                NavigationLink("Trash", value: Kind.trash)
                                Button("Look into it") { path = [.trash] }
                            }
                            .navigationDestination(for: Kind.self) { kind in Folder(kind: kind) }
                            .navigationTitle("Mail")
                        }
                        .navigationViewStyle(.stack)
                """), .assisted
        ).together(
            mail(
                path,
                """
                        NavigationStack(path: $path) {
                            List {
                                NavigationLink("Inbox", value: Kind.inbox)
                                NavigationLink("Trash", value: Kind.trash)
                                Button("Look into it") { path = [.trash] }
                            }
                            .navigationDestination(for: Kind.self) { kind in Folder(kind: kind) }
                            .navigationTitle("Mail")
                        }
                """)),
        .rewrites(
            """
            struct Root: View {
                let title = "Paints"

                // What is open.
                @State private var isRedOpen = false
                @State private var isBlueOpen: Bool = false

                var body: some View {
                    NavigationStack {
                        List {
                            Section("Warm") {
                                ↓NavigationLink(destination: Paint(color: .red), isActive: self.$isRedOpen) {
                                    Text("Red") // like roses
                                }
                                .isDetailLink(false)
                            }
                            ↓NavigationLink(isActive: $isBlueOpen) {
                                Paint(color: Color.blue)
                            } label: {
                                Text("Blue")
                            }
                        }
                    }
                    .onAppear { show(again: false) }
                }

                private func show(again: Bool) {
                    if again { self.isRedOpen = false } else { isBlueOpen = false }
                }
            }
            struct Paint: View {
                var color: Color
                var body: some View { Text("Paint").foregroundColor(color) }
            }
            """,
            to: """
                struct Root: View {
                    let title = "Paints"

                    // What is open.
                    @State private var path: [Color] = []

                    var body: some View {
                        NavigationStack(path: $path) {
                            List {
                                Section("Warm") {
                                    NavigationLink(value: Color.red) {
                                        Text("Red") // like roses
                                    }
                                }
                                NavigationLink(value: Color.blue) {
                                    Text("Blue")
                                }
                            }
                            .navigationDestination(for: Color.self) { color in Paint(color: color) }
                        }
                        .onAppear { show(again: false) }
                    }

                    private func show(again: Bool) {
                        if again { self.path.removeAll { $0 == .red } } else { path.removeAll { $0 == Color.blue } }
                    }
                }
                struct Paint: View {
                    var color: Color
                    var body: some View { Text("Paint").foregroundColor(color) }
                }
                """, .assisted),
    ]

    private static let named = "    private let path = \"\"\n"

    static let takenExamples: [Example] = [
        .rewrites(
            mail(
                named + flags,
                """
                        NavigationStack {
                            List { ↓NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox) }
                        }
                        .onAppear { showsInbox = true }
                """),
            to: mail(
                named + """
                        @State private var navigationPath: [Kind] = []
                        @State private var showsTrash = false
                    """,
                """
                        NavigationStack(path: $navigationPath) {
                            List { NavigationLink("Inbox", value: Kind.inbox) }
                                .navigationDestination(for: Kind.self) { kind in Folder(kind: kind) }
                        }
                        .onAppear { navigationPath = [.inbox] }
                """), .assisted)
    ]

    static let refusedExamples: [Example] = [
        stays(
            """
                    NavigationStack {
                        List {
                            if !showsTrash { ↓NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox) }
                            ↓NavigationLink("Trash", destination: Folder(kind: .trash), isActive: $showsTrash)
                        }
                    }
            """, .flagInUse),
        stays(
            """
                    NavigationStack {
                        List { ↓NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox) }
                    }
            """, .flagInUse, states: "    @Binding var showsInbox: Bool"),
        stays(
            """
                    NavigationStack {
                        List {
                            ↓NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox)
                            ↓NavigationLink("Trash", destination: Text("Trash"), isActive: $showsTrash)
                        }
                    }
            """, .severalScreens),
        stays(
            """
                    NavigationStack {
                        List {
                            ↓NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox)
                            ↓NavigationLink("Trash", destination: Folder(kind: .trash), isActive: $showsInbox)
                        }
                    }
            """, .flagInUse),
        stays(
            """
                    NavigationStack {
                        List {
                            #if os(iOS)
                            ↓NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox)
                            #endif
                        }
                    }
            """, .conditionalLink),
        stays(
            """
                    NavigationStack {
                        List {
                            ↓NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox)
                            NavigationLink("Help", destination: Text("Help"))
                        }
                    }
            """, .mixedLinks),
        stays(
            """
                    NavigationStack {
                        List { ↓NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox) }
                            .navigationDestination(for: Int.self) { Text("\\($0)") }
                    }
            """, .otherValueLinks),
        stays(
            """
                    NavigationStack {
                        List { ↓NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox) }
                    }
            """, .nameTaken,
            states: flags
                + "\n    private let path = \"\"\n    private let navigationPath = \"\""),
        stays(
            """
                    NavigationStack {
                        List { ↓NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox) }
                    }
            """, .unclearElement,
            folder: "let kind: Kind; init(kind: Kind?) { self.kind = kind ?? .inbox }"),
        stays(
            """
                    NavigationStack {
                        List { ↓NavigationLink("Inbox", destination: /* new */ Folder(kind: .inbox), isActive: $showsInbox) }
                    }
            """, .commentInTheWay),
        stays(
            """
                    NavigationStack {
                        List { ↓NavigationLink("Inbox", destination: Text("Inbox"), isActive: $showsInbox) }
                    }
            """, .visibleRow),
        .refuses(
            """
            struct Root: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack {
                        List { ↓NavigationLink("Open", destination: Page(kind: Kind.first), isActive: $isOpen) }
                    }
                }
            }
            struct Kind { static let first = Kind() }
            struct Page: View { let kind: Kind; var body: some View { Text("Page") } }
            """, .notHashable),
        .leaves(
            mail(
                flags,
                """
                        NavigationStack {
                            VStack { NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox) }
                        }
                """)),
        .leaves(
            mail(
                flags,
                """
                        List { NavigationLink("Inbox", destination: Folder(kind: .inbox), isActive: $showsInbox) }
                """)),
    ]
}
#endif
