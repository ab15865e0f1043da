// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension ReasonPage {
    /// Examples of reasons that no rule can tell alone: sites are left because of others.
    static let whole: [Refusal: String] = [
        .legacyLinks: """
        struct Root: View {
            var body: some View {
                NavigationView {
                    List(mails) { NavigationLink("", destination: Reader(), isActive: $0.isOpen) }
                }
                .navigationViewStyle(.stack)
            }
        }
        """,
        .containerStays: """
        struct Root: View {
            @State private var isEditing = false
            var body: some View {
                NavigationView {
                    Text("").background(NavigationLink("", destination: A(), isActive: $isEditing))
                }
                .navigationViewStyle(OwnStyle())
            }
        }
        """,
        .nestedColumns: """
        struct Root: View {
            var body: some View {
                NavigationView {
                    List { Text("Folders") }
                    NavigationView { List { Text("Mails") }; Text("Mail") }
                }
            }
        }
        """,
        .ownDeclaration: """
        struct Inbox: View {
            var body: some View { List {}.navigationBarTitle("Inbox") }
        }
        extension View {
            func navigationBarTitle(_ title: String) -> some View { Bar(title) { self } }
        }
        """,
        .numberedParameter: """
        struct Root: View {
            @State private var draft: Draft?
            var body: some View {
                List {}.sheet(item: $draft) {
                    Editor(draft: $0).navigationBarItems(trailing: Text($0.title))
                }
            }
        }
        """,
        .repeatedLink: """
        struct Root: View {
            var body: some View {
                NavigationStack { VStack { ForEach(mails) { Row(mail: $0) } } }
            }
        }
        struct Row: View {
            let mail: Mail
            @State private var isOpen = false
            var body: some View {
                Text(mail.title)
                    .background(NavigationLink("", destination: Reader(mail), isActive: $isOpen))
            }
        }
        """,
        .forOldSystems: """
        struct Root: View {
            @State private var isEditing = false
            var body: some View {
                NavigationView {
                    if #available(iOS 16, *) {
                        Text("").navigationDestination(isPresented: $isEditing) { A() }
                    } else {
                        Text("").background(NavigationLink("", destination: A(), isActive: $isEditing))
                    }
                }
            }
        }
        """,
    ]
}
#endif
