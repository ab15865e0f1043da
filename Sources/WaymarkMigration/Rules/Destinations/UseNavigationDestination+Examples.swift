// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension UseNavigationDestination {
    /// A screen with a flag, in a stack.
    private static func screen(_ body: String) -> String {
        """
        struct Root: View {
            var body: some View { NavigationStack { Inbox() } }
        }
        struct Inbox: View {
            @State private var isEditing = false
            @State private var draft: Draft?
            var body: some View {
        \(body)
            }
        }
        """
    }

    private static func becomes(
        _ before: String, _ after: String, _ level: Level, file: StaticString = #filePath,
        line: UInt = #line
    ) -> Example {
        .rewrites(screen(before), to: screen(after), level, file: file, line: line)
    }

    static let backgroundExamples: [Example] = [
        becomes(
            """
                    List { Button("Edit") { isEditing = true } }
                        .background(
                            ↓NavigationLink(destination: Editor(), isActive: $isEditing) {
                                EmptyView()
                            }
                            .hidden()
                        )
                        .padding()
            """,
            """
                    List { Button("Edit") { isEditing = true } }
                        .navigationDestination(isPresented: $isEditing) { Editor() }
                        .padding()
            """, .exact),
        becomes(
            """
                    Button("Edit") { isEditing = true }
                        .overlay { ↓NavigationLink("", isActive: $isEditing) { Editor() } }
            """,
            """
                    Button("Edit") { isEditing = true }
                        .navigationDestination(isPresented: $isEditing) { Editor() }
            """, .exact),
        becomes(
            """
                    if draft == nil {
                        Button("Edit") { isEditing = true }
                            .background(↓NavigationLink("", destination: Editor(), isActive: $isEditing))
                    } else {
                        Button("Go on") { isEditing = true }
                            .background(↓NavigationLink("", destination: Detail(), isActive: $isEditing))
                    }
            """,
            """
                    if draft == nil {
                        Button("Edit") { isEditing = true }
                            .navigationDestination(isPresented: $isEditing) { Editor() }
                    } else {
                        Button("Go on") { isEditing = true }
                            .navigationDestination(isPresented: $isEditing) { Detail() }
                    }
            """, .exact),
        becomes(
            """
                    Button("Draft") { draft = Draft() }
                        .background(VStack {
                            ↓NavigationLink(destination: Editor(), isActive: self.$isEditing, label: {})
                            ↓NavigationLink(destination: editor, isActive: Binding(
                                get: { draft != nil }, set: { _ in draft = nil })) { Text("") }
                        })
            """,
            """
                    Button("Draft") { draft = Draft() }
                        .navigationDestination(isPresented: self.$isEditing) { Editor() }
                        .navigationDestination(isPresented: Binding(
                            get: { draft != nil }, set: { _ in draft = nil })) { editor }
            """, .exact),
        becomes(
            """
                    Text("Mail")
                        .background(Group {
                            if let draft {
                                ↓NavigationLink(destination: Editor(draft), isActive: $isEditing) {
                                    EmptyView()
                                }
                            }
                        })
            """,
            """
                    Text("Mail")
                        .navigationDestination(isPresented: $isEditing) { if let draft { Editor(draft) } }
            """, .assisted),
    ]

    static let siblingExamples: [Example] = [
        .rewrites(
            """
            extension NavigationLink where Label == EmptyView {
                init(destination: Destination, isActive: Binding<Bool>) {
                    self.init(destination: destination, isActive: isActive) { EmptyView() }
                }
            }
            struct Inbox: View {
                @State private var isEditing = false
                var body: some View {
                    NavigationStack {
                        VStack {
                            ↓NavigationLink(destination: Editor(), isActive: $isEditing)
                            Text("Mail")
                        }
                    }
                }
            }
            """,
            to: """
                extension NavigationLink where Label == EmptyView {
                    init(destination: Destination, isActive: Binding<Bool>) {
                        self.init(destination: destination, isActive: isActive) { EmptyView() }
                    }
                }
                struct Inbox: View {
                    @State private var isEditing = false
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Text("Mail")
                            }
                            .navigationDestination(isPresented: $isEditing) { Editor() }
                        }
                    }
                }
                """, .assisted),
        becomes(
            """
                    VStack {
                        ↓NavigationLink(
                            destination: Editor()
                                .padding(),
                            isActive: $isEditing
                        ) { EmptyView() }
                        .isDetailLink(false)
                        Text("Mail")
                    }
                    .padding()
            """,
            """
                    VStack {
                        Text("Mail")
                    }
                    .navigationDestination(isPresented: $isEditing) {
                        Editor()
                            .padding()
                    }
                    .padding()
            """, .assisted),
        becomes(
            """
                    ZStack {
                        Text("Mail") // first
                        // two ways on
                        ↓NavigationLink("", destination: Editor(), isActive: $isEditing)

                        ↓NavigationLink("", destination: Reader(), isActive: $isReading).hidden()
                    }
            """,
            """
                    ZStack {
                        Text("Mail") // first
                        // two ways on
                    }
                    .navigationDestination(isPresented: $isEditing) { Editor() }
                    .navigationDestination(isPresented: $isReading) { Reader() }
            """, .assisted),
        becomes(
            """
                    List {
                        Section {
                            ↓NavigationLink(isActive: $isEditing) { Editor() } label: { EmptyView() }
                            ForEach(mails) { Text($0.title) }
                        }
                    }
            """,
            """
                    List {
                        Section {
                            ForEach(mails) { Text($0.title) }
                        }
                    }
                    .navigationDestination(isPresented: $isEditing) { Editor() }
            """, .assisted),
        becomes(
            """
                    if let draft {
                        ↓NavigationLink(destination: Editor(draft), isActive: $isEditing) { EmptyView() }
                    }
                    Text("Mail")
                        .padding()
            """,
            """
                    Text("Mail")
                        .padding()
                        .navigationDestination(isPresented: $isEditing) { if let draft { Editor(draft) } }
            """, .assisted),
        becomes(
            """
                    GeometryReader { proxy in
                        ↓NavigationLink("", destination: Editor(proxy.size), isActive: $isEditing)
                        Text("Mail")
                    }
            """,
            """
                    GeometryReader { proxy in
                        Text("Mail")
                            .navigationDestination(isPresented: $isEditing) { Editor(proxy.size) }
                    }
            """, .assisted),
        becomes(
            """
                    ↓NavigationLink(isActive: $isEditing, destination: editor, label: {})
            """,
            """
                    Color.clear.frame(width: 0, height: 0)
                        .navigationDestination(isPresented: $isEditing) { editor() }
            """, .assisted),
    ]

    static let refusedExamples: [Example] = [
        .refuses(
            """
            struct Inbox: View {
                @State private var mail: Mail?
                var body: some View {
                    NavigationStack {
                        Text("Inbox")
                            .background(↓NavigationLink(destination: Editor(), isActive: $mail.isThere))
                    }
                }
            }
            """, .unknownForm),
        .refuses(
            screen(
                """
                        List(mails) { mail in
                            Text(mail.title)
                                .background(↓NavigationLink("", destination: Editor(), isActive: $isEditing))
                        }
                """), .inLazyContainer),
        .refuses(
            """
            struct Root: View {
                var body: some View { NavigationStack { List { ForEach(mails) { Row(mail: $0) } } } }
            }
            struct Row: View {
                let mail: Mail
                @State private var isOpen = false
                var body: some View {
                    ZStack {
                        Text(mail.title)
                        ↓NavigationLink("", destination: Reader(mail), isActive: $isOpen)
                    }
                }
            }
            """, .inLazyContainer),
        .refuses(
            screen(
                """
                        Text("").overlay(↓NavigationLink("", destination: A(), isActive: .constant(true)))
                """), .constantFlag),
        .refuses(
            screen(
                """
                        ZStack {
                            ↓NavigationLink("", destination: A(), isActive: $isEditing)
                            #if DEBUG
                            .onAppear { load() }
                            #endif
                            Text("Mail")
                        }
                """), .modifiedLink),
        .refuses(
            screen(
                """
                        ZStack {
                            ↓NavigationLink("", destination: A(), /* later */ isActive: $isEditing)
                            Text("Mail")
                        }
                """), .commentInTheWay),
        .refuses(
            screen(
                """
                        AnyView(↓NavigationLink("", destination: A(), isActive: $isEditing))
                """), .unclearPlace),
        .refuses(
            screen(
                """
                        ZStack {
                            if let flag = flag {
                                ↓NavigationLink("", destination: A(), isActive: flag.isOn)
                            }
                            Text("Mail")
                        }
                """), .localNames),
        .refuses(
            screen(
                """
                        ZStack {
                            if isNew {
                                ↓NavigationLink("", destination: A(), isActive: $isEditing)
                            }
                            if isOld {
                                ↓NavigationLink("", destination: B(), isActive: $isEditing)
                            }
                            Text("Mail")
                        }
                """), .sharedFlag),
        .refuses(
            screen(
                """
                        Text("Mail")
                            .background(↓NavigationLink("", destination: A(), isActive: $isEditing))
                            .background(↓NavigationLink("", destination: B(), isActive: $isEditing))
                """), .sharedFlag),
        .refuses(
            screen(
                """
                        Text("Mail").toolbar {
                            Button("Edit") { edit() }
                            ↓NavigationLink("", destination: A(), isActive: $isEditing)
                        }
                """), .inToolbar),
        .refuses(
            """
            struct Inbox: View {
                var body: some View {
                    Text("").background(↓NavigationLink("", destination: A(), isActive: $isOn))
                }
            }
            let shown = AnyView(Inbox())
            """, .noContainer),
        .leaves(screen(#"        NavigationLink("Edit", destination: Editor())"#)),
        .leaves(
            screen(
                #"        NavigationLink(item: $draft) { Editor($0) } label: { EmptyView() }"#)),
    ]
}
#endif
