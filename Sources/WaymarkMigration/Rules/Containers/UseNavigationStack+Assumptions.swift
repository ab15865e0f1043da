// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension UseNavigationStack {
    /// Examples of containers in views of libraries, of previews of screens with several views,
    /// and of containers that their own links lead to.
    static let assumedExamples: [Example] = [
        .rewrites(
            """
            import Decks
            struct Root: View {
                var body: some View {
                    Deck { ↓NavigationView { Text("Inbox") }.navigationViewStyle(.stack) }
                }
            }
            """,
            to: """
                import Decks
                struct Root: View {
                    var body: some View {
                        Deck { NavigationStack { Text("Inbox") } }
                    }
                }
                """, .assisted
        ).alike(),
        .refuses(
            """
            import Decks
            struct Root: View {
                var body: some View {
                    DeckNavigator { ↓NavigationView { Text("Inbox") }.navigationViewStyle(.stack) }
                }
            }
            """, .handedOver),
        .rewrites(
            """
            struct Inbox: View {
                var body: some View {
                    Text("Inbox")
                    Text("No mail")
                }
            }
            struct Inbox_Previews: PreviewProvider {
                static var previews: some View { ↓NavigationView { Inbox() } }
            }
            """,
            to: """
                struct Inbox: View {
                    var body: some View {
                        Text("Inbox")
                        Text("No mail")
                    }
                }
                struct Inbox_Previews: PreviewProvider {
                    static var previews: some View { NavigationStack { Inbox() } }
                }
                """, .assisted),
        .rewrites(
            """
            struct Start: View {
                var body: some View {
                    ↓NavigationView { NavigationLink("Next", destination: Done()) }
                }
            }
            struct Done: View {
                var body: some View { NavigationLink("Start again", destination: Start()) }
            }
            struct Root: View { var body: some View { Start() } }
            """,
            to: """
                struct Start: View {
                    var body: some View {
                        OutermostNavigationStack { NavigationLink("Next", destination: Done()) }
                    }
                }
                struct Done: View {
                    var body: some View { NavigationLink("Start again", destination: Start()) }
                }
                struct Root: View { var body: some View { Start() } }
                """, .assisted),
    ]
}
#endif
