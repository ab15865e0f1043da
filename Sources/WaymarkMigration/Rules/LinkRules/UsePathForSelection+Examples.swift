// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension UsePathForSelection {
    /// A stack with a selection.
    private static func stack(_ content: String, type: String = "Folder.ID?") -> String {
        """
        struct Window: View {
            @State private var selected: \(type)
            var body: some View {
                NavigationStack {
        \(content)
                }
            }
        }
        """
    }

    private static func becomes(
        _ before: String, _ after: String, type: String = "Folder.ID?",
        value: String = "selected", file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        let path =
            "(path: Binding(get: { \(value).map { [$0] } ?? [] }, set: { \(value) = $0.last }))"
        return .rewrites(
            stack(before, type: type),
            to: stack(after, type: type)
                .replacing("NavigationStack", with: "NavigationStack" + path), .assisted,
            file: file, line: line)
    }

    private static func stays(
        _ content: String, _ refusal: Refusal, type: String = "Folder.ID?",
        file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        .refuses(stack(content, type: type), refusal, file: file, line: line)
    }

    static let rewrittenExamples: [Example] = listExamples + freeExamples

    private static let listExamples: [Example] = [
        becomes(
            """
                        List(folders) { folder in
                            ↓NavigationLink(
                                destination: FolderView(folder), tag: folder.id, selection: $selected
                            ) { Text(folder.name) }
                        }
                        .listStyle(.plain)
            """,
            """
                        List(folders) { folder in
                            NavigationLink(value: folder.id) { Text(folder.name) }
                        }
                        .navigationDestination(for: Folder.ID.self) { folderID in
                            if let folder = folders.first(where: { $0.id == folderID }) {
                                FolderView(folder)
                            }
                        }
                        .listStyle(.plain)
            """),
        becomes(
            """
                        List {
                            Section {
                                ForEach(pages, id: \\.self) { page in
                                    ↓NavigationLink(page.title, tag: page, selection: $selected) {
                                        PageView(page)
                                            .padding()
                                    }
                                }
                            }
                        }
            """,
            """
                        List {
                            Section {
                                ForEach(pages, id: \\.self) { page in
                                    NavigationLink(page.title, value: page)
                                }
                            }
                        }
                        .navigationDestination(for: Page.self) { page in
                            PageView(page)
                                .padding()
                        }
            """, type: "Page?"),
        becomes(
            """
                        List {
                            ↓NavigationLink("Home", destination: Home(), tag: .home, selection: self.$selected)
                            ↓NavigationLink("Search", destination: Search(), tag: Page.search, selection: self.$selected)
                            Button("Home") { selected = .home }
                        }
            """,
            """
                        List {
                            NavigationLink("Home", value: Page.home)
                            NavigationLink("Search", value: Page.search)
                            Button("Home") { selected = .home }
                        }
                        .navigationDestination(for: Page.self) {
                            switch $0 {
                            case .home:
                                Home()
                            case Page.search:
                                Search()
                            default:
                                EmptyView()
                            }
                        }
            """, type: "Page?", value: "self.selected"),
        becomes(
            """
                        List(folders) { folder in
                            ↓NavigationLink(folder.name, destination: FolderView(folder), tag: folder, selection: $selected)
                        }
            """,
            """
                        List(folders) { folder in
                            NavigationLink(folder.name, value: folder)
                        }
                        .navigationDestination(for: Folder.self) { folder in
                            FolderView(folder)
                        }
            """, type: "Optional<Folder>"),
        becomes(
            """
                        List(folders) {
                            ↓NavigationLink($0.name, destination: FolderView($0), tag: $0.id, selection: $selected)
                        }
            """,
            """
                        List(folders) {
                            NavigationLink($0.name, value: $0.id)
                        }
                        .navigationDestination(for: Folder.ID.self) { elementID in
                            if let element = folders.first(where: { $0.id == elementID }) {
                                FolderView(element)
                            }
                        }
            """),
    ]

    /// Links that are in no list.
    private static let freeExamples: [Example] = [
        becomes(
            """
                        VStack {
                            ↓NavigationLink("One", destination: One(), tag: 1, selection: $selected)
                        }
            """,
            """
                        VStack {
                            NavigationLink("One", value: Int64(1))
                        }
                        .navigationDestination(for: Int64.self) {
                            switch $0 {
                            case 1:
                                One()
                            default:
                                EmptyView()
                            }
                        }
            """, type: "Int64?"),
        becomes(
            """
                        VStack {
                            Text("Pages")
                            HStack {
                                ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected)
                                ↓NavigationLink("Search", destination: Search(), tag: Page.search, selection: $selected)
                            }
                            .padding()
                        }
                        .navigationTitle("Pages")
            """,
            """
                        VStack {
                            Text("Pages")
                            HStack {
                                NavigationLink("Home", value: Page.home)
                                NavigationLink("Search", value: Page.search)
                            }
                            .padding()
                        }
                        .navigationDestination(for: Page.self) {
                            switch $0 {
                            case Page.home:
                                Home()
                            case Page.search:
                                Search()
                            default:
                                EmptyView()
                            }
                        }
                        .navigationTitle("Pages")
            """, type: "Page?"),
        becomes(
            """
                        ScrollView {
                            LazyVStack {
                                ForEach(folders) { folder in
                                    ↓NavigationLink(folder.name, destination: FolderView(folder), tag: folder.id, selection: $selected)
                                }
                            }
                        }
            """,
            """
                        ScrollView {
                            LazyVStack {
                                ForEach(folders) { folder in
                                    NavigationLink(folder.name, value: folder.id)
                                }
                            }
                        }
                        .navigationDestination(for: Folder.ID.self) { folderID in
                            if let folder = folders.first(where: { $0.id == folderID }) {
                                FolderView(folder)
                            }
                        }
            """),
    ]

    static let refusedExamples: [Example] = [
        stays(
            """
                        if isReady {
                            VStack { ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected) }
                        }
            """, .conditionalLink, type: "Page?"),
        stays(
            """
                        VStack { ↓NavigationLink("One", destination: One(), tag: 1, selection: $selected) }
            """, .unclearTag, type: "Number?"),
        stays(
            """
                        VStack {
                            if isNew { ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected) }
                        }
            """, .unclearRows, type: "Page?"),
        stays(
            """
                        List(folders) { folder in
                            ↓NavigationLink(folder.name, destination: FolderView(folder), tag: folder.id, selection: $model.selected)
                        }
            """, .selectionInStack),
        stays(
            """
                        List(folders) { folder in
                            ↓NavigationLink(folder.name, destination: FolderView(folder), tag: folder.name, selection: $selected)
                        }
            """, .unclearTag),
        stays(
            """
                        List(folders.indices, id: \\.self) { index in
                            ↓NavigationLink("Folder", destination: FolderView(folders[index]), tag: index, selection: $selected)
                        }
            """, .stalePosition, type: "Int?"),
        stays(
            """
                        List(folders) { folder in
                            ↓NavigationLink(folder.name, destination: FolderView(folderID), tag: folder.id, selection: $selected)
                        }
            """, .nameTaken),
        stays(
            """
                        List {
                            ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected)
                            NavigationLink("Search", destination: Search())
                        }
            """, .mixedLinks, type: "Page?"),
        stays(
            """
                        List {
                            ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected)
                            NavigationLink("Search", value: Page.search)
                        }
            """, .otherValueLinks, type: "Page?"),
        stays(
            """
                        List {
                            if isNew { ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected) }
                        }
            """, .unclearRows, type: "Page?"),
        .leaves(stack(#"            List { NavigationLink("Home", value: Page.home) }"#)),
        .leaves(
            stack(
                #"            NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected)"#
            )),
    ]
}
#endif
