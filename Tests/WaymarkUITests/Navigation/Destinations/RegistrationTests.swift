// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Destinations by type") struct RegistrationTests {
    @Test("NAV-051: a registration may be an ancestor, a sibling or a descendant of the link")
    func registrationsMayStandAnywhere() throws {
        let ancestor = Screen {
            NavigationStack {
                VStack { HStack { NavigationLink("Go", value: 1) } }
                    .navigationDestination(for: Int.self) { Text("shown \($0)") }
            }
        }
        let sibling = Screen {
            NavigationStack {
                VStack {
                    NavigationLink("Go", value: 1)
                    EmptyView().navigationDestination(for: Int.self) { Text("shown \($0)") }
                }
            }
        }
        let descendant = Screen {
            NavigationStack {
                NavigationLink(value: 1) {
                    Text("Go").navigationDestination(for: Int.self) { Text("shown \($0)") }
                }
            }
        }
        for screen in [ancestor, sibling, descendant] {
            try screen.press("Go")
            #expect(screen.texts == ["shown 1"])
        }
    }

    @Test("NAV-052: exactly the type counts: no superclass, no optional, no wrapper")
    func exactlyTheTypeCounts() {
        let path = Recorded(NavigationPath())
        path.value.append(Optional(1))
        let screen = Screen { MixedStack(path.binding) }
        #expect(screen.texts == ["No destination for Optional<Int>"])
        #expect(screen.issues.count == 1)
        path.value = NavigationPath()
        path.value.append(AnyHashable(1))
        screen.resize(to: .compact)
        #expect(screen.texts == ["No destination for AnyHashable"])
        #expect(screen.issues.count == 2)
    }

    @Test("NAV-052: an appended existential counts as what is inside it")
    func existentialsCountAsTheirContent() {
        let path = Recorded(NavigationPath())
        let values: [any Hashable] = ["word", 4]
        for value in values { path.value.append(value) }
        let screen = Screen { MixedStack(path.binding) }
        #expect(screen.title == "Number 4")
        #expect(screen.depth == 2)
    }

    @Test("NAV-053, B04: of two registrations the one nearest to the root is used, with an issue")
    func theOneNearestToTheRootWins() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("On", value: number + 1)
                            .navigationTitle("First \(number)")
                            .navigationDestination(for: Int.self) { Text("Second \($0)") }
                    }
            }
        }
        try screen.press("Go")
        try screen.press("On")
        #expect(screen.title == "First 2")
        let root = "'NavigationStack' in the root"
        let pushed = "'NavigationStack' in a pushed screen"
        #expect(
            screen.issues.map(\.kind) == [
                .duplicateDestination(type: "Int", used: root, ignored: pushed)
            ])
    }

    @Test("NAV-054, B04: of two registrations on one view the outermost is used, with an issue")
    func theOutermostOfOneChainWins() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { Text("inner \($0)") }
                    .navigationDestination(for: Int.self) { Text("outer \($0)") }
            }
        }
        try screen.press("Go")
        #expect(screen.texts == ["outer 1"])
        let place = "'NavigationStack' in the root"
        #expect(
            screen.issues.map(\.kind) == [
                .duplicateDestination(type: "Int", used: place, ignored: place)
            ])
    }

    @Test("NAV-056, NAV-064: a registration in a pushed screen serves the elements above it")
    func pushedRegistrationsServeDeeperElements() throws {
        let path = Recorded(NavigationPath())
        path.value.append(Panel.orders)
        path.value.append("Order#1")
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Panel.self) { panel in
                    Text("Panel").navigationTitle("Orders")
                        .navigationDestination(for: String.self) { Text("the order \($0)") }
                }
            }
        }
        #expect(screen.texts == ["the order Order#1"])
        #expect(screen.depth == 2)
        try screen.back()
        #expect(screen.title == "Orders")
    }

    @Test("NAV-058: screens lose and regain their destination with a conditional registration")
    func registrationsAreLive() throws {
        let path = Recorded(NavigationPath([1]))
        let isThere = Recorded(true)
        let screen = Screen { ConditionalDestination(path: path.binding, isThere: isThere) }
        #expect(screen.texts == ["shown 1"])
        isThere.value = false
        screen.resize(to: .compact)
        #expect(screen.texts == ["No destination for Int"])
        #expect(screen.depth == 1)
        #expect(screen.issues.map(\.kind) == [.missingDestination(type: "Int", known: [])])
        isThere.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["shown 1"])
        #expect(path.writes.isEmpty)
    }

    @Test("NAV-059: pushed screens follow what their registration captured, without losing state")
    func theNewestClosureIsUsed() throws {
        let name = Recorded("Old")
        let screen = Screen { CapturingRoot(name: name) }
        try screen.press("Go")
        try screen.press("Tap")
        name.value = "New"
        screen.resize(to: .compact)
        #expect(screen.texts == ["New 1", "taps 1", "Tap"])
    }

    @Test("NAV-060: a registration outside every container has no effect, with an issue")
    func aRegistrationOutsideIsReported() {
        let screen = Screen { Text("Alone").navigationDestination(for: Int.self) { Text("\($0)") } }
        #expect(screen.issues.map(\.kind) == [.destinationOutsideContainer(type: "Int")])
    }

    @Test("NAV-060: a flag's or an item's destination outside every container is an issue too")
    func aPresentedDestinationOutsideIsReported() {
        let item = Recorded<Int?>(1)
        let screen = Screen {
            Text("Alone")
                .navigationDestination(isPresented: .constant(true)) { Text("pushed") }
                .navigationDestination(item: item.binding) { Text("\($0)") }
        }
        #expect(screen.texts == ["Alone"])
        #expect(Set(screen.issues.map(\.kind)) == outside("isPresented", "Int"))
    }

    @Test("NAV-012, NAV-060: a sheet without a stack is outside, whatever presents it")
    func aSheetWithoutAStackIsOutside() {
        let screen = Screen {
            NavigationStack {
                Text("Under").sheet(isPresented: .constant(true)) {
                    Text("In the sheet")
                        .navigationDestination(for: String.self) { Text($0) }
                        .navigationDestination(isPresented: .constant(true)) { Text("pushed") }
                        .navigationDestination(item: .constant(1)) { Text("\($0)") }
                }
            }
        }
        #expect(screen.texts == ["Under", "In the sheet"])
        #expect(Set(screen.issues.map(\.kind)) == outside("String", "isPresented", "Int"))
    }

    private func outside(_ types: String...) -> Set<RuntimeIssue.Kind> {
        Set(types.map { .destinationOutsideContainer(type: $0) })
    }

    @Test("NAV-062: a value without a destination shows a placeholder; Back works")
    func aMissingDestinationIsAPlaceholder() throws {
        let path = Recorded(NavigationPath())
        path.value.append(2.5)
        let screen = Screen { MixedStack(path.binding) }
        #expect(screen.texts == ["No destination for Double"])
        #expect(
            screen.issues.map(\.kind) == [
                .missingDestination(type: "Double", known: ["Int", "String"])
            ])
        try screen.back()
        #expect(screen.title == "Mixed")
        #expect(path.value.isEmpty)
    }

    @Test("NAV-063, B03: a link without a reachable registration is disabled, with an issue")
    func aLinkThatLeadsNowhereIsDisabled() {
        let screen = Screen { NavigationStack { NavigationLink("Go", value: 1) } }
        #expect(throws: ScreenError.self) { try screen.press("Go") }
        #expect(
            screen.issues.map(\.kind) == [
                .unreachableDestination(type: "Int", link: "Go", known: [])
            ])
    }
}

private enum Panel: Hashable { case orders }

private struct ConditionalDestination: View {
    let path: Binding<NavigationPath>
    let isThere: Recorded<Bool>

    var body: some View {
        NavigationStack(path: path) {
            if isThere.value {
                Text("Root").navigationDestination(for: Int.self) { Text("shown \($0)") }
            } else {
                Text("Root")
            }
        }
    }
}

private struct CapturingRoot: View {
    let name: Recorded<String>

    var body: some View {
        NavigationStack {
            Root(name: name)
        }
    }

    struct Root: View {
        let name: Recorded<String>

        var body: some View {
            let name = name.value
            NavigationLink("Go", value: 1)
                .navigationDestination(for: Int.self) { Named(name: "\(name) \($0)") }
        }
    }

    struct Named: View {
        let name: String
        @State private var taps = 0

        var body: some View {
            VStack {
                Text(name)
                Text("taps \(taps)")
                Button("Tap") { taps += 1 }
            }
        }
    }
}
