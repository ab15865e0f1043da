// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor struct ContextMenuTests {
    @Test func aContextMenuOfARowIsPartOfTheRow() throws {
        let larder = Larder()
        let screen = Screen { LarderList(larder: larder) }
        try screen.choose("Eat", in: "Milk")
        #expect(larder.eaten == ["Milk"])
        #expect(screen.texts == ["Bread", "Milk", "Milk is gone"])
    }

    @Test func anEntryThatSeveralRowsHaveIsAskedForByItsRow() {
        let screen = Screen { LarderList(larder: Larder()) }
        #expect(throws: ScreenError.self) { try screen.press("Eat") }
    }

    @Test func aContextMenuFollowsItsView() throws {
        let larder = Larder()
        let screen = Screen { LarderList(larder: larder) }
        try screen.choose("Eat", in: "Milk")
        try screen.choose("Buy", in: "Milk")
        #expect(larder.eaten.isEmpty)
    }

    @Test func aContextMenuOutsideOfListsComesAfterItsView() throws {
        let larder = Larder()
        let screen = Screen {
            Text("Jar").contextMenu {
                Button("Open") { larder.eaten.append("Jar") }
            } preview: {
                Text("preview")
            }
        }
        try screen.press("Open")
        #expect(larder.eaten == ["Jar"])
        #expect(screen.texts == ["Jar"])
        #expect(screen.outline.contains("text \"Jar\"\n  context menu\n    menu item"))
    }

    @Test func aContextMenuThatGoesTakesItsEntriesWithIt() throws {
        let screen = Screen { WithAndWithout() }
        #expect(screen.outline.contains("context menu"))
        try screen.press("Without")
        #expect(!screen.outline.contains("context menu"))
    }
}

@MainActor @Observable private final class Larder {
    var eaten: [String] = []
}

private struct LarderList: View {
    let larder: Larder

    var body: some View {
        List(["Bread", "Milk"], id: \.self) { name in
            Text(name).contextMenu {
                if larder.eaten.contains(name) {
                    Button("Buy") { larder.eaten.removeAll { $0 == name } }
                } else {
                    Button("Eat") { larder.eaten.append(name) }
                }
            }
        }
        if let last = larder.eaten.last { Text("\(last) is gone") }
    }
}

private struct WithAndWithout: View {
    @State private var isWith = true

    var body: some View {
        List {
            if isWith {
                Text("Row").contextMenu { Button("Do") {} }
            } else {
                Text("Row")
            }
        }
        Button("Without") { isWith = false }
    }
}

@MainActor struct SelectionMenuTests {
    @Test func aMenuIsAboutTheSelectionWhereItsRowIsSelected() throws {
        let screen = Screen { Planner() }
        try screen.choose("Delete 1", in: "Sow")
        #expect(screen.texts.last == "deleted sow")
        try screen.press("Both")
        try screen.choose("Delete 2", in: "Sow")
        #expect(screen.texts.last == "deleted reap sow")
    }

    @Test func theMenuOfAnotherRowIsAboutThatRow() throws {
        let screen = Screen { Planner() }
        try screen.press("Sow")
        try screen.choose("Delete 1", in: "Reap")
        #expect(screen.texts.last == "deleted reap")
    }

    @Test func aPressOnWhatIsSelectedIsThePrimaryAction() throws {
        let screen = Screen { Planner() }
        try screen.press("Sow")
        #expect(screen.texts.last == "deleted nothing")
        try screen.press("Sow")
        #expect(screen.texts.last == "opened sow")
    }
}

private struct Planner: View {
    @State private var selected: Set<String> = []
    @State private var last = "deleted nothing"

    var body: some View {
        Button("Both") { selected = ["sow", "reap"] }
        List(selection: $selected) {
            Text("Sow").tag("sow")
            Text("Reap").tag("reap")
        }
        .contextMenu(forSelectionType: String.self) { ids in
            Button("Delete \(ids.count)") { last = "deleted \(written(ids))" }
        } primaryAction: { ids in
            last = "opened \(written(ids))"
        }
        Text(last)
    }

    private func written(_ ids: Set<String>) -> String { ids.sorted().joined(separator: " ") }
}
