// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Alerts and confirmation dialogs") struct AlertTests {
    @Test("NAV-286: a button of an alert acts, then the flag is set false once")
    func aButtonClosesItsAlert() throws {
        let isOpen = Recorded(true)
        let journal = Journal()
        let stage = Stage {
            Text("Under").alert("Delete it?", isPresented: isOpen.binding) {
                Button("Delete", role: .destructive) { journal.note("deleted \(isOpen.value)") }
                Button("Keep", role: .cancel) {}
            } message: {
                Text("It is gone then.")
            }
        }
        #expect(stage.screen.title == "Delete it?")
        #expect(stage.texts == ["Under", "Delete it?", "It is gone then.", "Delete", "Keep"])
        try stage.press("Delete")
        #expect(journal.read() == ["deleted true"])
        #expect(isOpen.writes == [false])
        #expect(stage.texts == ["Under"])
    }

    @Test("NAV-286: an alert without buttons says OK, and OK closes it")
    func withoutButtonsThereIsOK() throws {
        let isOpen = Recorded(true)
        let stage = Stage {
            Text("Under").alert("Done", isPresented: isOpen.binding) {}
        }
        #expect(stage.texts == ["Under", "Done", "OK"])
        try stage.press("OK")
        #expect(isOpen.writes == [false])
    }

    @Test("NAV-286: Escape is the cancel button; an alert without one stays")
    func escapeIsTheCancelButton() throws {
        let journal = Journal()
        let isOpen = Recorded(true)
        let offersCancel = Recorded(false)
        let stage = Stage {
            Watching(offersCancel) { offers in
                Text("Under").alert("Sure?", isPresented: isOpen.binding) {
                    Button("Yes") {}
                    if offers { Button("No", role: .cancel) { journal.note("no") } }
                }
            }
        }
        #expect(throws: ScreenError.self) { try stage.screen.dismiss() }
        offersCancel.value = true
        stage.act()
        try stage.screen.dismiss()
        #expect(journal.read() == ["no"])
        #expect(isOpen.writes == [false])
    }

    @Test("NAV-286: the data of an alert stay the same while it is shown")
    func dataStayTheSame() throws {
        let isOpen = Recorded(false)
        let data = Recorded<String?>(nil)
        let stage = Stage {
            Watching(data) { data in
                Text("Under").alert("File", isPresented: isOpen.binding, presenting: data) {
                    Button("Remove \($0)") {}
                } message: {
                    Text("About \($0)")
                }
            }
        }
        isOpen.value = true
        stage.act()
        #expect(stage.texts == ["Under"])
        data.value = "a.txt"
        stage.act()
        #expect(stage.texts == ["Under", "File", "About a.txt", "Remove a.txt"])
        data.value = "b.txt"
        stage.act()
        #expect(stage.texts == ["Under", "File", "About a.txt", "Remove a.txt"])
        try stage.press("Remove a.txt")
        isOpen.value = true
        stage.act()
        #expect(stage.texts.contains("About b.txt"))
    }

    @Test("NAV-286: data that go while an alert is shown leave it as it is; its flag closes it")
    func dataThatGoLeaveTheirAlert() throws {
        let isOpen = Recorded(true)
        let data = Recorded<String?>("a.txt")
        let stage = Stage {
            Watching(data) { data in
                Text("Under").alert("File", isPresented: isOpen.binding, presenting: data) {
                    Button("Remove \($0)") {}
                }
            }
        }
        stage.act { data.value = nil }
        #expect(stage.texts == ["Under", "File", "Remove a.txt"])
        #expect(isOpen.writes.isEmpty)
        try stage.press("Remove a.txt")
        #expect(isOpen.writes == [false])
        #expect(stage.texts == ["Under"])
        stage.act { isOpen.value = true }
        #expect(stage.texts == ["Under"])
    }

    @Test("NAV-286: an error and the data of a choice may go too while they are shown")
    func errorsAndDataOfChoicesMayGo() throws {
        struct Broken: LocalizedError {
            var errorDescription: String? { "It broke." }
        }
        let isOpen = Recorded(true)
        let error = Recorded<Broken?>(Broken())
        let alert = Stage {
            Watching(error) { error in
                Text("Under").alert(isPresented: isOpen.binding, error: error) {}
            }
        }
        alert.act { error.value = nil }
        #expect(alert.texts == ["Under", "It broke.", "OK"])
        let data = Recorded<Int?>(1)
        let choice = Stage {
            Watching(data) { data in
                Text("Under").confirmationDialog(
                    "Sort", isPresented: isOpen.binding, presenting: data
                ) { Button("Item \($0)") {} }
            }
        }
        choice.act { data.value = nil }
        #expect(choice.texts.contains("Item 1"))
        choice.act { isOpen.value = false }
        #expect(choice.texts == ["Under"])
    }

    @Test("NAV-286: an error is the title of its alert")
    func errorsHaveAlerts() throws {
        struct Broken: LocalizedError {
            var errorDescription: String? { "It broke." }
            var recoverySuggestion: String? { "Mend it." }
        }
        let isOpen = Recorded(true)
        let stage = Stage {
            Text("Under").alert(isPresented: isOpen.binding, error: Broken()) { _ in
            } message: {
                Text($0.recoverySuggestion ?? "")
            }
        }
        #expect(stage.texts == ["Under", "It broke.", "Mend it.", "OK"])
    }

    @Test("NAV-286, NAV-288: several alerts come one after the other, each with its own flag")
    func severalAlerts() throws {
        let first = Recorded(true)
        let second = Recorded(true)
        let title = "Second"
        let stage = Stage {
            Text("Under")
                .alert(title, isPresented: second.binding) {}
                .alert(Text("First"), isPresented: first.binding) {}
        }
        #expect(stage.issues == [.presentationWaits])
        let front = try #require(stage.screen.title)
        try stage.press("OK")
        #expect(stage.screen.title != front)
        try stage.press("OK")
        #expect(first.writes == [false])
        #expect(second.writes == [false])
        #expect(stage.texts == ["Under"])
    }

    @Test("NAV-286: the older form closes in the same way")
    func theOlderForm() throws {
        let isOpen = Recorded(true)
        let journal = Journal()
        let stage = Stage {
            Text("Under").alert(isPresented: isOpen.binding) {
                Alert(
                    title: Text("Leave?"), message: Text("Nothing is saved."),
                    primaryButton: .destructive(Text("Leave")) { journal.note("left") },
                    secondaryButton: .cancel())
            }
        }
        #expect(
            stage.texts == ["Under", "Leave?", "Nothing is saved.", "Leave", "Cancel"])
        try stage.press("Leave")
        #expect(journal.read() == ["left"])
        #expect(isOpen.writes == [false])
    }

    @Test("NAV-286: an action sheet has the buttons that it is given, and no other")
    func actionSheetsHaveTheirOwnButtons() throws {
        let isOpen = Recorded(true)
        let journal = Journal()
        let stage = Stage {
            Text("Under").actionSheet(isPresented: isOpen.binding) {
                ActionSheet(
                    title: Text("Sort"), message: Text("by"),
                    buttons: [.default(Text("Name")) { journal.note("name") }])
            }
        }
        #expect(stage.texts == ["Under", "Sort", "by", "Name"])
        #expect(throws: ScreenError.self) { try stage.screen.dismiss() }
        try stage.press("Name")
        #expect(journal.read() == ["name"])
        #expect(isOpen.writes == [false])
        isOpen.value = true
        stage.act()
        try stage.press("Name")
        #expect(isOpen.writes == [false, false])
    }

    @Test("NAV-286: an action sheet for an item shows it, and has a cancel button if none is given")
    func actionSheetsForItems() throws {
        let item = Recorded<Choice?>(Choice(id: 3))
        let stage = Stage {
            Text("Under").actionSheet(item: item.binding) {
                ActionSheet(title: Text("Item \($0.id)"))
            }
        }
        #expect(stage.texts == ["Under", "Item 3", "Cancel"])
        try stage.screen.dismiss()
        #expect(item.value == nil)
    }

    @Test("NAV-286: a confirmation dialog adds Cancel where the app offers none")
    func confirmationDialogsHaveCancel() throws {
        let isOpen = Recorded(true)
        let stage = Stage {
            Text("Under").confirmationDialog(
                "Sort", isPresented: isOpen.binding, titleVisibility: .hidden
            ) {
                Button("By name") {}
            }
        }
        #expect(stage.texts == ["Under", "By name", "Cancel"])
        try stage.press("Cancel")
        #expect(isOpen.writes == [false])
        isOpen.value = true
        stage.act()
        try stage.screen.dismiss()
        #expect(isOpen.writes == [false, false])
    }

    @Test("NAV-286: a confirmation dialog with a cancel button gets no second one")
    func ownCancelButtonsAreEnough() {
        let stage = Stage {
            Text("Under").confirmationDialog("Sort", isPresented: .constant(true)) {
                Button("By name") {}
                Button("Never mind", role: .cancel) {}
            } message: {
                Text("How?")
            }
        }
        #expect(stage.texts == ["Under", "Sort", "How?", "By name", "Never mind"])
    }

    @Test("NAV-289: an alert goes with the screen that shows it")
    func alertsGoWithTheirScreen() {
        let path = Recorded([1])
        let isOpen = Recorded(true)
        let stage = Stage {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) { _ in
                    Text("Under").alert("Hello", isPresented: isOpen.binding) {}
                }
            }
        }
        #expect(stage.screen.title == "Hello")
        path.value = []
        stage.act()
        #expect(stage.texts == ["Root"])
        #expect(isOpen.value == false)
    }

    @Test("NAV-291: a popover in a narrow window is a sheet; a person closes either")
    func popoversInNarrowWindows() throws {
        let isOpen = Recorded(true)
        let stage = Stage {
            Text("Under").popover(isPresented: isOpen.binding) { Text("About it") }
        }
        #expect(stage.outline.contains("popover"))
        stage.screen.resize(to: .compact)
        #expect(stage.outline.contains("sheet"))
        #expect(!stage.outline.contains("popover"))
        #expect(stage.texts == ["Under", "About it"])
        stage.screen.resize(to: .regular)
        try stage.screen.dismiss()
        #expect(isOpen.writes == [false])
    }
}

/// Content that follows a recorded value.
private struct Watching<Value, Content: View>: View {
    let value: Recorded<Value>
    let content: (Value) -> Content

    init(_ value: Recorded<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.value = value
        self.content = content
    }

    var body: some View { content(value.binding.wrappedValue) }
}

private struct Choice: Identifiable { let id: Int }
