// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension UseListSelection {
    /// A container with a selection.
    private static func window(_ content: String, type: String = "Folder.ID?") -> String {
        """
        struct Window: View {
            @State private var selected: \(type)
            var body: some View {
                NavigationView {
        \(content)
                }
            }
        }
        """
    }

    /// - Parameter detail: What the second column begins with afterwards.
    private static func becomes(
        _ before: String, _ after: String, type: String = "Folder.ID?", detail: String,
        file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        let (before, after) = (window(before, type: type), window(after, type: type))
        let split =
            after
            .replacing("NavigationView", with: "NavigationSplitView")
            .replacing(
                "            \(detail)", with: "        } detail: {\n            \(detail)")
        return .rewrites(before, to: after, .assisted, file: file, line: line).together(split)
    }

    private static func stays(
        _ content: String, _ refusal: Refusal, file: StaticString = #filePath,
        line: UInt = #line
    ) -> Example {
        .refuses(window(content), refusal, file: file, line: line)
    }

    static let rewrittenExamples: [Example] = [
        becomes(
            """
                        List {
                            ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected)
                            ↓NavigationLink("More", destination: More(), tag: .more, selection: $selected)
                        }
                        Text("Select a page")
            """,
            """
                        List(selection: $selected) {
                            NavigationLink("Home", value: Page.home)
                            NavigationLink("More", value: Page.more)
                        }
                        switch selected {
                        case Page.home?:
                            Home()
                        case .more?:
                            More()
                        default:
                            Text("Select a page")
                        }
            """, type: "Page?", detail: "switch selected"),
        becomes(
            """
                        List {
                            ForEach(folders) { folder in
                                ↓NavigationLink(folder.name, destination: FolderView(folder), tag: folder.id, selection: $selected)
                            }
                            .onDelete(perform: remove)
                        }
                        Text("Select a folder")
            """,
            """
                        List(selection: $selected) {
                            ForEach(folders) { folder in
                                NavigationLink(folder.name, value: folder.id)
                            }
                            .onDelete(perform: remove)
                        }
                        if let folder = folders.first(where: { $0.id == selected }) {
                            FolderView(folder).id(folder.id)
                        } else {
                            Text("Select a folder")
                        }
            """, detail: "if let folder"),
        becomes(
            """
                        List {
                            ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected)
                            Section {
                                ↓NavigationLink(tag: Page.search, selection: $selected) {
                                    Search()
                                        .padding()
                                } label: {
                                    Label("Search", systemImage: "magnifyingglass")
                                }
                            }
                        }
                        .listStyle(.sidebar)
                        Text("Select a page")
            """,
            """
                        List(selection: $selected) {
                            NavigationLink("Home", value: Page.home)
                            Section {
                                NavigationLink(value: Page.search) {
                                    Label("Search", systemImage: "magnifyingglass")
                                }
                            }
                        }
                        .listStyle(.sidebar)
                        switch selected {
                        case Page.home?:
                            Home()
                        case Page.search?:
                            Search()
                                .padding()
                        default:
                            Text("Select a page")
                        }
            """, detail: "switch selected"),
        becomes(
            """
                        List {
                            ForEach(folders) { folder in
                                ↓NavigationLink(
                                    destination: FolderView(folder), tag: folder.id, selection: $selected
                                ) { Text(folder.name) }
                                .isDetailLink(true)
                            }
                        }
                        Text("Select a folder")
            """,
            """
                        List(selection: $selected) {
                            ForEach(folders) { folder in
                                NavigationLink(value: folder.id) { Text(folder.name) }
                            }
                        }
                        if let folder = folders.first(where: { $0.id == selected }) {
                            FolderView(folder).id(folder.id)
                        } else {
                            Text("Select a folder")
                        }
            """, detail: "if let folder"),
        becomes(
            """
                        List(folders) { folder in
                            ↓NavigationLink(folder.name, destination: FolderView(folder), tag: folder.id, selection: $model.selected)
                        }
                        Text("Select a folder")
            """,
            """
                        List(folders, selection: $model.selected) { folder in
                            NavigationLink(folder.name, value: folder.id)
                        }
                        if let folder = folders.first(where: { $0.id == model.selected }) {
                            FolderView(folder).id(folder.id)
                        } else {
                            Text("Select a folder")
                        }
            """, detail: "if let folder"),
        becomes(
            """
                        List {
                            ForEach(pages, id: \\.self) { page in
                                ↓NavigationLink(page.title, tag: page, selection: $selected) { PageView(page) }
                            }
                        }
                        Text("Select a page")
            """,
            """
                        List(selection: $selected) {
                            ForEach(pages, id: \\.self) { page in
                                NavigationLink(page.title, value: page)
                            }
                        }
                        if let page = pages.first(where: { $0 == selected }) {
                            PageView(page).id(page)
                        } else {
                            Text("Select a page")
                        }
            """, detail: "if let page"),
        becomes(
            """
                        List(folders) {
                            ↓NavigationLink($0.name, destination: FolderView($0, rows: $0.rows.map { $0 }), tag: $0.id, selection: $selected)
                        }
                        Text("Select a folder")
            """,
            """
                        List(folders, selection: $selected) {
                            NavigationLink($0.name, value: $0.id)
                        }
                        if let element = folders.first(where: { $0.id == selected }) {
                            FolderView(element, rows: element.rows.map { $0 }).id(element.id)
                        } else {
                            Text("Select a folder")
                        }
            """, detail: "if let element"),
    ]

    /// Rows of what is no name, and screens that are more than one view.
    static let oddExamples: [Example] = [
        becomes(
            """
                        List(folders.filter { $0.isShown }) { folder in
                            ↓NavigationLink(folder.name, tag: folder.id, selection: $selected) {
                                Text(folder.name)
                                FolderView(folder)
                            }
                        }
                        Text("Select a folder")
            """,
            """
                        List(folders.filter { $0.isShown }, selection: $selected) { folder in
                            NavigationLink(folder.name, value: folder.id)
                        }
                        if let folder = (folders.filter { $0.isShown }).first(where: { $0.id == selected }) {
                            Group {
                                Text(folder.name)
                                FolderView(folder)
                            }
                            .id(folder.id)
                        } else {
                            Text("Select a folder")
                        }
            """, detail: "if let folder"),
        becomes(
            """
                        List(0..<3) { number in
                            ↓NavigationLink("A", tag: number, selection: $selected) {
                                Text("B")
                                    .padding()
                            }
                        }
                        Text("Select a number")
            """,
            """
                        List(0..<3, selection: $selected) { number in
                            NavigationLink("A", value: number)
                        }
                        if let number = (0..<3).first(where: { $0 == selected }) {
                            Text("B")
                                .padding()
                                .id(number)
                        } else {
                            Text("Select a number")
                        }
            """, type: "Int?", detail: "if let number"),
    ]

    static let refusedExamples: [Example] = [
        .refuses(
            """
            struct Window: View {
                @State private var page: Page?
                var body: some View {
                    NavigationSplitView {
                        List { ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $page) }
                    } detail: {
                        Text("Select a page")
                    }
                }
            }
            """, .noSidebar),
        .refuses(
            """
            struct Window: View {
                @State private var page: Page?
                var body: some View { NavigationStack { Pages(page: $page) } }
            }
            struct Pages: View {
                @Binding var page: Page?
                var body: some View {
                    List { ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $page) }
                }
            }
            """, .selectionInStack),
        .refuses(
            """
            struct Window: View {
                @State private var page: Page?
                var body: some View {
                    NavigationView {
                        Pages(page: $page)
                        Text("Select a page")
                    }
                }
            }
            struct Pages: View {
                @Binding var page: Page?
                var body: some View {
                    List { ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $page) }
                }
            }
            """, .sidebarInView),
        stays(
            """
                        VStack { ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected) }
                        Text("Select a page")
            """, .noList),
        stays(
            """
                        List {
                            ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected)
                            ↓NavigationLink("Old", destination: Old(), tag: Page.old, selection: $other)
                        }
                        Text("Select a page")
            """, .otherSelection),
        stays(
            """
                        List {
                            if isNew { ↓NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected) }
                        }
                        Text("Select a page")
            """, .unclearRows),
        stays(
            """
                        List {
                            ↓NavigationLink("Home", destination: Home(), tag: .home, selection: $model.selected)
                        }
                        Text("Select a page")
            """, .unclearTag),
        stays(
            """
                        List(folders) { folder in
                            ↓NavigationLink(folder.name, destination: FolderView(folder), tag: folder.name, selection: $selected)
                        }
                        Text("Select a folder")
            """, .unclearTag),
        stays(
            """
                        List(folders) {
                            ↓NavigationLink($0.name, destination: FolderView($0, element), tag: $0.id, selection: $selected)
                        }
                        Text("Select a folder")
            """, .nameTaken),
        stays(
            """
                        List(folders) {
                            let folder = $0
                            Group { ↓NavigationLink("Old", destination: Old(), tag: $0.id, selection: $selected) }
                        }
                        Text("Select a folder")
            """, .unclearRows),
        .leaves(
            window(
                #"            List(selection: $selected) { NavigationLink("Home", value: Page.home) }"#
            )),
    ]
}
#endif
