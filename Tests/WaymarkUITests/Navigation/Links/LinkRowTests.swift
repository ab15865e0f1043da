// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

/// Links as rows and as buttons, and what becomes of their screens when the rows change.
@MainActor @Suite("Links and their rows") struct LinkRowTests {
    @Test(
        "NAV-085: a link that is a row is pressed by anything in it",
        arguments: ["Milk", "2 l", "Milk 2 l"])
    func aWholeRowIsPressed(name: String) throws {
        let screen = Screen {
            NavigationStack {
                List {
                    NavigationLink {
                        Text("there")
                    } label: {
                        HStack {
                            Text("Milk")
                            Spacer()
                            Text("2 l")
                        }
                    }
                }
            }
        }
        let row = try #require(screen.root.first { $0.isRow })
        #expect(row.children.count == 1)
        #expect(row.children.first?.isLink == true)
        try screen.press(name)
        #expect(screen.texts == ["there"])
    }

    @Test("NAV-085: each of several links in a row leads to its own place, the row to none")
    func severalLinksInARow() throws {
        for (name, place) in [("Left", "left side"), ("Right", "right side")] {
            let screen = Screen { TwoLinksInARow() }
            #expect(throws: ScreenError.self) { try screen.press("Left Right") }
            try screen.press(name)
            #expect(screen.texts == [place])
            #expect(screen.depth == 1)
        }
    }

    @Test("NAV-085: pressing a selectable row beside its links selects, and follows none of them")
    func aRowBesideItsLinksSelects() throws {
        let selection = Recorded<Int?>(nil)
        let screen = Screen {
            NavigationStack {
                List(selection: selection.binding) {
                    HStack {
                        NavigationLink("Left") { Text("left side") }
                        NavigationLink("Right") { Text("right side") }
                    }
                    .tag(7)
                }
            }
        }
        let row = try #require(screen.root.first { $0.isRow })
        screen.send(.press, to: row)
        #expect(selection.writes == [7])
        #expect(screen.depth == 0)
    }

    @Test("NAV-085: outside a list a link looks like a button, in the button style that is set")
    func aLinkLooksLikeAButton() throws {
        let screen = Screen {
            NavigationStack {
                VStack {
                    NavigationLink("Standard") { Text("there") }
                    NavigationLink("Plain") { Text("there") }.buttonStyle(.plain)
                    Group { NavigationLink("Edged") { Text("there") } }.buttonStyle(.bordered)
                    NavigationLink("Filled") { Text("there") }.buttonStyle(.borderedProminent)
                }
            }
        }
        #expect(links(screen).map(\.look) == [.automatic, .plain, .bordered, .prominent])
        #expect(links(screen).allSatisfy { !$0.showsDisclosure })
        try screen.press("Filled")
        #expect(screen.texts == ["there"])
    }

    @Test("NAV-085: a button style of an app's own draws a link, which still leads on")
    func aCustomStyleDrawsALink() throws {
        let isPlain = Recorded(false)
        let screen = Screen { StyledLink(isPlain: isPlain) }
        #expect(screen.texts == ["<", "Go", ">"])
        screen.change { isPlain.value = true }
        #expect(screen.texts == ["Go"])
        screen.change { isPlain.value = false }
        try screen.press("Go")
        #expect(screen.texts == ["there"])
    }

    @Test("NAV-085: an app's own style that decides when to act leaves links as they are")
    func aPrimitiveStyleLeavesLinksAlone() throws {
        let screen = Screen {
            NavigationStack { NavigationLink("Go") { Text("there") }.buttonStyle(Inert()) }
        }
        #expect(screen.texts == ["Go"])
        try screen.press("Go")
        #expect(screen.texts == ["there"])
    }

    @Test("NAV-085: one link beside other views in its row is pressed by its own label")
    func aLinkBesideOtherViews() throws {
        let screen = Screen {
            NavigationStack {
                List {
                    HStack {
                        Text("Note")
                        NavigationLink("Go") { Text("there") }
                    }
                }
            }
        }
        #expect(throws: ScreenError.self) { try screen.press("Note") }
        try screen.press("Go")
        #expect(screen.texts == ["there"])
    }

    @Test("NAV-181: a pushed value's screen stays as it is while rows move and go")
    func valueScreensIgnoreTheRows() throws {
        let rows = Recorded([1, 2, 3])
        let path = Recorded([Int]())
        let screen = Screen { ChangingRows(rows: rows, path: path.binding) }
        try screen.press("Row 1")
        try screen.press("Tap")
        for order in [[3, 2, 1], [1, 3], [3], []] {
            screen.change { rows.value = order }
            #expect(screen.texts == ["Value 1 1", "Tap"], "\(order)")
        }
        #expect(path.writes == [[1]])
        try screen.back()
        #expect(path.writes == [[1], []])
        #expect(screen.depth == 0)
    }

    @Test("NAV-181: a view screen stays while its row moves or another goes, and goes with its own")
    func viewScreensFollowTheirOwnRow() throws {
        let rows = Recorded([1, 2, 3])
        let screen = Screen { ChangingRows(rows: rows, path: .constant([])) }
        try screen.press("View 1")
        try screen.press("Tap")
        for order in [[3, 2, 1], [1, 3], [1]] {
            screen.change { rows.value = order }
            #expect(screen.texts == ["View 1 1", "Tap"], "\(order)")
        }
        screen.change { rows.value = [2] }
        #expect(screen.depth == 0)
        #expect(screen.texts == ["Row 2", "View 2"])
        screen.change { rows.value = [1, 2] }
        #expect(screen.depth == 0)
    }

    @Test("NAV-181: a flag's screen goes with the row that has the flag")
    func aRowsFlagGoesWithTheRow() {
        let rows = Recorded([1, 2])
        let flag = Recorded(true)
        let screen = Screen {
            NavigationStack {
                Live {
                    VStack {
                        ForEach(rows.value, id: \.self) { row in
                            Text("Row \(row)").navigationDestination(
                                isPresented: row == 1 ? flag.binding : .constant(false)
                            ) { Text("there") }
                        }
                    }
                }
            }
        }
        screen.change { rows.value = [2, 1] }
        #expect(screen.texts == ["there"])
        screen.change { rows.value = [2] }
        #expect(screen.texts == ["Row 2"])
        #expect(screen.depth == 0)
    }

    private func links(_ screen: WaymarkTesting.Screen) -> [LinkElement] {
        var links: [LinkElement] = []
        screen.root.forEach { if case .link(let link) = $0.role { links.append(link) } }
        return links
    }
}

extension Element {
    fileprivate var isLink: Bool { if case .link = role { true } else { false } }
}

private struct TwoLinksInARow: View {
    var body: some View {
        NavigationStack {
            List {
                HStack {
                    NavigationLink("Left") { Text("left side") }
                    NavigationLink("Right") { Text("right side") }
                }
            }
        }
    }
}

private struct Angled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("<")
            configuration.label
            Text(">")
        }
    }
}

private struct Inert: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text("inert") }
}

private struct StyledLink: View {
    let isPlain: Recorded<Bool>

    var body: some View {
        NavigationStack {
            if isPlain.value { link.buttonStyle(.plain) } else { link.buttonStyle(Angled()) }
        }
    }

    private var link: some View { NavigationLink("Go") { Text("there") } }
}

private struct ChangingRows: View {
    let rows: Recorded<[Int]>
    let path: Binding<[Int]>

    var body: some View {
        NavigationStack(path: path) {
            List(rows.value, id: \.self) { row in
                VStack {
                    NavigationLink("Row \(row)", value: row)
                    NavigationLink("View \(row)") { NamedCounter(name: "View \(row)") }
                }
            }
            .navigationDestination(for: Int.self) { NamedCounter(name: "Value \($0)") }
        }
    }
}
