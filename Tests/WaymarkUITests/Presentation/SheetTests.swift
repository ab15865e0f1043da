// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@testable import WaymarkTesting

@MainActor @Suite("Sheets and covers") struct SheetTests {
    @Test("NAV-285: a flag opens it; a person's closing writes false, then 'onDismiss' runs")
    func aFlagOpensASheet() throws {
        let journal = Journal()
        let isOpen = Recorded(false)
        let screen = Screen {
            FlagSheet(isOpen: isOpen) { journal.note("dismissed \(isOpen.value)") }
        }
        #expect(screen.texts == ["Under"])
        isOpen.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["Under", "In the sheet"])
        try screen.dismiss()
        #expect(isOpen.writes == [false])
        #expect(journal.read() == ["dismissed false"])
        #expect(screen.texts == ["Under"])
        #expect(throws: ScreenError.self) { try screen.dismiss() }
    }

    @Test("NAV-285: the program closes it without a write of the framework's; 'onDismiss' runs")
    func theProgramCloses() {
        let journal = Journal()
        let isOpen = Recorded(true)
        let screen = Screen { FlagSheet(isOpen: isOpen) { journal.note("dismissed") } }
        isOpen.value = false
        screen.resize(to: .compact)
        #expect(screen.texts == ["Under"])
        #expect(isOpen.writes.isEmpty)
        #expect(journal.read() == ["dismissed"])
    }

    @Test(
        "NAV-285: another item is another sheet; the same item with other content is updated in place"
    )
    func itemsByIdentity() throws {
        let item = Recorded<Article?>(Article(id: 1, name: "Chair"))
        let screen = Screen { ItemSheet(item: item) }
        try screen.press("Tap")
        #expect(screen.texts == ["Under", "Chair", "taps 1", "Tap"])
        item.value?.name = "Table"
        screen.resize(to: .compact)
        #expect(screen.texts == ["Under", "Table", "taps 1", "Tap"])
        item.value = Article(id: 2, name: "Lamp")
        screen.resize(to: .compact)
        #expect(screen.texts == ["Under", "Lamp", "taps 0", "Tap"])
        try screen.dismiss()
        #expect(item.writes == [nil])
    }

    @Test("NAV-285: the sheet follows the state of its presenter")
    func theSheetFollowsItsPresenter() throws {
        struct Counting: View {
            @State private var count = 0
            @State private var isOpen = true

            var body: some View {
                Text("under \(count)").sheet(isPresented: $isOpen) {
                    Button("Add to \(count)") { count += 1 }
                }
            }
        }
        let screen = Screen { Counting() }
        try screen.press("Add to 0")
        #expect(screen.texts == ["under 1", "Add to 1"])
    }

    @Test("NAV-285: while a sheet is open, what is under it cannot be touched")
    func whatIsUnderCannotBeTouched() throws {
        let screen = Screen {
            Button("Below") {}.sheet(isPresented: .constant(true)) { Text("Above") }
        }
        #expect(throws: ScreenError.self) { try screen.press("Below") }
    }

    @Test("NAV-027: a binding that refuses keeps its sheet")
    func aRefusingBindingKeepsItsSheet() throws {
        let isOpen = Recorded(true)
        isOpen.refuses = true
        let screen = Screen { FlagSheet(isOpen: isOpen) {} }
        try screen.dismiss()
        #expect(screen.texts == ["Under", "In the sheet"])
        #expect(screen.issues.map(\.kind) == [.refusedWrite(of: "isPresented")])
    }

    @Test("NAV-289: popping a screen closes its modal and resets the binding")
    func poppingClosesTheModal() {
        let path = Recorded([1])
        let isOpen = Recorded(true)
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) { _ in
                    FlagSheet(isOpen: isOpen) {}
                }
            }
        }
        #expect(screen.texts == ["Under", "In the sheet"])
        path.value = []
        screen.resize(to: .compact)
        #expect(screen.texts == ["Root"])
        #expect(isOpen.value == false)
    }

    @Test("NAV-289: a modal that goes with its screen calls 'onDismiss' once")
    func aModalThatGoesWithItsScreenIsDismissed() {
        let path = Recorded([1])
        let isOpen = Recorded(true)
        let journal = Journal()
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) { _ in
                    FlagSheet(isOpen: isOpen) { journal.note("dismissed \(isOpen.value)") }
                }
            }
        }
        screen.change { path.value = [] }
        #expect(screen.texts == ["Root"])
        #expect(isOpen.writes == [false])
        #expect(journal.read() == ["dismissed false"])
    }

    @Test("NAV-285, NAV-289: of modals that go with a screen the inner calls 'onDismiss' first")
    func ofModalsThatGoWithAScreenTheInnerCallsFirst() {
        let path = Recorded([1])
        let outer = Recorded(true)
        let inner = Recorded(true)
        let journal = Journal()
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) { _ in
                    NestedSheets(outer: outer, inner: inner, journal: journal)
                }
            }
        }
        screen.change { path.value = [] }
        #expect(screen.texts == ["Root"])
        #expect(outer.writes == [false])
        #expect(inner.writes == [false])
        #expect(journal.read() == ["inner", "outer"])
    }

    @Test(
        "NAV-289: a column that is left while collapsed closes its modals, as a popped screen does")
    func aColumnThatIsLeftClosesItsModals() {
        let letter = Recorded<String?>("a")
        let outer = Recorded(true)
        let inner = Recorded(true)
        let journal = Journal()
        let screen = Screen {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
            } detail: {
                NestedSheets(outer: outer, inner: inner, journal: journal)
            }
        }
        #expect(screen.texts == ["Under", "In the sheet"])
        screen.change { letter.value = nil }
        #expect(screen.texts == ["Letter a", "Letter b"])
        #expect(outer.writes == [false])
        #expect(inner.writes == [false])
        #expect(journal.read() == ["inner", "outer"])
        screen.change { letter.value = "b" }
        #expect(screen.texts == ["Under"])
    }

    @Test("NAV-130, NAV-289: a modal stays while its column is shown beside others, and resized")
    func aModalOfAColumnStaysWithItsColumn() {
        let letter = Recorded<String?>("a")
        let isOpen = Recorded(true)
        let screen = Screen(.regular) {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
            } detail: {
                FlagSheet(isOpen: isOpen) {}
            }
        }
        screen.change { letter.value = nil }
        screen.resize(to: .compact)
        #expect(screen.texts.last == "In the sheet")
        #expect(isOpen.writes.isEmpty)
    }

    @Test("NAV-285: a modal that goes with the one around it calls 'onDismiss' once, before that")
    func aModalThatGoesWithItsOuterOneIsDismissed() {
        let outer = Recorded(true)
        let inner = Recorded(true)
        let journal = Journal()
        let screen = Screen { NestedSheets(outer: outer, inner: inner, journal: journal) }
        screen.change { outer.value = false }
        #expect(inner.writes == [false])
        #expect(journal.read() == ["inner", "outer"])
    }

    @Test("NAV-287: a modifier that leaves the tree closes its modal, and keeps its binding")
    func aModifierThatLeavesClosesItsModal() {
        let isThere = Recorded(true)
        let isOpen = Recorded(true)
        let screen = Screen { ConditionalSheet(isThere: isThere, isOpen: isOpen) }
        #expect(screen.texts == ["Under", "In the sheet"])
        isThere.value = false
        screen.resize(to: .compact)
        #expect(screen.texts == ["Bare"])
        #expect(isOpen.writes.isEmpty)
    }

    @Test(
        "NAV-285, NAV-287: a modal that goes with its modifier or view calls 'onDismiss' once",
        arguments: SheetExit.allCases)
    func aModalThatGoesWithItsModifierIsDismissed(leaving: SheetExit) {
        let isThere = Recorded(true)
        let outer = Recorded(true)
        let inner = Recorded(true)
        let journal = Journal()
        let screen = Screen {
            SheetsThatLeave(
                leaving: leaving, isThere: isThere, outer: outer, inner: inner, journal: journal)
        }
        #expect(screen.texts == ["Under", "In the sheet"])
        screen.change { isThere.value = false }
        #expect(screen.texts == (leaving == .view ? ["Bare"] : ["Under"]))
        #expect(journal.read() == ["inner", "outer"])
        #expect(outer.writes.isEmpty && inner.writes.isEmpty)
        screen.change { outer.value = false }
        #expect(journal.read() == [])
    }

    @Test("NAV-287: a modal that is not up calls no 'onDismiss' as its modifier leaves")
    func aModalThatIsNotUpIsNotDismissed() {
        let isThere = Recorded(true)
        let journal = Journal()
        let screen = Screen {
            SheetsThatLeave(
                leaving: .modifier, isThere: isThere, outer: Recorded(false),
                inner: Recorded(false), journal: journal)
        }
        screen.change { isThere.value = false }
        #expect(screen.texts == ["Under"])
        #expect(journal.read() == [])
    }

    @Test("NAV-285: a window that closes dismisses nothing")
    func aClosingWindowDismissesNothing() {
        let journal = Journal()
        let isOpen = Recorded(true)
        let screen = Screen { FlagSheet(isOpen: isOpen) { journal.note("dismissed") } }
        screen.session.close()
        #expect(journal.read() == [])
        #expect(isOpen.writes.isEmpty)
    }

    @Test("NAV-290: a modal inherits the environment, and its 'isPresented' is true")
    func aModalInheritsTheEnvironment() {
        let screen = Screen {
            Text("Under")
                .sheet(isPresented: .constant(true)) {
                    PresentedLabel()
                    ShopLabel()
                }
                .environment(Shop(name: "Ours"))
        }
        #expect(screen.texts == ["Under", "true", "Ours"])
    }

    @Test("NAV-011: a stack in a modal is one of its own")
    func aStackInAModal() throws {
        let outer = Recorded([Int]())
        let screen = Screen {
            NumberStack(outer.binding).sheet(isPresented: .constant(true)) {
                NavigationStack {
                    NavigationLink("Inside", value: "w").navigationTitle("Modal")
                        .navigationDestination(for: String.self) {
                            Text("word \($0)").navigationTitle("Deep")
                        }
                }
            }
        }
        #expect(screen.title == "Modal")
        try screen.press("Inside")
        #expect(screen.title == "Deep")
        #expect(screen.depth == 1)
        try screen.back()
        #expect(screen.title == "Modal")
        #expect(outer.writes.isEmpty)
    }

    @Test("NAV-292: a cover is a modal that no gesture closes")
    func aCoverIsClosedByItsButtons() throws {
        let isOpen = Recorded(true)
        let screen = Screen {
            Text("Under").fullScreenCover(isPresented: isOpen.binding) {
                Button("Done") { isOpen.value = false }
            }
        }
        #expect(throws: ScreenError.self) { try screen.dismiss() }
        try screen.press("Done")
        #expect(screen.texts == ["Under"])
    }

    @Test("RES-013: nested modals open at once and close from the top")
    func nestedModals() throws {
        let outer = Recorded(true)
        let inner = Recorded(true)
        let screen = Screen {
            Text("Under").sheet(isPresented: outer.binding) {
                Text("Outer").sheet(isPresented: inner.binding) { Text("Inner") }
            }
        }
        #expect(screen.texts == ["Under", "Inner"])
        try screen.dismiss()
        #expect(screen.texts == ["Under", "Outer"])
        #expect(outer.value)
        inner.value = true
        screen.resize(to: .compact)
        outer.value = false
        screen.resize(to: .compact)
        #expect(screen.texts == ["Under"])
        #expect(inner.value == false)
    }

    @Test("NAV-179: a modal's objects are released when it closes")
    func objectsOfModalsAreReleased() throws {
        let census = Census()
        let isOpen = Recorded(true)
        let screen = Screen {
            Text("Under").sheet(isPresented: isOpen.binding) {
                Inhabited(census: census, name: "In")
            }
        }
        #expect(census.living == 1)
        try screen.dismiss()
        #expect(census.living == 0)
    }
}

private struct FlagSheet: View {
    let isOpen: Recorded<Bool>
    let onDismiss: () -> Void

    var body: some View {
        Text("Under").sheet(isPresented: isOpen.binding, onDismiss: onDismiss) {
            Text("In the sheet")
        }
    }
}

/// A sheet in a sheet.
private struct NestedSheets: View {
    let outer: Recorded<Bool>
    let inner: Recorded<Bool>
    let journal: Journal

    var body: some View {
        Text("Under").sheet(isPresented: outer.binding, onDismiss: { journal.note("outer") }) {
            FlagSheet(isOpen: inner) { journal.note("inner") }
        }
    }
}

/// The part that leaves the tree while a sheet in a sheet is up.
enum SheetExit: CaseIterable { case modifier, cover, view }

private struct SheetsThatLeave: View {
    let leaving: SheetExit
    let isThere: Recorded<Bool>
    let outer: Recorded<Bool>
    let inner: Recorded<Bool>
    let journal: Journal

    var body: some View {
        if !isThere.value {
            Text(leaving == .view ? "Bare" : "Under")
        } else if leaving == .cover {
            Text("Under").fullScreenCover(
                isPresented: outer.binding, onDismiss: { journal.note("outer") }
            ) {
                FlagSheet(isOpen: inner) { journal.note("inner") }
            }
        } else {
            NestedSheets(outer: outer, inner: inner, journal: journal)
        }
    }
}

private struct Article: Identifiable, Equatable {
    let id: Int
    var name: String
}

private struct ItemSheet: View {
    let item: Recorded<Article?>

    var body: some View {
        Text("Under").sheet(item: item.binding) { article in
            Text(article.name)
            Taps()
        }
    }
}

private struct Taps: View {
    @State private var taps = 0

    var body: some View {
        Text("taps \(taps)")
        Button("Tap") { taps += 1 }
    }
}

private struct ConditionalSheet: View {
    let isThere: Recorded<Bool>
    let isOpen: Recorded<Bool>

    var body: some View {
        if isThere.value {
            Text("Under").sheet(isPresented: isOpen.binding) { Text("In the sheet") }
        } else {
            Text("Bare")
        }
    }
}

@Observable private final class Shop {
    let name: String

    init(name: String) { self.name = name }
}

private struct ShopLabel: View {
    @Environment(Shop.self) private var shop

    var body: some View { Text(shop.name) }
}
