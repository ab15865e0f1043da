// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

@MainActor @Suite("Toolbars") struct ToolbarTests {
    @Test("NAV-220: items belong to their screen; a push replaces them, a pop restores them")
    func itemsBelongToTheirScreen() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") {
                    Text("There").toolbar { ToolbarItem { SwiftUI.Button("Inner") {} } }
                }
                .toolbar { ToolbarItem { SwiftUI.Button("Outer") {} } }
            }
        }
        #expect(screen.texts == ["Outer", "Go"])
        try screen.press("Go")
        #expect(screen.texts == ["Inner", "There"])
        try screen.back()
        #expect(screen.texts == ["Outer", "Go"])
    }

    @Test("NAV-220: items of several toolbars of one screen accumulate")
    func itemsAccumulate() {
        let screen = Screen {
            NavigationStack {
                VStack {
                    Text("x").toolbar {
                        ToolbarItem(placement: .bottomBar) { SwiftUI.Button("One") {} }
                    }
                }
                .toolbar { SwiftUI.Button("Two") {} }
            }
        }
        #expect(Set(items(screen)) == ["bottomBar One", "automatic Two"])
    }

    @Test("NAV-220: a condition may be all that a toolbar with an identifier holds")
    func aConditionInACustomizableToolbar() {
        let isOn = Recorded(false)
        let screen = Screen {
            Live {
                NavigationStack {
                    Text("x").toolbar(id: "main") {
                        if isOn.value { ToolbarItem(id: "one") { SwiftUI.Button("One") {} } }
                    }
                }
            }
        }
        #expect(items(screen).isEmpty)
        screen.change { isOn.value = true }
        #expect(items(screen) == ["automatic One"])
    }

    @Test("NAV-220: a toolbar without items adds none")
    func anEmptyToolbarAddsNothing() {
        let screen = Screen { NavigationStack { Text("x").toolbar {} } }
        #expect(items(screen).isEmpty)
        #expect(screen.outline == Screen { NavigationStack { Text("x") } }.outline)
    }

    @Test("NAV-220: an item acts on its screen's state and follows it")
    func itemsActOnState() throws {
        struct Counting: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    Text("count \(count)").toolbar {
                        ToolbarItem(placement: .primaryAction) {
                            SwiftUI.Button("Add \(count)") { count += 1 }
                        }
                    }
                }
            }
        }
        let screen = Screen { Counting() }
        try screen.press("Add 0")
        #expect(screen.texts == ["Add 1", "count 1"])
    }

    @Test("NAV-220: conditional items come and go")
    func conditionalItems() throws {
        struct Editing: View {
            @State private var isEditing = false

            var body: some View {
                NavigationStack {
                    SwiftUI.Toggle("Edit", isOn: $isEditing).toolbar {
                        if isEditing {
                            ToolbarItem(placement: .confirmationAction) {
                                SwiftUI.Button("Done") {}
                            }
                        }
                        ToolbarItem { SwiftUI.Button("Help") {} }
                    }
                }
            }
        }
        let screen = Screen { Editing() }
        #expect(items(screen) == ["automatic Help"])
        try screen.toggle("Edit")
        #expect(items(screen) == ["confirmationAction Done", "automatic Help"])
        try screen.toggle("Edit")
        #expect(items(screen) == ["automatic Help"])
    }

    @Test("NAV-221: groups share a placement; placements have their names")
    func groupsShareAPlacement() {
        let screen = Screen {
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItemGroup(placement: .topBarLeading) {
                        SwiftUI.Button("A") {}
                        SwiftUI.Button("B") {}
                    }
                    ToolbarItem(placement: .cancellationAction) { SwiftUI.Button("C") {} }
                }
            }
        }
        #expect(items(screen) == ["leading A B", "cancellationAction C"])
    }

    @Test("NAV-225: a leading item supplements the back button")
    func leadingItemsSupplementTheBackButton() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") {
                    Text("There").toolbar {
                        ToolbarItem(placement: .topBarLeading) { SwiftUI.Button("Menu") {} }
                    }
                }
            }
        }
        try screen.press("Go")
        #expect(items(screen) == ["leading Menu"])
        #expect(screen.canGoBack)
    }

    @Test("NAV-228: the older bar items are shown beside a toolbar's, the outer ones first")
    func olderItemsAreShownToo() {
        let isOuter = Screen {
            NavigationStack { Text("x").modifier(NewItem()).modifier(OlderItems()) }
        }
        #expect(items(isOuter) == ["leading Old", "trailing Older", "leading New"])
        let isInner = Screen {
            NavigationStack { Text("x").modifier(OlderItems()).modifier(NewItem()) }
        }
        #expect(items(isInner) == ["leading New", "leading Old", "trailing Older"])
    }

    private func items(_ screen: WaymarkTesting.Screen) -> [String] {
        var items: [String] = []
        screen.session.root.forEach { element in
            if case .toolbarItem(let placement) = element.role {
                items.append("\(placement) \(element.label)")
            }
        }
        return items
    }
}

private struct OlderItems: ViewModifier {
    func body(content: Content) -> some View {
        content.navigationBarItems(
            leading: SwiftUI.Button("Old") {}, trailing: SwiftUI.Button("Older") {})
    }
}

private struct NewItem: ViewModifier {
    func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItem(placement: .topBarLeading) { SwiftUI.Button("New") {} }
        }
    }
}
