// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("State in split views") struct SplitStateTests {
    @Test("NAV-102: a link of an earlier column shows over the root of a later stack")
    func linksOfEarlierColumnsShowOverTheRoot() throws {
        let path = Recorded([Int]())
        let screen = Screen(.regular) {
            NavigationSplitView {
                NavigationLink("Seven", value: 7)
            } detail: {
                NavigationStack(path: path.binding) {
                    NavigationLink("Eight", value: 8).navigationTitle("Root")
                        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                }
            }
        }
        try screen.press("Eight")
        #expect(path.writes == [[8]])
        try screen.press("Seven")
        #expect(path.writes == [[8], [7]])
        #expect(screen.title == "Number 7")
        try screen.back()
        #expect(screen.title == "Root")
    }

    @Test("NAV-102: a link that holds its view covers a later stack, which keeps its state")
    func viewLinksOfEarlierColumnsCoverTheStack() throws {
        let path = Recorded([1])
        let screen = Screen {
            NavigationSplitView {
                NavigationLink("Go") { Text("shown") }
            } detail: {
                NavigationStack(path: path.binding) {
                    Text("Root").navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                }
            }
        }
        screen.resize(to: .regular)
        try screen.press("Tap")
        try screen.press("Go")
        #expect(screen.texts == ["Go", "shown"])
        #expect(path.writes.isEmpty)
        screen.resize(to: .compact)
        #expect(screen.texts == ["shown"])
        try screen.back()
        screen.resize(to: .regular)
        #expect(screen.texts.contains("taps 1"))
    }

    @Test("NAV-116, B19: a column's content may be another one for each selection")
    func contentMayDependOnConditions() throws {
        let letter = Recorded<String?>(nil)
        for size in [SizeClass.regular, .compact] {
            letter.value = nil
            let screen = Screen(size) { Conditional(letter: letter) }
            try screen.press("Letter a")
            #expect(screen.title == "Words of a")
            screen.change { letter.value = "b" }
            #expect(screen.title == "Number 2")
            screen.change { letter.value = "a" }
            #expect(screen.title == "Words of a")
        }
    }

    @Test("NAV-117: another selection updates the detail and makes nothing anew")
    func theDetailKeepsItsState() throws {
        let letter = Recorded<String?>("a")
        let screen = Screen(.regular) { LetterSplit(letter: letter, path: Recorded([])) }
        try screen.press("Tap")
        _ = screen.work
        try screen.press("Letter b")
        #expect(screen.title == "About b")
        #expect(screen.texts.contains("taps 1"))
        #expect(screen.work.nodesMade == 0)
        screen.change { letter.value = nil }
        #expect(screen.texts.contains("taps 1"))
    }

    @Test(
        "NAV-119, B23: a selection in an observable object is written once, read while it changes")
    func aSelectionInAnObservableObject() throws {
        let model = Choice()
        let screen = Screen(.regular) { ObservedSplit(model: model) }
        try screen.press("Letter b")
        #expect(model.changes == ["b"])
        #expect(screen.texts.last == "b after a")
        #expect(screen.selection == "Letter b")
        screen.resize(to: .compact)
        try screen.back()
        #expect(model.changes == ["b", nil])
        #expect(screen.title == "Letters")
    }

    @Test("NAV-128, B47: plain buttons push nothing while collapsed")
    func plainButtonsPushNothing() throws {
        let letter = Recorded<String?>(nil)
        let screen = Screen { ButtonSplit(letter: letter, column: nil) }
        try screen.press("Show b")
        #expect(letter.value == "b")
        #expect(screen.title == "Side")
        screen.resize(to: .regular)
        #expect(screen.texts.last == "detail b")
    }

    @Test("NAV-128, B47: with a preferred column they push by writing it")
    func buttonsPushThroughThePreferredColumn() throws {
        let letter = Recorded<String?>(nil)
        let column = Recorded(NavigationSplitViewColumn.sidebar)
        let screen = Screen { ButtonSplit(letter: letter, column: column) }
        try screen.press("Show b")
        #expect(screen.texts.last == "detail b")
        try screen.back()
        #expect(column.writes == [.detail, .sidebar])
        #expect(letter.value == "b")
    }

    @Test("NAV-127, NAV-128: with a preferred column links push too, and the binding says so")
    func linksPushWithAPreferredColumn() throws {
        for name in ["Held", "Value"] {
            let column = Recorded(NavigationSplitViewColumn.sidebar)
            let screen = Screen {
                NavigationSplitView(preferredCompactColumn: column.binding) {
                    VStack {
                        NavigationLink("Held") { Text("shown") }
                        NavigationLink("Value", value: 7)
                    }
                    .navigationDestination(for: Int.self) { _ in Text("shown") }
                } detail: {
                    Text("nothing yet")
                }
            }
            try screen.press(name)
            #expect(screen.texts == ["shown"])
            try screen.back()
            #expect(screen.texts == ["Held", "Value"])
            #expect(column.writes == [.detail, .sidebar])
        }
    }

    @Test("NAV-129: rows with links have chevrons while collapsed, and only then")
    func rowsHaveChevronsWhileCollapsed() {
        let selecting = Screen {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: .constant(nil as String?)) {
                    NavigationLink("Letter \($0)", value: $0)
                }
            } detail: {
                Text("detail")
            }
        }
        #expect(chevrons(selecting) == 2)
        selecting.resize(to: .regular)
        #expect(chevrons(selecting) == 0)
        let collapsed = Screen {
            NavigationSplitView {
                List { NavigationLink("Go") { Text("shown") } }
            } detail: {
                Text("detail")
            }
        }
        #expect(chevrons(collapsed) == 1)
        collapsed.resize(to: .regular)
        #expect(chevrons(collapsed) == 0)
        collapsed.resize(to: .compact)
        #expect(chevrons(collapsed) == 1)
    }

    @Test("NAV-132: clearing the selection as the content goes away does no harm")
    func clearingAsTheContentGoesAway() throws {
        let first = Recorded<String?>(nil)
        let second = Recorded<Int?>(nil)
        let screen = Screen { ClearingSplit(first: first, second: second) }
        try screen.press("Letter a")
        try screen.press("Number 1")
        try screen.back()
        #expect(screen.title == "Numbers")
        #expect(first.value == "a")
        try screen.back()
        #expect(screen.title == "Letters")
        #expect(first.value == nil)
        try screen.press("Letter b")
        #expect(screen.title == "Numbers")
    }

    private func chevrons(_ screen: Screen) -> Int {
        var count = 0
        screen.root.forEach { element in
            if case .link(let link) = element.role, link.showsDisclosure { count += 1 }
        }
        return count
    }
}

private struct Conditional: View {
    let letter: Recorded<String?>

    var body: some View {
        NavigationSplitView {
            List(["a", "b"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
        } detail: {
            if letter.value == "a" {
                Text("words").navigationTitle("Words of a")
            } else if letter.value == "b" {
                NumberStack(.constant([2]))
            }
        }
    }
}

@MainActor @Observable private final class Choice {
    var letter: String? = "a" {
        didSet {
            changes.append(letter)
            before = oldValue
        }
    }
    var before: String?
    @ObservationIgnored var changes: [String?] = []
}

private struct ObservedSplit: View {
    @Bindable var model: Choice

    var body: some View {
        NavigationSplitView {
            List(["a", "b"], id: \.self, selection: $model.letter) { Text("Letter \($0)") }
                .navigationTitle("Letters")
                .onChange(of: model.letter) { _ = model.letter }
        } detail: {
            Text("\(model.letter ?? "none") after \(model.before ?? "none")")
        }
    }
}

private struct ButtonSplit: View {
    let letter: Recorded<String?>
    let column: Recorded<NavigationSplitViewColumn>?

    var body: some View {
        if let column {
            NavigationSplitView(preferredCompactColumn: column.binding) {
                side
            } detail: {
                detail
            }
        } else {
            NavigationSplitView {
                side
            } detail: {
                detail
            }
        }
    }

    private var side: some View {
        Button("Show b") {
            letter.value = "b"
            column?.binding.wrappedValue = .detail
        }
        .navigationTitle("Side")
    }

    private var detail: some View { Text("detail \(letter.value ?? "none")") }
}

private struct ClearingSplit: View {
    let first: Recorded<String?>
    let second: Recorded<Int?>

    var body: some View {
        NavigationSplitView {
            List(["a", "b"], id: \.self, selection: first.binding) { Text("Letter \($0)") }
                .navigationTitle("Letters")
        } content: {
            List([1, 2], id: \.self, selection: second.binding) { Text("Number \($0)") }
                .navigationTitle("Numbers")
                .onDisappear { if second.value == nil { first.value = nil } }
        } detail: {
            Text("detail \(second.value ?? 0)")
        }
    }
}
