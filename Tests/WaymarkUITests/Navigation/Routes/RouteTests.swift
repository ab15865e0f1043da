// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

private let bothSizes: [SizeClass] = [.compact, .regular]
private let waysToGo = [["Item"], ["Item", "About us"], ["Flag"], ["Pick"], ["Same"], ["Same 2"]]

@MainActor @Suite("Routes") struct RouteTests {
    @Test("A typed path is its values, written plainly; any path names their types")
    func pathsAreWritten() throws {
        let typed = Screen { NumberStack(Recorded([1, 22]).binding) }
        #expect(typed.route == ["1", "22"])
        var path = NavigationPath([1])
        path.append("a word")
        let mixed = Screen { MixedStack(Recorded(path).binding) }
        #expect(mixed.route == ["Int:1", "String:a word"])
    }

    @Test("The route follows each push and pop, of every kind")
    func theRouteFollows() throws {
        let screen = Screen { EveryKind() }
        #expect(screen.route == [])
        try screen.press("Item")
        #expect(screen.route == ["RouteItem:{\"id\":3,\"name\":\"x/y\"}"])
        try screen.press("About us")
        #expect(screen.route.last == "~about-us")
        try screen.back()
        try screen.back()
        try screen.press("Flag")
        #expect(screen.route.count == 1)
        try screen.back()
        try screen.press("Pick")
        #expect(screen.route.first?.hasSuffix("=5") == true)
    }

    @Test("A route shows the same screen in a fresh session", arguments: waysToGo)
    func aRouteReproducesTheScreen(presses: [String]) throws {
        let first = Screen { EveryKind() }
        for name in presses { try first.press(name) }
        let second = Screen { EveryKind() }
        second.navigate(to: first.route)
        #expect(second.texts == first.texts)
        #expect(second.depth == first.depth)
        #expect(second.route == first.route)
        let third = Screen(starting: first.route) { EveryKind() }
        #expect(third.texts == first.texts)
    }

    @Test("A stranger's route leads over no more screens than a person would go")
    func aRouteLeadsOnlySoFar() {
        let path = Recorded<[Int]>([])
        let screen = Screen { NumberStack(path.binding) }
        screen.navigate(to: Array(repeating: "7", count: 20_000))
        #expect(screen.depth == 64)
        #expect(screen.issues.count == 1)
        let second = Screen(starting: Array(repeating: "7", count: 300)) {
            NumberStack(Recorded<[Int]>([]).binding)
        }
        #expect(second.depth == 64)
        #expect(second.issues.count == 1)
    }

    @Test("What an app has pushed itself is kept, however much it is")
    func aRouteKeepsWhatIsThere() {
        let screen = Screen {
            NumberStack(Recorded(Array(repeating: 7, count: 200)).binding)
        }
        screen.navigate(to: Array(repeating: "7", count: 190))
        #expect(screen.depth == 190)
    }

    @Test("The two links called alike have routes of their own")
    func linksCalledAlikeDiffer() throws {
        let screen = Screen { EveryKind() }
        screen.navigate(to: ["~same"])
        #expect(screen.texts.first == "first of the same")
        screen.navigate(to: ["~same-2"])
        #expect(screen.texts.first == "second of the same")
    }

    @Test("A link is named by its first words, or by all where several begin alike")
    func linksAreNamedByTheirFirstWords() throws {
        let screen = Screen { WordyLinks(minutes: 40) }
        #expect(screen.linkRoutes == [["~soups"], ["~pie-40-min"], ["~pie-50-min"], ["~4711"]])
        let changed = Screen { WordyLinks(minutes: 30) }
        changed.navigate(to: ["~soups"])
        #expect(changed.texts.first == "30 soups")
        changed.navigate(to: ["~pie-50-min"])
        #expect(changed.texts.first == "the second pie")
    }

    @Test(
        "A shorter route goes back, with one write of the path; the screens beneath keep their state"
    )
    func aShorterRouteGoesBack() throws {
        let path = Recorded([1])
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("Tap")
        try screen.press("Next")
        try screen.press("Next")
        let count = path.writes.count
        screen.navigate(to: ["1"])
        #expect(screen.title == "Number 1")
        #expect(screen.texts.contains("taps 1"))
        #expect(path.writes.dropFirst(count) == [[1]])
        screen.navigate(to: [])
        #expect(screen.title == "Numbers")
    }

    @Test("A route that agrees at first and differs then keeps what agrees")
    func whatAgreesIsKept() throws {
        let path = Recorded([1, 2, 3])
        let screen = Screen { NumberStack(path.binding) }
        screen.navigate(to: ["1", "7", "8"])
        #expect(path.value == [1, 7, 8])
        #expect(screen.title == "Number 8")
    }

    @Test("An unknown segment is an issue; what stands before it is shown")
    func unknownSegmentsAreReported() throws {
        let screen = Screen { NumberStack(Recorded([Int]()).binding) }
        screen.navigate(to: ["4", "junk", "5"])
        #expect(screen.title == "Number 4")
        #expect(screen.depth == 1)
        #expect(screen.issues.map(\.kind) == [.undecodableRoute(segment: "junk")])
    }

    @Test("A value that cannot be written is found again in its session")
    func valuesThatCannotBeWritten() throws {
        struct Secret: Hashable { let name: String }
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go", value: Secret(name: "s"))
                    .navigationDestination(for: Secret.self) { Text("secret \($0.name)") }
            }
        }
        try screen.press("Go")
        let route = screen.route
        #expect(route.count == 1)
        try screen.back()
        screen.navigate(to: route)
        #expect(screen.texts == ["secret s"])
    }

    @Test("Selections and the path of the detail are one route, in any width", arguments: bothSizes)
    func selectionsAreInTheRoute(size: WaymarkTesting.SizeClass) throws {
        let first = Screen(size) { LetterSplit(letter: Recorded("b"), path: Recorded([1])) }
        #expect(first.route == ["b", "1"])
        let letter = Recorded<String?>(nil)
        let path = Recorded([Int]())
        let second = Screen(size) { LetterSplit(letter: letter, path: path) }
        second.navigate(to: first.route)
        #expect(letter.value == "b")
        #expect(path.value == [1])
        #expect(second.texts == first.texts)
        second.navigate(to: ["b"])
        #expect(path.value == [])
        #expect(letter.value == "b")
        second.navigate(to: [])
        #expect(letter.value == nil)
    }

    @Test("Three columns have a segment for each selection")
    func threeColumnsHaveTwoSegments() {
        let first = Recorded<String?>(nil)
        let second = Recorded<Int?>(nil)
        let screen = Screen { ThreeColumns(first: first, second: second) }
        screen.navigate(to: ["a", "2"])
        #expect(first.value == "a")
        #expect(second.value == 2)
        #expect(screen.title == "Detail")
        #expect(screen.route == ["a", "2"])
    }

    @Test("Links say where they lead, and following that route leads there")
    func linksSayWhereTheyLead() throws {
        let screen = Screen { EveryKind() }
        var routes: [[String]] = []
        screen.session.root.forEach { element in
            if case .link(let link) = element.role, let route = link.route { routes.append(route) }
        }
        #expect(routes.count == 3)
        for route in routes {
            let other = Screen(starting: route) { EveryKind() }
            #expect(other.route == route)
            #expect(other.depth == 1)
        }
    }

    @Test("Going to a route closes what is presented")
    func aRouteClosesModals() throws {
        let isOpen = Recorded(true)
        let screen = Screen {
            NumberStack(Recorded([Int]()).binding).sheet(isPresented: isOpen.binding) {
                Text("Modal")
            }
        }
        screen.navigate(to: ["3"])
        #expect(isOpen.value == false)
        #expect(screen.title == "Number 3")
    }

    @Test(
        "NAV-012: while a sheet is open no link of any column has an address; then all have again")
    func linksOfAllColumnsLoseTheirAddressesToASheet() throws {
        let isOpen = Recorded(false)
        let screen = Screen(.regular) {
            NavigationSplitView {
                List([1, 2], id: \.self, selection: .constant(Int?.none)) { number in
                    NavigationLink("\(number)", value: number)
                }
            } detail: {
                Text("detail").sheet(isPresented: isOpen.binding) { Text("sheet") }
            }
        }
        #expect(screen.linkRoutes == [["1"], ["2"]])
        screen.change { isOpen.value = true }
        #expect(screen.linkRoutes == [nil, nil])
        try screen.dismiss()
        #expect(screen.linkRoutes == [["1"], ["2"]])
    }

    @Test("A legacy navigation view has routes too", arguments: bothSizes)
    func legacyViewsHaveRoutes(size: WaymarkTesting.SizeClass) throws {
        let first = Screen(size) { TwoPanes() }
        try first.press("Second")
        #expect(first.route == ["~second"])
        let second = Screen(starting: first.route, size) { TwoPanes() }
        #expect(second.texts == first.texts)
        second.navigate(to: [])
        #expect(!second.texts.contains("second pane"))
    }
}

extension WaymarkTesting.Screen {
    /// The route that the window says it shows.
    var route: [String] {
        guard case .window(let window) = session.root.role else { return [] }
        return window.route
    }

    /// The routes to which the links of the window lead, in order.
    var linkRoutes: [[String]?] {
        var routes: [[String]?] = []
        session.root.forEach { if case .link(let link) = $0.role { routes.append(link.route) } }
        return routes
    }

    func navigate(to route: [String]) { send(.navigate(route: route), to: session.root) }

    convenience init(
        starting route: [String], _ size: SizeClass = .compact, content: () -> some View
    ) {
        self.init(SessionRequest(route: route, size: size)) { AnyView(content()) }
    }
}

private struct RouteItem: Hashable, Codable {
    var id: Int
    var name: String
}

private struct WordyLinks: View {
    let minutes: Int

    var body: some View {
        NavigationStack {
            VStack {
                link("Soups", "\(minutes)") { Text("\(minutes) soups") }
                link("Pie", "\(minutes) min") { Text("the first pie") }
                link("Pie", "50 min") { Text("the second pie") }
                link("…", "4711") { Text("numbers") }
            }
        }
    }

    private func link(
        _ first: String, _ second: String, destination: () -> some View
    ) -> some View {
        NavigationLink(destination: destination) {
            HStack {
                Text(first)
                Text(second)
            }
        }
    }
}

private struct EveryKind: View {
    @State private var isOn = false
    @State private var picked: Int?

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Item", value: RouteItem(id: 3, name: "x/y"))
                SwiftUI.Button("Flag") { isOn = true }
                SwiftUI.Button("Pick") { picked = 5 }
                NavigationLink("Same") { Text("first of the same") }
                NavigationLink("Same", destination: Text("second of the same")).accessibilityLabel(
                    "Same 2")
            }
            .navigationDestination(for: RouteItem.self) { item in
                Text("item \(item.id) \(item.name)")
                NavigationLink("About us") { Text("about") }
            }
            .navigationDestination(isPresented: $isOn) { Text("flag is on") }
            .navigationDestination(item: $picked) { Text("picked \($0)") }
        }
    }
}
