// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@testable import WaymarkTesting

@MainActor @Suite("Life of screens") struct LifetimeTests {
    @Test("NAV-170: popping loses the state of the screen; pushing an equal value starts afresh")
    func poppingDiscardsTheStateOfThePoppedScreen() throws {
        let path = Recorded([Int]())
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("One")
        try screen.press("Tap")
        #expect(screen.texts.contains("taps 1"))
        try screen.back()
        try screen.press("One")
        #expect(screen.texts.contains("taps 0"))
    }

    @Test("NAV-170: the root and covered screens keep their state")
    func coveredScreensKeepTheirState() throws {
        let path = Recorded([Int]())
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("Tap")
        try screen.press("One")
        try screen.press("Tap")
        try screen.press("Tap")
        try screen.press("Next")
        try screen.back()
        #expect(screen.texts.contains("taps 2"))
        try screen.back()
        #expect(screen.texts.contains("taps 1"))
    }

    @Test("NAV-179, B12: objects of popped screens are released with the pop")
    func objectsOfPoppedScreensAreReleased() throws {
        let census = Census()
        let path = Recorded([Int]())
        let screen = Screen { InhabitedStack(path: path.binding, census: census) }
        path.value = [1, 2, 3]
        screen.resize(to: .compact)
        #expect(census.living == 3)
        try screen.back()
        #expect(census.living == 2)
        path.value = []
        screen.resize(to: .compact)
        #expect(census.living == 0)
        #expect(census.born == 3)
    }

    @Test(
        "NAV-178, NAV-179: a view link's objects are made when it is followed and released when it is popped"
    )
    func objectsOfViewScreensAreMadeLate() throws {
        let census = Census()
        let screen = Screen {
            NavigationStack { NavigationLink("Go") { Inhabited(census: census, name: "There") } }
        }
        #expect(census.born == 0)
        try screen.press("Go")
        #expect(census.living == 1)
        try screen.back()
        #expect(census.living == 0)
    }

    @Test("NAV-179: closing the session releases what is left")
    func closingReleasesEverything() {
        let census = Census()
        do {
            let screen = Screen { InhabitedStack(path: .constant([1, 2]), census: census) }
            #expect(screen.depth == 2)
            #expect(census.living == 2)
        }
        #expect(census.living == 0)
    }

    @Test("NAV-175: a root that appeared disappears as often")
    func appearingsAndDisappearingsOfARootMatch() throws {
        let journal = Journal()
        let isIn = Recorded(true)
        let screen = Screen { LogInOut(isIn: isIn, journal: journal, path: []) }
        #expect(journal.read() == ["root appears"])
        for value in [false, true, false] {
            screen.change { isIn.value = value }
            #expect(journal.read() == [value ? "root appears" : "root disappears"])
        }
    }

    @Test("NAV-171, NAV-172: the order of appearing and disappearing")
    func theOrderOfAppearing() throws {
        let journal = Journal()
        let path = Recorded([Int]())
        let screen = Screen { JournalStack(path: path.binding, journal: journal) }
        #expect(journal.read() == ["root appears"])
        try screen.press("Go")
        #expect(journal.read() == ["1 appears", "root disappears"])
        try screen.back()
        #expect(journal.read() == ["root appears", "1 disappears"])
    }

    @Test("NAV-172: a popped screen disappears after the revealed one appeared, then is released")
    func poppedScreensAreReleasedLast() throws {
        let journal = Journal()
        let path = Recorded([Int]())
        let screen = Screen { PartingStack(path: path.binding, journal: journal) }
        _ = journal.read()
        try screen.press("Go")
        #expect(journal.read() == ["1 appears", "root disappears"])
        try screen.back()
        #expect(journal.read() == ["root appears", "1 disappears", "1 is released"])
        screen.change { path.value = [1, 2] }
        _ = journal.read()
        screen.change { path.value = [1] }
        #expect(journal.read() == ["1 appears", "2 disappears", "2 is released"])
    }

    @Test("NAV-172: the order is the same for screens of links and flags")
    func theOrderForViewScreens() throws {
        let journal = Journal()
        let flag = Recorded(false)
        let screen = Screen { PartingViews(flag: flag, journal: journal) }
        _ = journal.read()
        try screen.press("Link")
        #expect(journal.read() == ["link appears", "root disappears"])
        try screen.back()
        #expect(journal.read() == ["root appears", "link disappears", "link is released"])
        screen.change { flag.value = true }
        #expect(journal.read() == ["flag appears", "root disappears"])
        screen.change { flag.value = false }
        #expect(journal.read() == ["root appears", "flag disappears", "flag is released"])
    }

    @Test("NAV-172: what a pushed screen writes as it appears is in its first frame")
    func appearingEndsBeforeTheFirstFrame() throws {
        struct Preparing: View {
            @State private var word = "raw"

            var body: some View { Text(word).onAppear { word = "ready" } }
        }
        let stage = Stage { NavigationStack { NavigationLink("Go") { Preparing() } } }
        try stage.press("Go")
        #expect(stage.texts == ["ready"])
        #expect(stage.batches.count == 1)
        try stage.screen.back()
        #expect(stage.batches.count == 2)
    }

    @Test("NAV-174, B11: screens between appear only when they are revealed")
    func screensBetweenDoNotAppear() throws {
        let journal = Journal()
        let path = Recorded([1, 2, 3])
        let screen = Screen { JournalStack(path: path.binding, journal: journal) }
        #expect(journal.read() == ["3 appears"])
        try screen.back()
        #expect(journal.read() == ["2 appears", "3 disappears"])
        path.value = []
        screen.resize(to: .compact)
        #expect(journal.read() == ["root appears", "2 disappears"])
    }

    @Test("NAV-176, B10: replacing the whole stack says goodbye once and nothing else")
    func replacingTheStackSaysGoodbyeOnce() {
        let journal = Journal()
        let isIn = Recorded(true)
        let screen = Screen { LogInOut(isIn: isIn, journal: journal) }
        #expect(journal.read() == ["2 appears"])
        isIn.value = false
        screen.resize(to: .compact)
        #expect(journal.read() == ["2 disappears"])
        #expect(screen.texts == ["Out"])
    }

    @Test("NAV-173: covering a screen cancels its task, returning starts another")
    func coveringCancelsTasks() async throws {
        let journal = Journal()
        let screen = Screen { TaskStack(journal: journal) }
        #expect(await journal.next() == ["started"])
        try screen.press("Go")
        #expect(await journal.next() == ["cancelled"])
        try screen.back()
        #expect(await journal.next() == ["started"])
    }

    @Test("NAV-177: two links to one type of destination do not share state")
    func linksDoNotShareState() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Left") { NamedCounter(name: "Left") }
                NavigationLink("Right") { NamedCounter(name: "Right") }
            }
        }
        try screen.press("Left")
        try screen.press("Tap")
        try screen.back()
        try screen.press("Right")
        #expect(screen.texts == ["Right 0", "Tap"])
    }

    @Test("NAV-180: 'isPresented' is true in pushed screens and false at the root")
    func isPresentedSaysWhetherItIs() throws {
        let screen = Screen {
            NavigationStack {
                VStack {
                    PresentedLabel()
                    NavigationLink("Go") { PresentedLabel() }
                }
            }
        }
        #expect(screen.texts == ["false", "Go"])
        try screen.press("Go")
        #expect(screen.texts == ["true"])
    }
}

extension Journal {
    /// The next lines, as soon as there are any; none when nothing comes for a long time.
    func next() async -> [String] {
        await wait { !lines.isEmpty }
        return read()
    }
}
