// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("URLs") struct OpenURLTests {
    private let url = URL(string: "shop://item/7")!  // a literal that is a URL

    @Test("RES-009: every handler in the tree gets the URL, depth first")
    func everyHandlerGetsTheURL() {
        let journal = Journal()
        let screen = Screen {
            VStack {
                Text("a").onOpenURL { _ in journal.note("a") }
                Text("b").onOpenURL { _ in journal.note("b") }
            }
            .onOpenURL { journal.note("outer \($0.absoluteString)") }
        }
        screen.open(url)
        #expect(journal.read() == ["outer shop://item/7", "a", "b"])
    }

    @Test("RES-009: a URL waits until there is a handler, and is delivered once")
    func aURLWaitsForAHandler() {
        let journal = Journal()
        let isThere = Recorded(false)
        let screen = Screen { LateHandler(isThere: isThere, journal: journal) }
        screen.open(url)
        #expect(journal.read() == [])
        isThere.value = true
        screen.resize(to: .compact)
        #expect(journal.read() == ["shop://item/7"])
        isThere.value = false
        screen.resize(to: .compact)
        isThere.value = true
        screen.resize(to: .compact)
        #expect(journal.read() == [])
    }

    @Test("RES-009: URLs that nobody handles change nothing and are not accepted")
    func urlsThatNobodyHandlesChangeNothing() throws {
        let journal = Journal()
        let screen = Screen { Asking(url: url, journal: journal) }
        let before = screen.outline
        screen.open(url)
        try screen.press("Open")
        #expect(journal.read() == ["accepted false"])
        #expect(screen.outline == before)
        #expect(screen.issues.isEmpty)
    }

    @Test("RES-009: a URL that 'openURL' found no handler for does not wait for one")
    func refusedURLsDoNotWait() throws {
        let journal = Journal()
        let isThere = Recorded(false)
        let screen = Screen {
            Asking(url: url, journal: journal)
            LateHandler(isThere: isThere, journal: journal)
        }
        try screen.press("Open")
        #expect(journal.read() == ["accepted false"])
        isThere.value = true
        screen.resize(to: .compact)
        #expect(journal.read() == [])
        try screen.press("Open")
        #expect(journal.read() == ["shop://item/7", "accepted true"])
    }

    @Test("RES-009: of many URLs that wait for a handler, the last hundred are kept")
    func manyURLsThatWaitAreForgotten() {
        let journal = Journal()
        let isThere = Recorded(false)
        let screen = Screen { LateHandler(isThere: isThere, journal: journal) }
        for number in 0..<1_000 {
            if let url = URL(string: "shop://item/\(number)") { screen.open(url) }
        }
        isThere.value = true
        screen.resize(to: .compact)
        #expect(journal.read() == (900..<1_000).map { "shop://item/\($0)" })
    }

    @Test("RES-009: a handler may navigate")
    func aHandlerMayNavigate() {
        let path = Recorded([Int]())
        let screen = Screen {
            NumberStack(path.binding).onOpenURL {
                path.value = [1, Int($0.lastPathComponent) ?? 0]
            }
        }
        screen.open(url)
        #expect(screen.title == "Number 7")
        #expect(screen.depth == 2)
    }

    @Test("RES-008: a handler that sets selection and path together gets both")
    func selectionAndPathTogether() {
        for size in [SizeClass.compact, .regular] {
            let letter = Recorded<String?>(nil)
            let path = Recorded([Int]())
            let screen = Screen(size) {
                LetterSplit(letter: letter, path: path).onOpenURL { _ in
                    letter.value = "b"
                    path.value = [7]
                }
            }
            screen.open(url)
            #expect(screen.title == "Number 7")
            #expect(letter.value == "b")
            #expect(path.value == [7])
        }
    }

    @Test("RES-009: 'openURL' hands a URL to the app's own handlers")
    func openURLReachesTheHandlers() throws {
        struct Opener: View {
            @Environment(\.openURL) private var openURL
            let journal: Journal

            var body: some View {
                Button("Open") {
                    guard let url = URL(string: "shop://here") else { return }
                    openURL(url) { journal.note("accepted \($0)") }
                }
            }
        }
        let journal = Journal()
        let screen = Screen {
            Opener(journal: journal).onOpenURL { journal.note($0.absoluteString) }
        }
        try screen.press("Open")
        #expect(journal.read() == ["shop://here", "accepted true"])
    }

    @Test("RES-009: an 'openURL' of the app's own is asked instead")
    func anOwnOpenURLIsAsked() throws {
        struct Opener: View {
            @Environment(\.openURL) private var openURL

            var body: some View {
                Button("Open") { if let url = URL(string: "shop://here") { openURL(url) } }
            }
        }
        let journal = Journal()
        let screen = Screen {
            Opener()
                .environment(
                    \.openURL,
                    OpenURLAction {
                        journal.note($0.absoluteString)
                        return .handled
                    }
                )
                .onOpenURL { _ in journal.note("handler") }
        }
        try screen.press("Open")
        #expect(journal.read() == ["shop://here"])
    }
}

private struct Asking: View {
    @Environment(\.openURL) private var openURL
    let url: URL
    let journal: Journal

    var body: some View {
        Button("Open") { openURL(url) { journal.note("accepted \($0)") } }
    }
}

private struct LateHandler: View {
    let isThere: Recorded<Bool>
    let journal: Journal

    var body: some View {
        if isThere.value {
            Text("Ready").onOpenURL { journal.note($0.absoluteString) }
        } else {
            Text("Not yet")
        }
    }
}
