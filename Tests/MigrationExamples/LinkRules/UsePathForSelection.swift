// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UsePathForSelection' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UsePathForSelection1Before {
    struct Window: View {
        @State private var selected: Folder.ID?
        @available(*, deprecated) var body: some View {
            NavigationStack {
                List(folders) { folder in
                    NavigationLink(
                        destination: FolderView(folder), tag: folder.id, selection: $selected
                    ) { Text(folder.name) }
                }
                .listStyle(.plain)
            }
        }
    }
}

enum UsePathForSelection1After {
    struct Window: View {
        @State private var selected: Folder.ID?
        var body: some View {
            NavigationStack(path: Binding(get: { selected.map { [$0] } ?? [] }, set: { selected = $0.last })) {
                List(folders) { folder in
                    NavigationLink(value: folder.id) { Text(folder.name) }
                }
                .navigationDestination(for: Folder.ID.self) { folderID in
                    if let folder = folders.first(where: { $0.id == folderID }) {
                        FolderView(folder)
                    }
                }
                .listStyle(.plain)
            }
        }
    }
}

enum UsePathForSelection2Before {
    struct Window: View {
        @State private var selected: Page?
        @available(*, deprecated) var body: some View {
            NavigationStack {
                List {
                    Section {
                        ForEach(pages, id: \.self) { page in
                            NavigationLink(page.title, tag: page, selection: $selected) {
                                PageView(page)
                                    .padding()
                            }
                        }
                    }
                }
            }
        }
    }
}

enum UsePathForSelection2After {
    struct Window: View {
        @State private var selected: Page?
        var body: some View {
            NavigationStack(path: Binding(get: { selected.map { [$0] } ?? [] }, set: { selected = $0.last })) {
                List {
                    Section {
                        ForEach(pages, id: \.self) { page in
                            NavigationLink(page.title, value: page)
                        }
                    }
                }
                .navigationDestination(for: Page.self) { page in
                    PageView(page)
                        .padding()
                }
            }
        }
    }
}

enum UsePathForSelection3Before {
    struct Window: View {
        @State private var selected: Page?
        @available(*, deprecated) var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Home", destination: Home(), tag: .home, selection: self.$selected)
                    NavigationLink("Search", destination: Search(), tag: Page.search, selection: self.$selected)
                    Button("Home") { selected = .home }
                }
            }
        }
    }
}

enum UsePathForSelection3After {
    struct Window: View {
        @State private var selected: Page?
        var body: some View {
            NavigationStack(path: Binding(get: { self.selected.map { [$0] } ?? [] }, set: { self.selected = $0.last })) {
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
            }
        }
    }
}

enum UsePathForSelection4Before {
    struct Window: View {
        @State private var selected: Optional<Folder>
        @available(*, deprecated) var body: some View {
            NavigationStack {
                List(folders) { folder in
                    NavigationLink(folder.name, destination: FolderView(folder), tag: folder, selection: $selected)
                }
            }
        }
    }
}

enum UsePathForSelection4After {
    struct Window: View {
        @State private var selected: Optional<Folder>
        var body: some View {
            NavigationStack(path: Binding(get: { selected.map { [$0] } ?? [] }, set: { selected = $0.last })) {
                List(folders) { folder in
                    NavigationLink(folder.name, value: folder)
                }
                .navigationDestination(for: Folder.self) { folder in
                    FolderView(folder)
                }
            }
        }
    }
}

enum UsePathForSelection5Before {
    struct Window: View {
        @State private var selected: Folder.ID?
        @available(*, deprecated) var body: some View {
            NavigationStack {
                List(folders) {
                    NavigationLink($0.name, destination: FolderView($0), tag: $0.id, selection: $selected)
                }
            }
        }
    }
}

enum UsePathForSelection5After {
    struct Window: View {
        @State private var selected: Folder.ID?
        var body: some View {
            NavigationStack(path: Binding(get: { selected.map { [$0] } ?? [] }, set: { selected = $0.last })) {
                List(folders) {
                    NavigationLink($0.name, value: $0.id)
                }
                .navigationDestination(for: Folder.ID.self) { elementID in
                    if let element = folders.first(where: { $0.id == elementID }) {
                        FolderView(element)
                    }
                }
            }
        }
    }
}

enum UsePathForSelection6Before {
    struct Window: View {
        @State private var selected: Int64?
        @available(*, deprecated) var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("One", destination: One(), tag: 1, selection: $selected)
                }
            }
        }
    }
}

enum UsePathForSelection6After {
    struct Window: View {
        @State private var selected: Int64?
        var body: some View {
            NavigationStack(path: Binding(get: { selected.map { [$0] } ?? [] }, set: { selected = $0.last })) {
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
            }
        }
    }
}

enum UsePathForSelection7Before {
    struct Window: View {
        @State private var selected: Page?
        @available(*, deprecated) var body: some View {
            NavigationStack {
                VStack {
                    Text("Pages")
                    HStack {
                        NavigationLink("Home", destination: Home(), tag: Page.home, selection: $selected)
                        NavigationLink("Search", destination: Search(), tag: Page.search, selection: $selected)
                    }
                    .padding()
                }
                .navigationTitle("Pages")
            }
        }
    }
}

enum UsePathForSelection7After {
    struct Window: View {
        @State private var selected: Page?
        var body: some View {
            NavigationStack(path: Binding(get: { selected.map { [$0] } ?? [] }, set: { selected = $0.last })) {
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
            }
        }
    }
}

enum UsePathForSelection8Before {
    struct Window: View {
        @State private var selected: Folder.ID?
        @available(*, deprecated) var body: some View {
            NavigationStack {
                ScrollView {
                    LazyVStack {
                        ForEach(folders) { folder in
                            NavigationLink(folder.name, destination: FolderView(folder), tag: folder.id, selection: $selected)
                        }
                    }
                }
            }
        }
    }
}

enum UsePathForSelection8After {
    struct Window: View {
        @State private var selected: Folder.ID?
        var body: some View {
            NavigationStack(path: Binding(get: { selected.map { [$0] } ?? [] }, set: { selected = $0.last })) {
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
            }
        }
    }
}

@MainActor let usePathForSelectionPairs: [Pair] = [
    Pair("UsePathForSelection1", isExact: false) { AnyView(UsePathForSelection1Before.Window()) } after: { AnyView(UsePathForSelection1After.Window()) },
    Pair("UsePathForSelection2", isExact: false) { AnyView(UsePathForSelection2Before.Window()) } after: { AnyView(UsePathForSelection2After.Window()) },
    Pair("UsePathForSelection3", isExact: false) { AnyView(UsePathForSelection3Before.Window()) } after: { AnyView(UsePathForSelection3After.Window()) },
    Pair("UsePathForSelection5", isExact: false) { AnyView(UsePathForSelection5Before.Window()) } after: { AnyView(UsePathForSelection5After.Window()) },
    Pair("UsePathForSelection6", isExact: false) { AnyView(UsePathForSelection6Before.Window()) } after: { AnyView(UsePathForSelection6After.Window()) },
    Pair("UsePathForSelection7", isExact: false) { AnyView(UsePathForSelection7Before.Window()) } after: { AnyView(UsePathForSelection7After.Window()) },
    Pair("UsePathForSelection8", isExact: false) { AnyView(UsePathForSelection8Before.Window()) } after: { AnyView(UsePathForSelection8After.Window()) },
]
