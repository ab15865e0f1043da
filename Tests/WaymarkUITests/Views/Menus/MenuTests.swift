// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor struct MenuTests {
    @Test func anEntryRunsItsAction() throws {
        let log = MenuLog()
        let screen = Screen {
            Menu("Edit") {
                Button("Rename") { log.done.append("rename") }
                Button("Delete", role: .destructive) { log.done.append("delete") }
            }
        }
        try screen.press("Rename")
        try screen.choose("Delete", in: "Edit")
        #expect(log.done == ["rename", "delete"])
        #expect(screen.outline.contains("menu item destructive"))
    }

    @Test func whatIsInAClosedMenuIsNotRead() {
        let screen = Screen { Menu("Edit") { Button("Rename") {} } }
        #expect(screen.texts == ["Edit"])
    }

    @Test func whatIsInSightIsMeantBeforeAnEntry() throws {
        let log = MenuLog()
        let screen = Screen {
            Menu("Edit") { Button("Rename") { log.done.append("entry") } }
            Button("Rename") { log.done.append("button") }
        }
        try screen.press("Rename")
        #expect(log.done == ["button"])
    }

    @Test func aPrimaryActionIsThePressOnTheLabel() throws {
        let log = MenuLog()
        let screen = Screen {
            Menu("Add") {
                Button("Add twice") { log.done.append("twice") }
            } primaryAction: {
                log.done.append("once")
            }
        }
        try screen.press("Add")
        try screen.press("Add twice")
        #expect(log.done == ["once", "twice"])
    }

    @Test func aMenuWithoutAPrimaryActionDoesNothingByItself() throws {
        let screen = Screen { Menu("Edit", systemImage: "pencil") { Button("Rename") {} } }
        try screen.press("Edit")
        #expect(screen.texts == ["Edit"])
    }

    @Test func aToggleInAMenuIsAnEntryThatIsOnOrOff() throws {
        let screen = Screen { MenuOfEverything() }
        #expect(screen.outline.contains("menu item off\n"))
        try screen.press("Grid")
        #expect(screen.outline.contains("menu item on\n"))
        #expect(screen.texts.contains("grid true"))
    }

    @Test func aPickerInAMenuIsAGroupOfEntries() throws {
        let screen = Screen { MenuOfEverything() }
        #expect(screen.outline.contains("menu group \"Sort\""))
        try screen.press("By size")
        #expect(screen.texts.contains("sort size"))
        try screen.choose("By name", in: "Sort")
        #expect(screen.texts.contains("sort name"))
    }

    @Test func aSectionInAMenuIsANamedGroup() {
        let screen = Screen { MenuOfEverything() }
        #expect(screen.outline.contains("menu group \"View\""))
        #expect(!screen.outline.contains("section"))
    }

    @Test func aMenuInAMenuIsAnEntryThatOpensIt() throws {
        let screen = Screen { MenuOfEverything() }
        try screen.press("To the attic")
        #expect(screen.texts.contains("moved"))
    }

    @Test func aLinkInAMenuLeadsOn() throws {
        let screen = Screen {
            NavigationStack {
                Menu("Go") { NavigationLink("Attic", value: "attic") }
                    .navigationDestination(for: String.self) { Text("in the \($0)") }
            }
        }
        try screen.press("Attic")
        #expect(screen.texts.contains("in the attic"))
    }

    @Test func aDisabledMenuCannotBeOpened() {
        let screen = Screen { Menu("Edit") { Button("Rename") {} }.disabled(true) }
        #expect(screen.outline.contains("menu button disabled"))
        #expect(throws: ScreenError.self) { try screen.press("Rename") }
    }

    @Test func aMenuInABarShowsTitlesInItsEntries() throws {
        let log = MenuLog()
        let screen = Screen {
            NavigationStack {
                Text("here").toolbar {
                    ToolbarItem {
                        Menu("More", systemImage: "ellipsis") {
                            Button("Share", systemImage: "star") { log.done.append("share") }
                        }
                    }
                }
            }
        }
        try screen.press("Share")
        #expect(log.done == ["share"])
        #expect(screen.outline.contains("text \"Share\""))
    }

    @Test func aStyleOfAnAppsOwnDrawsTheMenu() throws {
        let screen = Screen {
            Menu("Edit") { Button("Rename") {} }.menuStyle(FramedMenuStyle())
        }
        #expect(screen.texts == ["framed", "Edit"])
        try screen.press("Rename")
    }

    @Test func buttonStylesAroundAMenuDoNotReachItsEntries() {
        let screen = Screen {
            Menu("Edit") { Button("Rename") {} }.buttonStyle(ShoutingButtonStyle())
        }
        #expect(screen.texts == ["!", "Edit"])
        #expect(screen.outline.components(separatedBy: "text \"!\"").count == 2)
    }
}

@MainActor private final class MenuLog {
    var done: [String] = []
}

private struct MenuOfEverything: View {
    @State private var isGrid = false
    @State private var sort = "name"
    @State private var isMoved = false

    var body: some View {
        Text("grid \(isGrid)")
        Text("sort \(sort)")
        if isMoved { Text("moved") }
        Menu("Options") {
            Section("View") { Toggle("Grid", isOn: $isGrid) }
            Picker("Sort", selection: $sort) {
                Text("By name").tag("name")
                Text("By size").tag("size")
            }
            Divider()
            Menu("Move") { Button("To the attic") { isMoved = true } }
        }
    }
}

private struct FramedMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("framed")
        Menu(configuration)
    }
}

private struct ShoutingButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("!")
        configuration.label
    }
}
