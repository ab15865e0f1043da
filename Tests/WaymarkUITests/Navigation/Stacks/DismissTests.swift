// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Dismissing") struct DismissTests {
    @Test("NAV-230, NAV-237: on a pushed screen it pops, with one write of the path")
    func dismissPops() throws {
        let path = Recorded([1, 2])
        let screen = Screen { LeavableStack(path: path.binding) }
        try screen.press("Leave 2")
        #expect(path.writes == [[1]])
        #expect(screen.texts == ["Leave 1"])
    }

    @Test("NAV-230: at a root that is not presented it does nothing")
    func dismissAtTheRootDoesNothing() throws {
        let screen = Screen { NavigationStack { LeaveButton(name: "Leave") } }
        try screen.press("Leave")
        #expect(screen.texts == ["Leave"])
    }

    @Test(
        "NAV-237: on a screen by flag or item it writes the binding once; a view link's screen just goes"
    )
    func dismissWritesBindings() throws {
        let flag = Recorded(true)
        let byFlag = Screen {
            NavigationStack {
                Text("Root").navigationDestination(isPresented: flag.binding) {
                    LeaveButton(name: "Leave")
                }
            }
        }
        try byFlag.press("Leave")
        #expect(byFlag.texts == ["Root"])
        #expect(flag.writes == [false])
        let byLink = Screen {
            NavigationStack { NavigationLink("Go") { LeaveButton(name: "Leave") } }
        }
        try byLink.press("Go")
        try byLink.press("Leave")
        #expect(byLink.texts == ["Go"])
    }

    @Test("NAV-237: on a screen by item it writes nil once, and no path")
    func dismissWritesTheItem() throws {
        let path = Recorded([1])
        let item = Recorded<Int?>(nil)
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) { _ in
                    Text("Number").navigationDestination(item: item.binding) { _ in
                        LeaveButton(name: "Leave")
                    }
                }
            }
        }
        screen.change { item.value = 4 }
        try screen.press("Leave")
        #expect(item.writes == [nil])
        #expect(path.writes.isEmpty)
        #expect(screen.texts == ["Number"])
    }

    @Test("NAV-237: on the screen of a legacy link it writes the flag or the selection once")
    func dismissWritesLegacyBindings() throws {
        let isActive = Recorded(true)
        let selection = Recorded<String?>("a")
        let screen = Screen { LeavableLinks(isActive: isActive, selection: selection) }
        try screen.press("Leave a")
        #expect(selection.writes == [nil])
        #expect(isActive.writes.isEmpty)
        try screen.press("Leave flag")
        #expect(isActive.writes == [false])
        #expect(selection.writes == [nil])
        #expect(screen.texts == ["Flag"])
    }

    @Test("NAV-231, B37: read in the presenter it dismisses the presenter, not the sheet")
    func dismissReadInThePresenterDismissesIt() throws {
        let screen = Screen { NavigationStack { NavigationLink("Go") { Presenter() } } }
        try screen.press("Go")
        try screen.press("Open")
        try screen.press("Wrong one")
        #expect(screen.depth == 0)
        #expect(screen.texts == ["Go"])
    }

    @Test("NAV-232: in a sheet's stack it pops a pushed screen and closes the sheet from the root")
    func theInnermostPresentationWins() throws {
        let isOpen = Recorded(true)
        let screen = Screen {
            Text("Under").sheet(isPresented: isOpen.binding) {
                NavigationStack {
                    VStack {
                        LeaveButton(name: "Close")
                        NavigationLink("Go") { LeaveButton(name: "Pop") }
                    }
                }
            }
        }
        try screen.press("Go")
        try screen.press("Pop")
        #expect(isOpen.value)
        try screen.press("Close")
        #expect(isOpen.writes == [false])
        #expect(screen.texts == ["Under"])
    }

    @Test("NAV-233: on a covered screen it pops that one and all above, in one write")
    func dismissOfACoveredScreen() throws {
        let keeper = ActionKeeper()
        let path = Recorded([1, 2, 3])
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) {
                    KeepingScreen(number: $0, keeper: keeper)
                }
            }
        }
        keeper.actions[2]?()
        screen.resize(to: .compact)
        #expect(path.writes == [[1]])
        #expect(screen.texts == ["Number 1"])
    }

    @Test("NAV-233: twice, or after the screen is gone, it does nothing")
    func dismissOfAGoneScreenDoesNothing() throws {
        let keeper = ActionKeeper()
        let path = Recorded([1, 2])
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) {
                    KeepingScreen(number: $0, keeper: keeper)
                }
            }
        }
        let dismiss = try #require(keeper.actions[2])
        dismiss()
        dismiss()
        screen.resize(to: .compact)
        dismiss()
        screen.resize(to: .compact)
        #expect(path.value == [1])
        #expect(screen.texts == ["Number 1"])
    }

    @Test("NAV-234: captured above a split view it closes what presents the whole of it")
    func dismissCapturedAboveASplitView() throws {
        for size in [SizeClass.compact, .regular] {
            let isOpen = Recorded(true)
            let letter = Recorded<String?>("a")
            let screen = Screen(size) {
                Text("Under").sheet(isPresented: isOpen.binding) { SplitSheet(letter: letter) }
            }
            try screen.press("Leave the detail")
            #expect(letter.writes == [nil], "\(size)")
            #expect(isOpen.value)
            letter.value = "a"
            screen.change {}
            try screen.press("Leave all")
            #expect(isOpen.writes == [false], "\(size)")
            #expect(letter.writes == [nil])
        }
    }

    @Test("NAV-236: read in an alert it leaves the view under the alert; its buttons close it")
    func dismissInAnAlert() throws {
        let path = Recorded([1, 2])
        let isOpen = Recorded(true)
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) { number in
                    if number == 1 {
                        Text("Number 1")
                    } else {
                        Text("Number 2").alert("Sure?", isPresented: isOpen.binding) {
                            LeaveButton(name: "Leave")
                            Button("Stay") {}
                        }
                    }
                }
            }
        }
        try screen.press("Stay")
        #expect(screen.texts == ["Number 2"])
        isOpen.value = true
        screen.change {}
        try screen.press("Leave")
        #expect(isOpen.value == false)
        #expect(path.writes == [[1]])
        #expect(screen.texts == ["Number 1"])
    }

    @Test("NAV-238: a stack in a modal keeps it open, as far as its visible screen says so")
    func aStackKeepsItsModalOpen() throws {
        let isHeld = Recorded(true)
        let isOpen = Recorded(true)
        let screen = Screen {
            Text("Under").sheet(isPresented: isOpen.binding) {
                NavigationStack {
                    NavigationLink("Go") { Text("Pushed") }
                        .interactiveDismissDisabled(isHeld.value)
                }
            }
        }
        #expect(throws: (any Error).self) { try screen.dismiss() }
        #expect(isOpen.writes.isEmpty)
        screen.change { isHeld.value = false }
        try screen.dismiss()
        #expect(isOpen.writes == [false])
    }

    @Test("NAV-235: 'presentationMode' does the same")
    func presentationModeDoesTheSame() throws {
        struct Older: View {
            @Environment(\.presentationMode) private var mode

            var body: some View {
                Button("Leave \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
            }
        }
        let screen = Screen { NavigationStack { NavigationLink("Go") { Older() } } }
        try screen.press("Go")
        try screen.press("Leave true")
        #expect(screen.depth == 0)
    }

    @Test("NAV-238: a modal that refuses gestures is still closed by the program")
    func refusedGestures() throws {
        let isOpen = Recorded(true)
        let screen = Screen {
            Text("Under").sheet(isPresented: isOpen.binding) {
                LeaveButton(name: "Close").interactiveDismissDisabled()
            }
        }
        #expect(throws: ScreenError.self) { try screen.dismiss() }
        try screen.press("Close")
        #expect(screen.texts == ["Under"])
    }
}

private struct LeaveButton: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button(name) { dismiss() } }
}

/// The screen of a flag's link has a link with a tag.
private struct LeavableLinks: View {
    let isActive: Recorded<Bool>
    let selection: Recorded<String?>

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            NavigationLink("Flag", isActive: isActive.binding) {
                LeaveButton(name: "Leave flag")
                NavigationLink("Tag", tag: "a", selection: selection.binding) {
                    LeaveButton(name: "Leave a")
                }
            }
        }
    }
}

private struct SplitSheet: View {
    let letter: Recorded<String?>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationSplitView {
            List(["a", "b"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
        } detail: {
            LeaveButton(name: "Leave the detail")
            Button("Leave all") { dismiss() }
        }
    }
}

private struct LeavableStack: View {
    let path: Binding<[Int]>

    var body: some View {
        NavigationStack(path: path) {
            Text("Root").navigationDestination(for: Int.self) { LeaveButton(name: "Leave \($0)") }
        }
    }
}

private struct Presenter: View {
    @State private var isOpen = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { Button("Wrong one") { dismiss() } }
    }
}

@MainActor private final class ActionKeeper {
    var actions: [Int: DismissAction] = [:]
}

private struct KeepingScreen: View {
    let number: Int
    let keeper: ActionKeeper
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Number \(number)").onAppear {}
        let _ = keeper.actions[number] = dismiss
    }
}
