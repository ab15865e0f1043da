// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Several modals of one place") struct WaitingModalTests {
    @Test("NAV-288: the second presentation of a place waits until the first is closed")
    func theSecondWaits() throws {
        let screen = Screen { Two(first: Recorded(true), second: Recorded(true)) }
        #expect(screen.texts == ["Under", "First"])
        #expect(screen.issues.map(\.kind) == [.presentationWaits])
        try screen.dismiss()
        #expect(screen.texts.starts(with: ["Under", "Second"]))
        try screen.dismiss()
        #expect(screen.texts == ["Under"])
    }

    @Test("NAV-288: one that is closed while another is opened is no issue, in either order")
    func oneForTheOther() throws {
        let (first, second) = (Recorded(true), Recorded(false))
        let screen = Screen { Two(first: first, second: second) }
        try screen.press("To the second")
        #expect(screen.texts == ["Under", "Second", "To the first"])
        try screen.press("To the first")
        #expect(screen.texts == ["Under", "First", "To the second"])
    }

    @Test("NAV-288: one that is set off while it waits is not shown")
    func oneThatGivesUpIsNotShown() throws {
        let (first, second) = (Recorded(true), Recorded(true))
        let screen = Screen { Two(first: first, second: second) }
        #expect(screen.issues.count == 1)
        second.value = false
        screen.resize(to: .compact)
        try screen.dismiss()
        #expect(screen.texts == ["Under"])
    }

    @Test("NAV-288, B43: an alert from inside a sheet is shown at once and closes alone")
    func nestedOnesDoNotWait() throws {
        let isAsked = Recorded(true)
        let screen = Screen {
            Text("Under").sheet(isPresented: .constant(true)) {
                NavigationView {
                    Text("In the sheet").alert("Sure?", isPresented: isAsked.binding) {}
                }
            }
        }
        #expect(screen.texts == ["Under", "Sure?", "OK"])
        try screen.press("OK")
        #expect(screen.texts == ["Under", "In the sheet"])
    }

    @Test("RES-013: nested modals that are all on at the beginning are all shown")
    func nestedOnesAreRestored() throws {
        let flags = [Recorded(true), Recorded(true), Recorded(true)]
        let screen = Screen {
            Text("0").sheet(isPresented: flags[0].binding) {
                Text("1").sheet(isPresented: flags[1].binding) {
                    Text("2").sheet(isPresented: flags[2].binding) { Text("3") }
                }
            }
        }
        for top in ["3", "2", "1"] {
            #expect(screen.texts == ["0", top])
            try screen.dismiss()
        }
        #expect(screen.texts == ["0"])
    }

    @Test("NAV-287: a presenter that leaves the tree while it waits keeps its binding")
    func aWaitingPresenterThatGoesKeepsItsBinding() {
        let isThere = Recorded(true)
        let second = Recorded(true)
        let screen = Screen { Leaving(isThere: isThere, second: second) }
        #expect(screen.issues.count == 1)
        isThere.value = false
        screen.resize(to: .compact)
        #expect(second.writes.isEmpty)
        #expect(screen.texts == ["Under", "First"])
    }
}

private struct Two: View {
    let first: Recorded<Bool>
    let second: Recorded<Bool>

    var body: some View {
        Text("Under")
            .sheet(isPresented: first.binding) {
                Text("First")
                change("To the second", from: first, to: second)
            }
            .sheet(isPresented: second.binding) {
                Text("Second")
                change("To the first", from: second, to: first)
            }
    }

    @ViewBuilder private func change(
        _ title: String, from old: Recorded<Bool>, to new: Recorded<Bool>
    ) -> some View {
        if !(first.value && second.value) {
            Button(title) {
                new.value = true
                old.value = false
            }
        }
    }
}

private struct Leaving: View {
    let isThere: Recorded<Bool>
    let second: Recorded<Bool>

    var body: some View {
        Text("Under").sheet(isPresented: .constant(true)) { Text("First") }
        if isThere.value {
            EmptyView().sheet(isPresented: second.binding) { Text("Second") }
        }
    }
}
