// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import RandomCases
import SwiftUI
import Testing
import WaymarkTesting

/// Presentations that are asked for from everywhere at once.
@MainActor @Suite("Many presentations") struct PresentationStormTests {
    @Test("NAV-288: of presentations of every kind set at once, each comes when its turn is there")
    func everyPresentationHasItsTurn() throws {
        let flags = Storm.flags(true)
        let stage = Stage { Storm(flags: flags) }
        var closed = 0
        while closed < 100, flags.contains(where: \.value) {
            if stage.texts.contains("Close") {
                try stage.press("Close")
            } else {
                try stage.screen.back()
            }
            closed += 1
        }
        #expect(stage.texts == ["Root"])
        #expect(closed == flags.count)
        #expect(Set(stage.issues) == [.presentationWaits])
    }

    @Test(
        "NAV-288, NAV-289: whatever is presented and withdrawn at once, the root is left in the end"
    )
    func theRootIsLeftInTheEnd() {
        for seed in Seeds.first(300) {
            var random = SplitMix64(seed: seed)
            let flags = Storm.flags(false)
            let stage = Stage { Storm(flags: flags) }
            for _ in 0..<8 {
                stage.act {
                    for flag in flags where random.oneIn(3) { flag.value.toggle() }
                }
            }
            stage.act { for flag in flags { flag.value = false } }
            #expect(stage.texts == ["Root"], "\(Seeds.advice(seed))")
            #expect(!stage.issues.contains(.endlessUpdate), "\(Seeds.advice(seed))")
        }
    }
}

/// A stack in which the root and a pushed screen present everything that can be presented.
private struct Storm: View {
    private static let kinds = 5
    let flags: [Recorded<Bool>]

    static func flags(_ isOn: Bool) -> [Recorded<Bool>] {
        (0..<2 * kinds + 1).map { _ in Recorded(isOn) }
    }

    var body: some View {
        NavigationStack {
            everything(0, on: Text("Root"))
                .navigationDestination(isPresented: flags[2 * Self.kinds].binding) {
                    everything(Self.kinds, on: Text("Pushed"))
                }
        }
    }

    private func everything(_ first: Int, on view: Text) -> some View {
        view
            .sheet(isPresented: flags[first].binding) { closing(first) }
            .fullScreenCover(isPresented: flags[first + 1].binding) { closing(first + 1) }
            .popover(isPresented: flags[first + 2].binding) { closing(first + 2) }
            .alert("Sure?", isPresented: flags[first + 3].binding) { closing(first + 3) }
            .confirmationDialog("Which?", isPresented: flags[first + 4].binding) {
                closing(first + 4)
            }
    }

    private func closing(_ index: Int) -> some View {
        Button("Close") { flags[index].value = false }
    }
}
