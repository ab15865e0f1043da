// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension UseButtonForActiveLink {
    /// A screen with a flag, in a stack.
    private static func screen(_ body: String) -> String {
        """
        struct Root: View {
            var body: some View { NavigationStack { Inbox() } }
        }
        struct Inbox: View {
            @State private var isEditing = false
            var body: some View {
        \(body)
            }
        }
        """
    }

    private static func becomes(
        _ before: String, _ after: String, file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        .rewrites(screen(before), to: screen(after), .assisted, file: file, line: line)
    }

    private static func stays(
        _ body: String, _ refusal: Refusal, file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        .refuses(screen(body), refusal, file: file, line: line)
    }

    static let rewrittenExamples: [Example] = [
        becomes(
            """
                    VStack {
                        ↓NavigationLink("Edit", destination: Editor(), isActive: $isEditing)
                    }
            """,
            """
                    VStack {
                        Button("Edit") { isEditing = true }
                            .navigationDestination(isPresented: $isEditing) { Editor() }
                    }
            """
        ).alike(),
        becomes(
            """
                    VStack {
                        ↓NavigationLink(destination: Editor(), isActive: self.$model.isEditing) {
                            Text("Edit")
                        }
                        .isDetailLink(false)
                        .buttonStyle(.bordered)
                    }
            """,
            """
                    VStack {
                        Button { self.model.isEditing = true } label: {
                            Text("Edit")
                        }
                        .navigationDestination(isPresented: self.$model.isEditing) { Editor() }
                        .buttonStyle(.bordered)
                    }
            """),
        becomes(
            """
                    ↓NavigationLink(
                        destination: Editor(),
                        isActive: flag(of: mail)
                    ) {
                        Button("Edit") { save(); isEditing = true }
                            .padding()
                    }
            """,
            """
                    Button("Edit") { save(); isEditing = true }
                        .padding()
                    .navigationDestination(isPresented: flag(of: mail)) { Editor() }
            """),
        becomes(
            """
                    HStack { ↓NavigationLink(isActive: binding, destination: editor, label: text) }
            """,
            """
                    HStack { Button(action: { binding.wrappedValue = true }, label: text)
                        .navigationDestination(isPresented: binding) { editor() } }
            """),
        becomes(
            """
                    List { Text("Mail") }
                        .toolbar {
                            ToolbarItem {
                                ↓NavigationLink(isActive: $isEditing) {
                                    Editor()
                                } label: {
                                    Image(systemName: "pencil")
                                }
                            }
                        }
                        .padding()
            """,
            """
                    List { Text("Mail") }
                        .toolbar {
                            ToolbarItem {
                                Button { isEditing = true } label: {
                                    Image(systemName: "pencil")
                                }
                            }
                        }
                        .navigationDestination(isPresented: $isEditing) {
                            Editor()
                        }
                        .padding()
            """
        ).alike(),
        becomes(
            """
                    List {
                        Section { ↓NavigationLink("Edit", destination: Editor(), isActive: $isEditing) }
                    }
                    .padding()
            """,
            """
                    List {
                        Section { Button("Edit") { isEditing = true } }
                    }
                    .navigationDestination(isPresented: $isEditing) { Editor() }
                    .padding()
            """
        ).alike(),
        .rewrites(
            screen(
                """
                        VStack {
                            ↓NavigationLink("Edit", destination: Editor(), isActive: $isEditing)
                        }
                """),
            to: screen(
                """
                        VStack {
                            Button("Edit") { isEditing = true }
                                .compatNavigationDestination(isPresented: $isEditing) { Editor() }
                        }
                """), .assisted, floor: DeploymentTargets([.iOS: Version(15)])
        ).alike(),
    ]

    static let refusedExamples: [Example] = [
        .refuses(
            """
            struct Root: View {
                var body: some View { NavigationStack { List { Inbox() } } }
            }
            struct Inbox: View {
                @State private var isEditing = false
                var body: some View {
                    ↓NavigationLink("Edit", destination: Editor(), isActive: $isEditing)
                }
            }
            """, .visibleRow),
        stays(
            """
                    List {
                        ForEach(drafts) { draft in
                            ↓NavigationLink("Edit", destination: Editor(draft), isActive: $isEditing)
                        }
                    }
            """, .flagForRows),
        stays(
            """
                    List {
                        ForEach(drafts) { draft in
                            ↓NavigationLink("Edit", destination: Editor(draft), isActive: flag(of: draft))
                        }
                    }
            """, .unclearFlag),
        stays(
            """
                    VStack {
                        ↓NavigationLink("Edit", destination: Editor(), isActive: $isEditing)
                        ↓NavigationLink("Read", destination: Reader(), isActive: self.$isEditing)
                    }
            """, .sharedFlag),
        stays(
            """
                    VStack { ↓NavigationLink("Edit", destination: Editor(), isActive: flag(of: mail)) }
            """, .unclearFlag),
        stays(
            """
                    ↓NavigationLink(destination: Editor(), isActive: $isEditing) {
                        HStack { Text("Edit"); Button("Help") { help() } }
                    }
            """, .buttonInLabel),
        stays(
            """
                    Button { edit() } label: {
                        ↓NavigationLink("Edit", destination: Editor(), isActive: $isEditing)
                    }
            """, .inControl),
        stays(
            """
                    ↓NavigationLink("Edit", destination: Editor(), isActive: $isEditing)
                        .simultaneousGesture(TapGesture().onEnded { log() })
            """, .modifiedLink),
        stays(
            """
                    ↓NavigationLink("Edit", destination: Editor(), /* later */ isActive: $isEditing)
            """, .commentInTheWay),
        stays(
            """
                    List { Text("Mail") }.toolbar {
                        if let draft {
                            ↓NavigationLink("Edit", destination: Editor(draft), isActive: $isEditing)
                        }
                    }
            """, .localNames),
        .refuses(
            """
            struct Root: View {
                var body: some View {
                    NavigationStack { Text("Mail").toolbar { EditLink() } }
                }
            }
            struct EditLink: View {
                @State private var isEditing = false
                var body: some View {
                    ↓NavigationLink("Edit", destination: Editor(), isActive: $isEditing)
                }
            }
            """, .inToolbar),
        .leaves(screen(#"        NavigationLink("Edit", destination: Editor())"#)),
        .leaves(
            screen(#"        NavigationLink("", destination: Editor(), isActive: $isEditing)"#)),
    ]
}
#endif
