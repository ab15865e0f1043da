// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Maps: ways") struct MapWayTests {
    @Test func linksPushWhatTheyHold() {
        let sample = MapSample(
            root: """
                List {
                    NavigationLink("Inbox", destination: Inbox())
                    NavigationLink { Drafts() } label: { HStack { Image("pen"); Text("Drafts") } }
                    NavigationLink(destination: Junk()) { JunkRow() }
                    NavigationLink("Sent", isActive: $isOn) { Sent() }
                    NavigationLink("All", tag: 1, selection: $choice) { All() }
                }
                """, MapSample.views("Inbox", "Drafts", "Junk", "JunkRow", "Sent", "All"))
        #expect(
            sample.ways == [
                "Root push Inbox: Inbox", "Root push Drafts: Drafts", "Root push Junk: JunkRow",
                "Root push Sent: Sent", "Root push All: All",
            ])
        #expect(sample.map.edges.map(\.place.line).dropFirst() == [7, 8, 9, 10, 11])
    }

    @Test func presentationsShowAndAlertsDoNot() {
        let sample = MapSample(
            root: """
                Text("a")
                    .sheet(item: $draft) { done() } content: { Editor(draft: $0) }
                    .fullScreenCover(isPresented: $isNew, content: Welcome.init)
                    .popover(isPresented: $isHelping) { Help() }
                    .inspector(isPresented: $isInspecting) { Facts() }
                    .navigationDestination(isPresented: $model.isDeep) { Deep() }
                    .navigationDestination(item: $mail) { Letter(mail: $0) }
                    .alert("Sure?", isPresented: $isAsking) { Asked() }
                    .confirmationDialog("Sure?", isPresented: $isAsking) { Asked() }
                """,
            MapSample.views(
                "Editor", "Welcome", "Help", "Facts", "Deep", "Letter", "Asked"))
        #expect(
            sample.ways == [
                "Root sheet Editor: draft", "Root cover Welcome: isNew",
                "Root popover Help: isHelping", "Root inspector Facts: isInspecting",
                "Root push Deep: isDeep", "Root push Letter: mail",
            ])
    }

    @Test func columnsAreToldApart() {
        let sample = MapSample(
            root: """
                if isNew {
                    NavigationSplitView { Side() } content: { Middle() } detail: { Detail() }
                } else {
                    NavigationView { Side(); Detail() }
                }
                """, MapSample.views("Side", "Middle", "Detail"))
        #expect(
            sample.ways == [
                "Root sidebar Side", "Root content Middle", "Root detail Detail",
                "Root sidebar Side", "Root detail Detail",
            ])
    }

    @Test func tabsAndPagesHaveTheirLabels() {
        let sample = MapSample(
            root: """
                TabView {
                    Tab("Today", systemImage: "sun.max") { Today() }
                    NavigationStack { Parts() }.tabItem { Label("Parts", systemImage: "book") }
                    Page().tag(3)
                    ForEach(0..<3) { number in Numbered(number: number) }
                }
                """, MapSample.views("Today", "Parts", "Page", "Numbered"))
        #expect(
            sample.ways == [
                "Root tab Today: Today", "Root tab Parts: Parts", "Root tab Page",
                "Root tab Numbered",
            ])
    }

    @Test func scenesAndHostsAreWhereItBegins() {
        let sample = MapSample(
            (
                "App.swift",
                """
                struct Mail: App {
                    var body: some Scene {
                        WindowGroup { Root() }
                        Settings { Options() }
                    }
                }
                class Delegate {
                    func open() {
                        let root = Root().padding()
                        window.rootViewController = UIHostingController(rootView: root)
                    }
                }
                class Host: UIHostingController<Options> {}
                \(MapSample.views("Root", "Options"))
                """
            ))
        #expect(
            sample.begins == [
                "Mail scene Root", "Mail 2 scene Options", "Delegate scene Root",
                "Host scene Options",
            ])
    }

    @Test func addressesLeadToTheScreenThatHandlesThem() {
        let sample = MapSample(
            root: "Text(\"a\").onOpenURL { open($0) }.background { Listener() }",
            """
            struct Listener: View {
                var body: some View { Color.clear.onContinueUserActivity("read") { open($0) } }
            }
            """)
        #expect(sample.ways == ["URL url Root: onOpenURL", "URL url Root: read"])
    }

    @Test func whatIsWrittenInPlaceIsAScreenToo() {
        let sample = MapSample(
            root: """
                Text("a")
                    .popover(isPresented: $isHelping) { Text("Help") }
                    .sheet(isPresented: $isNew) {
                        NavigationStack { List { Row(); Row() }.navigationTitle("News") }
                    }
                    .background(NavigationLink("", destination: EmptyView()))
                """, MapSample.views("Row"))
        #expect(
            sample.ways == [
                "Root popover popover of Root: isHelping", "Root sheet News: isNew",
            ])
    }

    @Test func conditionsLabelWhatTheyChoose() {
        let sample = MapSample(
            root: """
                switch state {
                case .welcome: Welcome()
                case .mail(let box): Box(box: box)
                default: Empty()
                }
                """,
            MapSample.views("Welcome", "Empty")
                + "struct Box: View { var body: some View { NavigationStack { Text(\"a\") } } }"
        )
        #expect(
            sample.ways.sorted() == [
                "Root shows Box: .mail(let box)", "Root shows Empty: else",
                "Root shows Welcome: .welcome",
            ])
    }

    @Test func wrappersAreSeenThrough() {
        let sample = MapSample(
            root: """
                Columns { Side() } detail: {
                    NavigationLink("Deep") { Lazy(Deep()) }
                }
                """,
            """
            struct Lazy<Content: View>: View {
                let make: () -> Content
                init(_ make: @autoclosure @escaping () -> Content) { self.make = make }
                var body: some View { make() }
            }
            struct Columns<Side: View, Detail: View>: View {
                private let side: Side
                private let detail: Detail
                var body: some View { NavigationSplitView { side } detail: { detail } }
            }
            \(MapSample.views("Side", "Deep"))
            """)
        #expect(
            sample.ways == [
                "Root sidebar Side", "Root detail detail of Root",
                "detail of Root push Deep: Deep",
            ])
    }

    @Test func modifiersOfTheProjectAreSeenThrough() {
        let sample = MapSample(
            root: """
                Text("a")
                    .destination(isOn: $isOn) { Deep() }
                    .onAppear { log() }
                """,
            """
            extension View {
                @ViewBuilder func destination<D: View>(
                    isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> D
                ) -> some View {
                    if #available(iOS 16, *) {
                        navigationDestination(isPresented: isOn, destination: content)
                    } else {
                        background { NavigationLink("", isActive: isOn) { content() } }
                    }
                }
            }
            \(MapSample.views("Deep"))
            """)
        #expect(sample.ways == ["Root push Deep: isOn"])
    }
}
#endif
