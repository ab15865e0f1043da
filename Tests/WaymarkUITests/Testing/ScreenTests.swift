// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Screen") struct ScreenTests {
    @Test("press finds links, buttons and rows by a person's words")
    func pressFindsWhatAPersonSees() throws {
        let picked = Recorded<Int?>(nil)
        let screen = Screen { Everything(picked: picked) }
        try screen.press("Save")
        #expect(screen.texts.contains("saved"))
        try screen.press("Row 2")
        #expect(picked.value == 2)
        #expect(screen.selection == "Row 2")
        try screen.press("Go on")
        #expect(screen.title == "There")
    }

    @Test("press prefers the exact label, then a text inside, then the identifier")
    func pressPrefersTheExactLabel() throws {
        let journal = Journal()
        let screen = Screen {
            Button("Chair") { journal.note("exact") }
            Button {
                journal.note("inside")
            } label: {
                Text("Chair")
                Text("40 €")
            }
            Button("Lamp") { journal.note("identified") }.accessibilityIdentifier("the-lamp")
            Button {
                journal.note("labelled")
            } label: {
                Image(systemName: "trash")
            }
            .accessibilityLabel("Remove")
        }
        for name in ["Chair", "40 €", "the-lamp", "Remove"] { try screen.press(name) }
        #expect(journal.read() == ["exact", "inside", "identified", "labelled"])
    }

    @Test("Finding nothing, two things, or something disabled says so and prints the outline")
    func errorsPrintTheOutline() throws {
        let screen = Screen {
            Button("Twice") {}
            Button("Twice") {}
            Button("Off") {}.disabled(true)
        }
        for (name, words) in [
            ("None", "nothing is called so"), ("Twice", "2 things"), ("Off", "disabled"),
        ] {
            let error = #expect(throws: ScreenError.self) { try screen.press(name) }
            #expect(error?.message.contains(words) == true)
            #expect(error?.description.contains(screen.outline) == true)
            #expect(error?.description.contains("'\(name)'") == true)
        }
        let none = #expect(throws: ScreenError.self) { try screen.press("None") }
        #expect(none?.message.contains("'Twice', 'Off'") == true)
    }

    @Test("type, toggle and choose act on what they are told")
    func typeToggleAndChoose() throws {
        let screen = Screen { Controls() }
        try screen.type("Ada", into: "Name")
        #expect(screen.texts.contains("name Ada"))
        try screen.type("Grace", into: "Name")
        #expect(screen.texts.contains("name Grace"))
        try screen.toggle("Loud")
        #expect(screen.texts.contains("loud true"))
        try screen.toggle("Loud")
        #expect(screen.texts.contains("loud false"))
        try screen.choose("Remove", in: "Second")
        #expect(screen.texts.contains("removed 2"))
        #expect(throws: ScreenError.self) { try screen.press("Remove") }
        #expect(throws: ScreenError.self) { try screen.type("x", into: "Nowhere") }
        #expect(throws: ScreenError.self) { try screen.toggle("Nothing") }
        #expect(throws: ScreenError.self) { try screen.choose("Remove", in: "Third") }
    }

    @Test("An issue that nobody read fails the test")
    func unreadIssuesFailTheTest() {
        withKnownIssue {
            let screen = Screen { NavigationLink("Go", value: 1) }
            #expect(screen.title == nil)
        } matching: { issue in
            "\(issue)".contains("unexpected runtime issue") && "\(issue)".contains("'Go'")
        }
    }

    @Test("Issues that were read do not fail the test; later ones do")
    func readIssuesDoNotFailTheTest() throws {
        let quiet = Screen { NavigationLink("Go", value: 1) }
        #expect(quiet.issues.count == 1)
        withKnownIssue {
            let path = Recorded(NavigationPath())
            path.value.append(1.5)
            let screen = Screen { MixedStack(path.binding) }
            #expect(screen.issues.count == 1)
            path.value.append(Character("c"))
            screen.resize(to: .compact)
        }
    }

    @Test("An app's issues fail the test as a view's do")
    func anAppsIssuesFailTheTest() {
        withKnownIssue {
            let screen = Screen(app: FaultyApp.self)
            #expect(screen.title == nil)
        }
    }

    @Test("compact and regular are what views read; resize changes it")
    func sizesAreRead() {
        struct SizeLabel: View {
            @Environment(\.horizontalSizeClass) private var size

            var body: some View { Text(size == .compact ? "compact" : "regular") }
        }
        let screen = Screen { SizeLabel() }
        #expect(screen.texts == ["compact"])
        screen.resize(to: .regular)
        #expect(screen.texts == ["regular"])
        #expect(Screen(.regular) { SizeLabel() }.texts == ["regular"])
    }

    @Test(
        "texts are in reading order, of all columns and the frontmost presentation, without what is hidden"
    )
    func textsAreInReadingOrder() {
        let screen = Screen(.regular) {
            NavigationSplitView {
                Text("side").navigationTitle("Side")
            } detail: {
                VStack {
                    Text("one")
                    Text("unseen").hidden()
                    HStack {
                        Text("two")
                        Text("three")
                    }
                }
            }
            .sheet(isPresented: .constant(true)) { Text("modal") }
        }
        #expect(screen.texts == ["Side", "side", "one", "two", "three", "modal"])
    }

    @Test("depth and canGoBack speak of the frontmost stack")
    func depthIsOfTheFrontmostStack() throws {
        let isOpen = Recorded(true)
        let screen = Screen {
            NumberStack(.constant([1, 2])).sheet(isPresented: isOpen.binding) {
                NavigationStack { NavigationLink("Go") { Text("Deep") } }
            }
        }
        #expect(screen.depth == 0)
        #expect(!screen.canGoBack)
        try screen.press("Go")
        #expect(screen.depth == 1)
        #expect(screen.canGoBack)
        isOpen.value = false
        screen.resize(to: .compact)
        #expect(screen.depth == 2)
    }

    @Test("settle waits for the tasks of the app")
    func settleWaitsForTasks() async {
        struct Loading: View {
            let gate: Gate
            @State private var text = "loading"

            var body: some View {
                Text(text).task {
                    await gate.pass()
                    text = "loaded"
                }
            }
        }
        let gate = Gate()
        let screen = Screen { Loading(gate: gate) }
        #expect(screen.texts == ["loading"])
        gate.open()
        await screen.settle()
        #expect(screen.texts == ["loaded"])
    }

    @Test("selection is the label of the selected row, of a presentation's list too")
    func selectionIsTheLabel() {
        let screen = Screen {
            List(["a", "b"], id: \.self, selection: .constant(Set(["b"]))) { Text("Letter \($0)") }
        }
        #expect(screen.selection == "Letter b")
        #expect(Screen { Text("x") }.selection == nil)
    }
}

private struct FaultyApp: App {
    var body: some Scene {
        WindowGroup { NavigationLink("Go", value: 1) }
    }
}

private struct Everything: View {
    let picked: Recorded<Int?>
    @State private var isSaved = false

    var body: some View {
        NavigationStack {
            VStack {
                if isSaved { Text("saved") }
                Button("Save") { isSaved = true }
                NavigationLink("Go on") { Text("x").navigationTitle("There") }
                List([1, 2], id: \.self, selection: picked.binding) { Text("Row \($0)") }
            }
        }
    }
}

private struct Controls: View {
    @State private var name = ""
    @State private var isLoud = false
    @State private var removed = 0

    var body: some View {
        List {
            Section("First") {
                TextField("Name", text: $name)
                Toggle("Loud", isOn: $isLoud)
                Button("Remove") { removed = 1 }
            }
            Section("Second") {
                Button("Remove") { removed = 2 }
            }
            Text("name \(name)")
            Text("loud \(isLoud)")
            Text("removed \(removed)")
        }
    }
}
