// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the examples of the rule 'UseValueLinks' by Scripts/migration-examples.
// swift-format-ignore-file

import SwiftUI

enum UseValueLinks1Before {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List(mails) { mail in
                    NavigationLink(destination: Reader(mail: mail)) {
                        Text(mail.title)
                    }
                }
                .navigationTitle("Inbox")
            }
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks1After {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List(mails) { mail in
                    NavigationLink(value: mail) {
                        Text(mail.title)
                    }
                }
                .navigationDestination(for: Mail.self) { mail in Reader(mail: mail) }
                .navigationTitle("Inbox")
            }
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks2Before {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List {
                    Section("New") {
                        ForEach(mails, id: \.id) { mail in
                            NavigationLink {
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
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks2After {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List {
                    Section("New") {
                        ForEach(mails, id: \.id) { mail in
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
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks3Before {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List(mails) {
                    NavigationLink($0.title, destination: Reader(mail: $0))
                }
            }
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks3After {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List(mails) {
                    NavigationLink($0.title, value: $0)
                }
                .navigationDestination(for: Mail.self) { Reader(mail: $0) }
            }
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks4Before {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List(mails) {
                    NavigationLink($0.title, destination: Text("All"))
                }
            }
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks4After {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List(mails) {
                    NavigationLink($0.title, value: $0)
                }
                .navigationDestination(for: Mail.self) { _ in Text("All") }
            }
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks5Before {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List {
                    ForEach(mails) { mail in
                        if mail.id == 1 { NavigationLink(mail.title, destination: Reader(mail: mail)) }
                        else { NavigationLink("Old", destination: Reader(mail: mail)) }
                    }
                }
            }
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks5After {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List {
                    ForEach(mails) { mail in
                        if mail.id == 1 { NavigationLink(mail.title, value: mail) }
                        else { NavigationLink("Old", value: mail) }
                    }
                }
                .navigationDestination(for: Mail.self) { mail in Reader(mail: mail) }
            }
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks6Before {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationView {
                List(mails) { mail in
                    NavigationLink(mail.title) { Reader(mail: mail) }
                }
            }
            .navigationViewStyle(.stack)
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks6After {
    struct Inbox: View {
        let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "News")]
        var body: some View {
            NavigationStack {
                List(mails) { mail in
                    NavigationLink(mail.title, value: mail)
                }
                .navigationDestination(for: Mail.self) { mail in Reader(mail: mail) }
            }
        }
    }
    struct Mail: Hashable, Identifiable {
        let id: Int
        let title: String
    }
    struct Reader: View {
        let mail: Mail
        var body: some View { Text("About \(mail.title)") }
    }
}

enum UseValueLinks7Before {
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
                        ForEach(folder.pages, id: \.self) { page in
                            NavigationLink(page, destination: Page(name: page, store: store))
                        }
                    }
                    ForEach(Kind.allCases, id: \.self) { kind in
                        NavigationLink(destination: { Text("All \(kind.rawValue)") }, label: {
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
        var body: some View { Text("\(name) of \(store.folders.count)") }
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
}

enum UseValueLinks7After {
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
                        ForEach(folder.pages, id: \.self) { page in
                            NavigationLink(page, value: page)
                        }
                    }
                    ForEach(Kind.allCases, id: \.self) { kind in
                        NavigationLink(value: kind, label: {
                            Text(kind.rawValue)
                        })
                    }
                }
                .navigationDestination(for: String.self) { page in Page(name: page, store: store) }
                .navigationDestination(for: Kind.self) { kind in Text("All \(kind.rawValue)") }
            }
        }
    }
    struct Page: View {
        let name: String
        let store: Store
        var body: some View { Text("\(name) of \(store.folders.count)") }
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
}

@MainActor let useValueLinksPairs: [Pair] = [
    Pair("UseValueLinks1", isExact: false) { AnyView(UseValueLinks1Before.Inbox()) } after: { AnyView(UseValueLinks1After.Inbox()) },
    Pair("UseValueLinks2", isExact: false) { AnyView(UseValueLinks2Before.Inbox()) } after: { AnyView(UseValueLinks2After.Inbox()) },
    Pair("UseValueLinks3", isExact: false) { AnyView(UseValueLinks3Before.Inbox()) } after: { AnyView(UseValueLinks3After.Inbox()) },
    Pair("UseValueLinks4", isExact: false) { AnyView(UseValueLinks4Before.Inbox()) } after: { AnyView(UseValueLinks4After.Inbox()) },
    Pair("UseValueLinks5", isExact: false) { AnyView(UseValueLinks5Before.Inbox()) } after: { AnyView(UseValueLinks5After.Inbox()) },
    Pair("UseValueLinks6", isExact: false) { AnyView(UseValueLinks6Before.Inbox()) } after: { AnyView(UseValueLinks6After.Inbox()) },
    Pair("UseValueLinks7", isExact: false) { AnyView(UseValueLinks7Before.Root()) } after: { AnyView(UseValueLinks7After.Root()) },
]
