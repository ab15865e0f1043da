// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Tests that containers which leave the tree leave nothing alive.
@MainActor @Suite("Containers that leave the tree") struct DepartureTests {
    @Test(
        "NAV-179: a container that leaves takes the objects of all its screens along",
        arguments: Departing.allCases)
    func objectsGoWithTheirContainer(_ container: Departing) {
        let census = Census()
        let isIn = Recorded(false)
        let screen = Screen(container.size) {
            Live {
                if isIn.value { container.view(census) } else { Text("out") }
            }
        }
        for _ in 1...100 {
            screen.change { isIn.value = true }
            #expect(census.living > 0)
            screen.change { isIn.value = false }
            guard census.living == 0 else { break }
        }
        #expect(census.living == 0)
        #expect(census.born >= 100)
        #expect(screen.texts == ["out"])
    }

    @Test("NAV-179: a screen that a person went to and a field that was used go as well")
    func whatWasUsedGoes() throws {
        let census = Census()
        let isIn = Recorded(true)
        let screen = Screen {
            Live {
                if isIn.value {
                    NavigationStack {
                        List {
                            NavigationLink("Go") { OwningView(name: "pushed", census: census) }
                            OwningView(name: "root", census: census)
                        }
                        .navigationTitle("Root")
                    }
                } else {
                    Text("out")
                }
            }
        }
        try screen.press("Go")
        try screen.press("Press pushed")
        try screen.type("words", into: "Field pushed")
        #expect(census.living == 2)
        try screen.back()
        #expect(screen.title == "Root")
        screen.change { isIn.value = false }
        #expect(screen.title == nil)
        #expect(census.living == 0)
    }
}

/// Containers, each with a view that owns an object wherever it has a place for one.
enum Departing: CaseIterable {
    case stack, pushedByValue, pushedByFlag, pushedByItem, legacyView, legacyFlag, splitView
    case collapsedSplitView, tabs, tabsBehind, sheet, cover, popover, alert, dialog, inspector, list
    case searched, stackInTabs, tabsInStack, stackInSheet, toolbar, menu, disclosure, modifier

    var size: SizeClass {
        switch self {
        case .splitView, .popover, .inspector, .legacyView: .regular
        default: .compact
        }
    }

    @MainActor @ViewBuilder func view(_ census: Census) -> some View {
        let owner = OwningView(name: "here", census: census)
        switch self {
        case .stack, .pushedByValue, .pushedByFlag, .pushedByItem, .legacyView, .legacyFlag,
            .splitView, .collapsedSplitView:
            navigation(owner)
        case .sheet, .cover, .popover, .alert, .dialog, .inspector, .stackInSheet:
            presentation(owner)
        case .tabs, .tabsBehind, .stackInTabs, .tabsInStack: tabs(owner)
        default: others(owner)
        }
    }

    @MainActor @ViewBuilder private func navigation(_ owner: OwningView) -> some View {
        switch self {
        case .stack: NavigationStack { owner }
        case .pushedByValue:
            NavigationStack(path: .constant([1, 2])) {
                owner.navigationDestination(for: Int.self) { _ in owner }
            }
        case .pushedByFlag:
            NavigationStack {
                owner.navigationDestination(isPresented: .constant(true)) { owner }
            }
        case .pushedByItem:
            NavigationStack { owner.navigationDestination(item: .constant(1)) { _ in owner } }
        case .legacyView:
            NavigationView {
                owner
                owner
            }
        case .legacyFlag:
            DepartingLink(owner: owner)
        default:
            NavigationSplitView {
                owner
            } content: {
                owner
            } detail: {
                NavigationStack { owner }
            }
        }
    }

    @MainActor @ViewBuilder private func presentation(_ owner: OwningView) -> some View {
        let isOn = Binding.constant(true)
        switch self {
        case .sheet: owner.sheet(isPresented: isOn) { owner }
        case .cover: owner.fullScreenCover(isPresented: isOn) { owner }
        case .popover: owner.popover(isPresented: isOn) { owner }
        case .alert:
            owner.alert("Alert", isPresented: isOn) {
            } message: {
                owner
            }
        case .dialog: owner.confirmationDialog("Choice", isPresented: isOn) { owner }
        case .inspector: NavigationStack { owner.inspector(isPresented: isOn) { owner } }
        default: owner.sheet(isPresented: isOn) { NavigationStack { owner } }
        }
    }

    @MainActor @ViewBuilder private func tabs(_ owner: OwningView) -> some View {
        switch self {
        case .tabs: TabView { owner.tabItem { Text("A") } }
        case .tabsBehind:
            TabView(selection: .constant(2)) {
                owner.tabItem { Text("A") }.tag(1)
                owner.tabItem { Text("B") }.tag(2)
            }
        case .stackInTabs: TabView { NavigationStack { owner }.tabItem { Text("A") } }
        default: NavigationStack { TabView { owner.tabItem { Text("A") } } }
        }
    }

    @MainActor @ViewBuilder private func others(_ owner: OwningView) -> some View {
        switch self {
        case .list:
            List {
                Section { owner.swipeActions { owner } }
            }
        case .searched:
            NavigationStack { owner.searchable(text: .constant("words")) }
        case .toolbar: NavigationStack { Text("here").toolbar { owner } }
        case .menu:
            Menu("More") { owner }
                .contextMenu { owner }
        case .disclosure: DisclosureGroup("More", isExpanded: .constant(true)) { owner }
        default: Text("here").modifier(Owning(census: census(of: owner)))
        }
    }

    private func census(of owner: OwningView) -> Census { owner.census }
}

/// A link whose flag is on from the start.
private struct DepartingLink: View {
    let owner: OwningView

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            NavigationLink("Go", isActive: .constant(true)) { owner }
        }
        .navigationViewStyle(.stack)
    }
}

/// A view that owns an object, and can be used.
struct OwningView: View {
    let name: String
    let census: Census
    @StateObject private var inhabitant: Inhabitant
    @State private var words = ""

    init(name: String, census: Census) {
        self.name = name
        self.census = census
        _inhabitant = StateObject(wrappedValue: Inhabitant(census))
    }

    var body: some View {
        Button("Press \(name)") { words = "pressed" }
        TextField("Field \(name)", text: $words)
    }
}

private struct Owning: ViewModifier {
    @StateObject private var inhabitant: Inhabitant

    init(census: Census) { _inhabitant = StateObject(wrappedValue: Inhabitant(census)) }

    func body(content: Content) -> some View { content }
}
