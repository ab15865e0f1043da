// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Tests of the order of events where one modal gives way to another in one action.
@MainActor @Suite("One modal after another") struct DismissalOrderTests {
    @Test("NAV-285: 'onDismiss' of the old item runs before the new one's sheet appears")
    func theOldSheetIsDismissedBeforeTheNextAppears() throws {
        let screen = Screen { Drafting() }
        try screen.press("Edit 1")
        #expect(screen.texts.contains("draft 1"))
        try screen.press("Edit 2")
        #expect(screen.texts.contains("draft 2"))
        #expect(!screen.texts.contains("draft 1"))
    }

    @Test(
        "NAV-285, NAV-288: of two modals in one action the one that goes is done with first",
        arguments: ModalKind.allCases, ModalKind.allCases)
    func oneGoesBeforeTheOtherComes(_ first: ModalKind, _ second: ModalKind) {
        for isFirstInside in [true, false] {
            let journal = Journal()
            let (isOneOn, isTwoOn) = (Recorded(true), Recorded(false))
            let screen = Screen(.regular) {
                Live {
                    let one = PresentedNote(name: "one", isOn: isOneOn.binding, journal: journal)
                    let two = PresentedNote(name: "two", isOn: isTwoOn.binding, journal: journal)
                    if isFirstInside {
                        second.present(two, over: first.present(one, over: Text("under")))
                    } else {
                        first.present(one, over: second.present(two, over: Text("under")))
                    }
                }
            }
            #expect(journal.read() == ["one came"])
            screen.change {
                isTwoOn.value = true
                isOneOn.value = false
            }
            let dismissal = first.tellsOfDismissal ? ["one dismissed"] : []
            #expect(journal.read().filter { $0 != "one went" } == dismissal + ["two came"])
            #expect(screen.texts.contains("two"))
            #expect(!screen.texts.contains("one"))
        }
    }

    @Test("NAV-285: an item that 'onDismiss' takes away is not shown")
    func whatIsTakenBackMeanwhileIsNotShown() {
        let item = Recorded<Numbered?>(Numbered(id: 1))
        let screen = Screen {
            Live {
                Text("under").sheet(item: item.binding, onDismiss: { item.value = nil }) {
                    Text("sheet \($0.id)")
                }
            }
        }
        screen.change { item.value = Numbered(id: 2) }
        #expect(screen.texts == ["under"])
    }

    @Test("NAV-285: another item is one batch")
    func anotherItemIsOneBatch() throws {
        let stage = Stage { Drafting() }
        try stage.press("Edit 1")
        let before = stage.batches.count
        try stage.press("Edit 2")
        #expect(stage.batches.count == before + 1)
    }
}

private struct Numbered: Identifiable {
    let id: Int
}

private struct Drafting: View {
    @State private var item: Numbered?
    @State private var draft: Int?

    var body: some View {
        Button("Edit 1") { item = Numbered(id: 1) }
            .sheet(item: $item, onDismiss: { draft = nil }) { shown in
                Text("draft \(draft ?? 0)").onAppear { draft = shown.id }
                if shown.id == 1 { Button("Edit 2") { item = Numbered(id: 2) } }
            }
    }
}

/// The content that a modifier presents while a flag is true; it notes what becomes of it.
@MainActor struct PresentedNote {
    let name: String
    let isOn: Binding<Bool>
    let journal: Journal

    @ViewBuilder func content() -> some View {
        Text(name)
            .onAppear { journal.note("\(name) came") }
            .onDisappear { journal.note("\(name) went") }
    }

    func dismissed() { journal.note("\(name) dismissed") }
}

/// The modifiers that put a modal up.
enum ModalKind: CaseIterable {
    case sheet, cover, popover, alert, dialog

    var tellsOfDismissal: Bool { self == .sheet || self == .cover }

    @MainActor func present(_ modal: PresentedNote, over view: some View) -> AnyView {
        switch self {
        case .sheet:
            AnyView(
                view.sheet(
                    isPresented: modal.isOn, onDismiss: modal.dismissed, content: modal.content))
        case .cover:
            AnyView(
                view.fullScreenCover(
                    isPresented: modal.isOn, onDismiss: modal.dismissed, content: modal.content))
        case .popover: AnyView(view.popover(isPresented: modal.isOn, content: modal.content))
        case .alert:
            AnyView(
                view.alert("Alert", isPresented: modal.isOn) {
                    Button("OK") {}
                } message: {
                    modal.content()
                })
        case .dialog:
            AnyView(
                view.confirmationDialog("Choice", isPresented: modal.isOn) {
                    Button("Do it") {}
                } message: {
                    modal.content()
                })
        }
    }
}
