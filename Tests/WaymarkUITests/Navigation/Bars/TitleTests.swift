// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

@MainActor @Suite("Titles that do something") struct TitleTests {
    @Test("NAV-200: a detail column without a title leaves the window's to the column before it")
    func theWindowIsCalledByTheLastColumnThatHasATitle() throws {
        let stage = Stage {
            NavigationSplitView {
                List(["A"], id: \.self) { NavigationLink($0, value: $0) }
                    .navigationTitle("Letters")
                    .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
            } detail: {
                Text("none")
            }
        }
        #expect(windowTitle(stage) == "Letters")
        try stage.screen.press("A")
        #expect(windowTitle(stage) == "A")
    }

    @Test("NAV-200: a sheet or popover without a title leaves the window's to what is behind it")
    func theWindowIsCalledByTheLastModalThatHasATitle() throws {
        let stage = Stage { TitledModals() }
        #expect(windowTitle(stage) == "Book")
        try stage.screen.press("Sheet")
        #expect(windowTitle(stage) == "Note")
        try stage.screen.press("Explain")
        #expect(windowTitle(stage) == "Note")
    }

    @Test("NAV-204: a title bound to a string is edited by a person, with one write")
    func boundTitlesAreEdited() throws {
        let name = Recorded("Draft")
        let stage = Stage { Renaming(name: name.binding) }
        #expect(front(stage)?.isRenamable == true)
        try stage.screen.type("Letter", into: "Draft")
        #expect(name.writes == ["Letter"])
        #expect(stage.screen.title == "Letter")
    }

    @Test("NAV-204: entering the title that is there writes nothing")
    func theSameTitleIsNotWritten() throws {
        let name = Recorded("Draft")
        let stage = Stage { Renaming(name: name.binding) }
        try stage.screen.type("Draft", into: "Draft")
        #expect(name.writes.isEmpty)
    }

    @Test("NAV-204: a title that is only shown cannot be edited")
    func plainTitlesCannotBeEdited() throws {
        let stage = Stage { NavigationStack { Text("x").navigationTitle("Fixed") } }
        #expect(front(stage)?.isRenamable == false)
        #expect(throws: ScreenError.self) { try stage.screen.type("Other", into: "Fixed") }
        stage.act { stage.session.handle(ElementEvent(screenID(stage), .setText("Other"))) }
        #expect(stage.screen.title == "Fixed")
    }

    @Test("NAV-204, NAV-202: a title outside the bound one wins and cannot be edited")
    func aTitleOutsideABoundOneWins() {
        let stage = Stage {
            NavigationStack { Text("x").navigationTitle(.constant("In")).navigationTitle("Out") }
        }
        #expect(stage.screen.title == "Out")
        #expect(front(stage)?.isRenamable == false)
    }

    @Test("NAV-204: the title's menu holds controls that work")
    func titleMenusHoldControls() throws {
        struct Copies: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    Text("\(count) copies").navigationTitle("Note")
                        .toolbarTitleMenu { SwiftUI.Button("Duplicate") { count += 1 } }
                }
            }
        }
        let stage = Stage { Copies() }
        try stage.press("Duplicate")
        #expect(stage.texts.contains("1 copies"))
        #expect(stage.outline.contains("item titleMenu"))
        #expect(stage.outline.contains("Title menu"))
    }

    @Test("NAV-204: a screen's document is known by name, and by address where a browser opens it")
    func documentsAreNamed() {
        let url = URL(string: "https://example.org/notes/milk.txt")!
        let stage = Stage { NavigationStack { Text("x").navigationDocument(url) } }
        #expect(front(stage)?.document == Document(name: "milk.txt", address: url.absoluteString))
        let file = Stage {
            NavigationStack { Text("x").navigationDocument(URL(fileURLWithPath: "/etc/hosts")) }
        }
        #expect(front(file)?.document == Document(name: "hosts"))
        let preview = Stage {
            NavigationStack {
                Text("x").navigationDocument(
                    SharedNote(text: "Milk"), preview: SharePreview("Shopping"))
            }
        }
        #expect(front(preview)?.document == Document(name: "Shopping"))
    }

    @Test("NAV-207: a title is its text without the text's styling")
    func titlesAreWithoutStyle() {
        let stage = Stage {
            NavigationStack {
                Text("x").navigationTitle(Text("Red ").bold() + Text("hot").italic())
            }
        }
        #expect(stage.screen.title == "Red hot")
    }

    @Test("NAV-205: an item in the title's place beats the title while that stands in the bar")
    func titleItemsBeatTheTitle() {
        let stage = Stage { StandIns(mode: .inline) }
        #expect(stage.texts == ["Own title", "Own subtitle", "x"])
        #expect(front(stage)?.isTitleShown == false)
        #expect(stage.screen.title == "Plain")
    }

    @Test("NAV-205: other items beat the title while that stands below the bar")
    func largeTitleItemsBeatTheTitle() {
        let stage = Stage { StandIns(mode: .large) }
        #expect(stage.texts == ["Own large title", "Own large subtitle", "x"])
    }

    @Test("NAV-205, NAV-211: items follow the way the title stands when the screen beneath changes")
    func standInsFollowTheDisplayMode() throws {
        struct Switching: View {
            @State private var isLarge = false

            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        SwiftUI.Button("Switch") { isLarge.toggle() }.modifier(StandingIn())
                    }
                    .navigationTitle("Root").toolbarTitleDisplayMode(isLarge ? .large : .inline)
                }
            }
        }
        let stage = Stage { Switching() }
        try stage.press("Go")
        #expect(stage.texts.first == "Own title")
        try stage.press("Switch")
        #expect(stage.texts.first == "Own large title")
        try stage.press("Switch")
        #expect(stage.texts.first == "Own title")
    }

    @Test("NAV-212: a mode given with 'toolbarTitleDisplayMode' is inherited, a pop restores")
    func modesOfBothModifiersAreInherited() throws {
        let stage = Stage {
            NavigationStack {
                NavigationLink("Go") { Text("End").navigationTitle("End") }
                    .navigationTitle("Root").toolbarTitleDisplayMode(.inlineLarge)
            }
        }
        try stage.press("Go")
        #expect(front(stage)?.titleDisplay == .inlineLarge)
        try stage.screen.back()
        #expect(front(stage)?.titleDisplay == .inlineLarge)
    }

    @Test("NAV-210, B40: the first elements of a pushed screen have its mode already")
    func theModeIsDecidedBeforeTheScreenIsShown() throws {
        let stage = Stage {
            NavigationStack {
                NavigationLink("Go") { Text("End").navigationTitle("End") }
                    .navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
            }
        }
        let before = stage.batches.count
        try stage.press("Go")
        #expect(stage.batches.count == before + 1)
        #expect(front(stage)?.titleDisplay == .inline)
    }

    @Test("a title may be a view; a text names the screen too")
    func titlesMayBeViews() {
        let stage = Stage {
            NavigationStack { Text("x").navigationTitle { Text("Watch").bold() } }
        }
        #expect(stage.screen.title == "Watch")
        #expect(stage.texts == ["Watch", "x"])
    }

    private func windowTitle(_ stage: Stage) -> String? {
        guard case .window(let window) = stage.session.root.role else { return nil }
        return window.title
    }

    private func front(_ stage: Stage) -> ScreenElement? {
        stage.screen.frontScreens.last?.screen
    }

    private func screenID(_ stage: Stage) -> ElementID {
        stage.ids { $0.screen != nil }.last!  // a stack always shows a screen
    }
}

private struct TitledModals: View {
    @State private var isWriting = false
    @State private var isExplaining = false

    var body: some View {
        NavigationStack {
            Button("Sheet") { isWriting = true }
                .navigationTitle("Book")
                .sheet(isPresented: $isWriting) { NavigationStack { note } }
        }
    }

    private var note: some View {
        Button("Explain") { isExplaining = true }
            .navigationTitle("Note")
            .popover(isPresented: $isExplaining) { Text("A pinch is little.") }
    }
}

private struct Renaming: View {
    @Binding var name: String

    var body: some View { NavigationStack { Text("x").navigationTitle($name) } }
}

private struct StandIns: View {
    let mode: ToolbarTitleDisplayMode

    var body: some View {
        NavigationStack {
            Text("x").modifier(StandingIn()).toolbarTitleDisplayMode(mode)
        }
    }
}

private struct StandingIn: ViewModifier {
    func body(content: Content) -> some View {
        content.navigationTitle("Plain").navigationSubtitle("Less").toolbar {
            ToolbarItem(placement: .title) { Text("Own title") }
            ToolbarItem(placement: .subtitle) { Text("Own subtitle") }
            ToolbarItem(placement: .largeTitle) { Text("Own large title") }
            ToolbarItem(placement: .largeSubtitle) { Text("Own large subtitle") }
        }
    }
}
