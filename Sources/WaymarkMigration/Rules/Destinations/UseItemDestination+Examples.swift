// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension UseItemDestination {
    /// A screen with a selection, in a stack.
    private static func screen(_ body: String) -> String {
        """
        struct Root: View {
            var body: some View { NavigationStack { Wizard() } }
        }
        struct Wizard: View {
            @State private var next: Page?
            var body: some View {
        \(body)
            }
        }
        """
    }

    private static func becomes(
        _ before: String, _ after: String, floor: DeploymentTargets = .examples,
        file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        .rewrites(
            screen(before), to: screen(after), .assisted, floor: floor, file: file, line: line)
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
                        Text("Start")
                        ↓NavigationLink(destination: Name(), tag: .name, selection: $next) { EmptyView() }
                        ↓NavigationLink(tag: .photo, selection: $next) {
                            Photo()
                                .padding()
                        } label: {}
                    }
            """,
            """
                    VStack {
                        Text("Start")
                    }
                    .navigationDestination(item: $next) {
                        switch $0 {
                        case .name:
                            Name()
                        case .photo:
                            Photo()
                                .padding()
                        default:
                            EmptyView()
                        }
                    }
            """),
        becomes(
            """
                    Text("Start")
                        .background(Group {
                            ↓NavigationLink("", destination: Name(), tag: "name", selection: $model.next)
                            ↓NavigationLink("", destination: Photo(), tag: "photo", selection: $model.next)
                        })
            """,
            """
                    Text("Start")
                        .navigationDestination(item: $model.next) {
                            switch $0 {
                            case "name":
                                Name()
                            case "photo":
                                Photo()
                            default:
                                EmptyView()
                            }
                        }
            """),
        becomes(
            """
                    Text("Start")
                    ↓NavigationLink(destination: Name(), tag: .name, selection: $next) { EmptyView() }
                    ↓NavigationLink(destination: Photo(), tag: .photo, selection: $next) { EmptyView() }
            """,
            """
                    Text("Start")
                        .navigationDestination(isPresented: Binding(get: { next == .name }, set: { if !$0 { next = nil } })) {
                            Name()
                        }
                        .navigationDestination(isPresented: Binding(get: { next == .photo }, set: { if !$0 { next = nil } })) {
                            Photo()
                        }
            """, floor: DeploymentTargets([.iOS: Version(16)])),
    ]

    static let refusedExamples: [Example] = [
        stays(
            """
                    ZStack {
                        Text("Start")
                        ↓NavigationLink("", destination: Name(), tag: page(1), selection: $next)
                    }
            """, .unclearTag),
        stays(
            """
                    List(pages) { page in
                        Text("Start").background(↓NavigationLink("", destination: Name(), tag: .name, selection: $next))
                    }
            """, .inLazyContainer),
        stays(
            """
                    ZStack {
                        Text("Start")
                        if isOpen { ↓NavigationLink("", destination: Name(), tag: .name, selection: $next) }
                    }
            """, .conditionalLink),
        .leaves(
            screen(
                #"        NavigationLink("Name", destination: Name(), tag: .name, selection: $next)"#
            )),
        .leaves(screen(#"        NavigationLink("Name", destination: Name())"#)),
    ]
}
#endif
