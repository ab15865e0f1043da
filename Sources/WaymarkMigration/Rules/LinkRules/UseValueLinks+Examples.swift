// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension UseValueLinks {
    /// A program that shows mails.
    private static func inbox(_ content: String, mail: String = "Hashable, Identifiable")
        -> String
    {
        """
        struct Inbox: View {
            let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
            var body: some View {
        \(content)
            }
        }
        struct Mail: \(mail) {
            let id: Int
            let title: String
        }
        struct Reader: View {
            let mail: Mail
            var body: some View { Text("About \\(mail.title)") }
        }
        """
    }

    private static func becomes(
        _ before: String, _ after: String, file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        .rewrites(inbox(before), to: inbox(after), .assisted, file: file, line: line)
    }

    private static func stays(
        _ content: String, _ refusal: Refusal, mail: String = "Hashable, Identifiable",
        file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        .refuses(inbox(content, mail: mail), refusal, file: file, line: line)
    }

    static let rewrittenExamples: [Example] = [
        becomes(
            """
                    NavigationStack {
                        List(mails) { mail in
                            ↓NavigationLink(destination: Reader(mail: mail)) {
                                Text(mail.title)
                            }
                        }
                        .navigationTitle("Inbox")
                    }
            """,
            """
                    NavigationStack {
                        List(mails) { mail in
                            NavigationLink(value: mail) {
                                Text(mail.title)
                            }
                        }
                        .navigationDestination(for: Mail.self) { mail in Reader(mail: mail) }
                        .navigationTitle("Inbox")
                    }
            """),
        becomes(
            """
                    NavigationStack {
                        List {
                            Section("New") {
                                ForEach(mails, id: \\.id) { mail in
                                    ↓NavigationLink {
                                        Reader(mail: mail)
                                            .navigationTitle(mail.title)
                                    } label: {
                                        Text(mail.title) // in full
                                    }
                                    .font(.body)
                                }
                            }
                        }
                    }
            """,
            """
                    NavigationStack {
                        List {
                            Section("New") {
                                ForEach(mails, id: \\.id) { mail in
                                    NavigationLink(value: mail) {
                                        Text(mail.title) // in full
                                    }
                                    .font(.body)
                                }
                            }
                        }
                        .navigationDestination(for: Mail.self) { mail in
                            Reader(mail: mail)
                                .navigationTitle(mail.title)
                        }
                    }
            """),
        becomes(
            """
                    NavigationStack {
                        List(mails) {
                            ↓NavigationLink($0.title, destination: Reader(mail: $0))
                        }
                    }
            """,
            """
                    NavigationStack {
                        List(mails) {
                            NavigationLink($0.title, value: $0)
                        }
                        .navigationDestination(for: Mail.self) { Reader(mail: $0) }
                    }
            """),
        becomes(
            """
                    NavigationStack {
                        List(mails) {
                            ↓NavigationLink($0.title, destination: Text("All"))
                        }
                    }
            """,
            """
                    NavigationStack {
                        List(mails) {
                            NavigationLink($0.title, value: $0)
                        }
                        .navigationDestination(for: Mail.self) { _ in Text("All") }
                    }
            """),
        becomes(
            """
                    NavigationStack {
                        List {
                            ForEach(mails) { mail in
                                if mail.id == 1 { ↓NavigationLink(mail.title, destination: Reader(mail: mail)) }
                                else { ↓NavigationLink("Old", destination: Reader(mail: mail)) }
                            }
                        }
                    }
            """,
            """
                    NavigationStack {
                        List {
                            ForEach(mails) { mail in
                                if mail.id == 1 { NavigationLink(mail.title, value: mail) }
                                else { NavigationLink("Old", value: mail) }
                            }
                        }
                        .navigationDestination(for: Mail.self) { mail in Reader(mail: mail) }
                    }
            """),
        becomes(
            """
                    NavigationView {
                        List(mails) { mail in
                            ↓NavigationLink(mail.title) { Reader(mail: mail) }
                        }
                    }
                    .navigationViewStyle(.stack)
            """,
            """
                    NavigationView {
                        List(mails) { mail in
                            NavigationLink(mail.title, value: mail)
                        }
                        .navigationDestination(for: Mail.self) { mail in Reader(mail: mail) }
                    }
                    .navigationViewStyle(.stack)
            """
        ).together(
            inbox(
                """
                        NavigationStack {
                            List(mails) { mail in
                                NavigationLink(mail.title, value: mail)
                            }
                            .navigationDestination(for: Mail.self) { mail in Reader(mail: mail) }
                        }
                """)),
        .rewrites(
            """
            struct Root: View {
                var body: some View { NavigationStack { FolderList(store: Store()) } }
            }
            struct FolderList: View {
                let store: Store
                var body: some View {
                    ScrollView {
                        LazyVStack {
                            ForEach(store.folders) { folder in
                                Text(folder.name)
                                ForEach(folder.pages, id: \\.self) { page in
                                    ↓NavigationLink(page, destination: Page(name: page, store: store))
                                }
                            }
                            ForEach(Kind.allCases, id: \\.self) { kind in
                                ↓NavigationLink(destination: { Text("All \\(kind.rawValue)") }, label: {
                                    Text(kind.rawValue)
                                })
                            }
                        }
                    }
                }
            }
            struct Page: View {
                let name: String
                let store: Store
                var body: some View { Text("\\(name) of \\(store.folders.count)") }
            }
            struct Store {
                var folders = [Folder(id: 1, name: "Work", pages: ["Plan", "Budget"])]
            }
            struct Folder: Identifiable {
                let id: Int
                let name: String
                let pages: [String]
            }
            enum Kind: String, CaseIterable { case notes, lists }
            """,
            to: """
                struct Root: View {
                    var body: some View { NavigationStack { FolderList(store: Store()) } }
                }
                struct FolderList: View {
                    let store: Store
                    var body: some View {
                        ScrollView {
                            LazyVStack {
                                ForEach(store.folders) { folder in
                                    Text(folder.name)
                                    ForEach(folder.pages, id: \\.self) { page in
                                        NavigationLink(page, value: page)
                                    }
                                }
                                ForEach(Kind.allCases, id: \\.self) { kind in
                                    NavigationLink(value: kind, label: {
                                        Text(kind.rawValue)
                                    })
                                }
                            }
                            .navigationDestination(for: String.self) { page in Page(name: page, store: store) }
                            .navigationDestination(for: Kind.self) { kind in Text("All \\(kind.rawValue)") }
                        }
                    }
                }
                struct Page: View {
                    let name: String
                    let store: Store
                    var body: some View { Text("\\(name) of \\(store.folders.count)") }
                }
                struct Store {
                    var folders = [Folder(id: 1, name: "Work", pages: ["Plan", "Budget"])]
                }
                struct Folder: Identifiable {
                    let id: Int
                    let name: String
                    let pages: [String]
                }
                enum Kind: String, CaseIterable { case notes, lists }
                """, .assisted),
    ]

    static let refusedExamples: [Example] = [
        stays(
            """
                    NavigationStack {
                        List(mails) { mail in
                            ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                        }
                    }
            """, .notHashable, mail: "Identifiable"),
        stays(
            """
                    NavigationStack {
                        List(inbox.sorted()) { mail in
                            ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                        }
                    }
            """, .unclearElement),
        stays(
            """
                    NavigationStack {
                        List(mails) {
                            let title = $0.title
                            VStack { ↓NavigationLink(title, destination: Text("All")) }
                        }
                    }
            """, .unclearRows),
        stays(
            """
                    NavigationStack {
                        List($mails) { $mail in
                            ↓NavigationLink(mail.title, destination: Editor(mail: $mail))
                        }
                    }
            """, .bindingRows),
        stays(
            """
                    NavigationStack {
                        List(mails) { mail in
                            let title = mail.title
                            ↓NavigationLink(title, destination: Text(title))
                        }
                    }
            """, .localNames),
        stays(
            """
                    NavigationStack {
                        List(mails) { mail in
                            if #available(iOS 18, *) {
                                ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                            }
                        }
                    }
            """, .conditionalLink),
        stays(
            """
                    NavigationStack {
                        List(0..<2) { index in
                            ↓NavigationLink("Mail", destination: Reader(mail: mails[index]))
                        }
                    }
            """, .stalePosition),
        stays(
            """
                    NavigationStack {
                        List(mails, selection: $selected) { mail in
                            ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                        }
                    }
            """, .otherSelection),
        stays(
            """
                    NavigationStack {
                        List(mails) { mail in
                            Text(mail.title).contextMenu {
                                ↓NavigationLink("Open", destination: Reader(mail: mail))
                            }
                        }
                    }
            """, .inControl),
        stays(
            """
                    NavigationStack {
                        List(mails) { mail in
                            ↓NavigationLink(mail.title, /* later */ destination: /* now */ Reader(mail: mail))
                        }
                    }
            """, .commentInTheWay),
        stays(
            """
                    List(mails) { mail in
                        ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                    }
            """, .noContainer),
        stays(
            """
                    NavigationStack { List { rows } }
                }
                var rows: some View {
                    ForEach(mails) { mail in
                        ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                    }
            """, .inLazyContainer),
        stays(
            """
                    NavigationStack(path: $path) {
                        List(mails) { mail in
                            ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                        }
                    }
            """, .boundPath),
        stays(
            """
                    NavigationStack {
                        List(mails) { mail in
                            ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                        }
                        .toolbar { NavigationLink("Help", destination: Text("Help")) }
                    }
            """, .mixedLinks),
        stays(
            """
                    NavigationStack {
                        VStack {
                            List(mails) { mail in
                                ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                            }
                            NavigationLink("First", value: 1)
                        }
                    }
            """, .otherValueLinks),
        stays(
            """
                    NavigationStack {
                        List(mails) { mail in
                            ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                            ↓NavigationLink("Reply", destination: Text("Reply"))
                        }
                    }
            """, .doubledDestination),
        stays(
            """
                    NavigationStack {
                        List(mails) { mail in
                            ↓NavigationLink(mail.title, destination: Reader(mail: mail))
                        }
                        .navigationDestination(for: Mail.self) { mail in Text("Mail") }
                    }
            """, .doubledDestination),
        .refuses(
            """
            struct Root: View {
                var body: some View { NavigationStack { Tree(folders: [Folder(name: "A")]) } }
            }
            struct Tree: View {
                let folders: [Folder]
                var body: some View {
                    List(folders) { folder in
                        ↓NavigationLink(folder.name, destination: Tree(folders: folder.folders))
                    }
                }
            }
            final class Folder: NSObject, Identifiable {}
            """, .doubledDestination),
        .leaves(
            inbox(
                #"        NavigationStack { List { NavigationLink("A", destination: Text("B")) } }"#
            )),
        .leaves(
            inbox(
                "        NavigationStack { List(mails) { mail in NavigationLink(mail.title, value: mail) } }"
            )),
    ]
}
#endif
