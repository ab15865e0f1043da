// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Identity of screens") struct IdentityTests {
    @Test("NAV-040, B28: another value of the same type in place keeps the screen's state")
    func replacingInPlaceKeepsState() throws {
        let path = Recorded([1])
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("Tap")
        path.value[0] = 2
        screen.resize(to: .compact)
        #expect(screen.title == "Number 2")
        #expect(screen.texts.contains("taps 1"))
    }

    @Test("NAV-040: replacing in place is no new appearance")
    func replacingInPlaceDoesNotAppearAgain() {
        let journal = Journal()
        let path = Recorded([1])
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) { number in
                    Text("Number \(number)").onAppear { journal.note("appear \(number)") }
                }
            }
        }
        #expect(journal.read() == ["appear 1"])
        path.value = [2]
        screen.resize(to: .compact)
        #expect(screen.texts == ["Number 2"])
        #expect(journal.read() == [])
    }

    @Test("NAV-041, B13: a value of another type makes another screen")
    func anotherTypeDestroysTheScreen() throws {
        let path = Recorded(NavigationPath([1]))
        let screen = Screen { MixedStack(path.binding) }
        try screen.press("Tap")
        path.value = NavigationPath(["word"])
        screen.resize(to: .compact)
        #expect(screen.title == "Word word")
        #expect(screen.texts.contains("taps 0"))
        path.value = NavigationPath([1])
        screen.resize(to: .compact)
        #expect(screen.texts.contains("taps 0"))
    }

    @Test("NAV-043: the longest common prefix keeps its state")
    func theCommonPrefixIsUntouched() throws {
        let path = Recorded([1])
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("Tap")
        path.value = [1, 2, 3]
        screen.resize(to: .compact)
        #expect(screen.texts.contains("taps 0"))
        path.value = [1]
        screen.resize(to: .compact)
        #expect(screen.texts.contains("taps 1"))
    }

    @Test("NAV-044: what stood above a removed element inherits the state of its new place")
    func removingFromTheMiddleIsPositional() throws {
        let path = Recorded([1])
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("Tap")
        path.value = [1, 2]
        screen.resize(to: .compact)
        path.value = [2]
        screen.resize(to: .compact)
        #expect(screen.title == "Number 2")
        #expect(screen.texts.contains("taps 1"))
    }

    @Test("NAV-044, B28: 'id' in the destination makes the value the identity")
    func anIdentifierMakesTheValueTheIdentity() throws {
        let path = Recorded([1])
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) {
                    NumberScreen(number: $0).id($0)
                }
            }
        }
        try screen.press("Tap")
        path.value = [2]
        screen.resize(to: .compact)
        #expect(screen.texts.contains("taps 0"))
    }

    @Test("NAV-045: the same value twice is two screens; Back removes the last only")
    func duplicatesAreScreensOfTheirOwn() throws {
        let path = Recorded([5])
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("Tap")
        try screen.press("Same")
        #expect(screen.depth == 2)
        #expect(screen.texts.contains("taps 0"))
        try screen.press("Tap")
        try screen.press("Tap")
        try screen.back()
        #expect(path.value == [5])
        #expect(screen.texts.contains("taps 1"))
    }

    @Test("NAV-046, B13: equal numbers of different types are different elements")
    func equalNumbersOfDifferentTypesDiffer() throws {
        let path = Recorded(NavigationPath([1]))
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root")
                    .navigationDestination(for: Int.self) { Text("whole \($0)") }
                    .navigationDestination(for: Double.self) { _ in Text("broken") }
            }
        }
        #expect(screen.texts == ["whole 1"])
        path.value = NavigationPath([1.0])
        screen.resize(to: .compact)
        #expect(screen.texts == ["broken"])
    }

    @Test("NAV-042, NAV-193: changes one right after another end where the path says")
    func quickChangesEndAtTheLastPath() {
        let path = Recorded([Int]())
        let screen = Screen { NumberStack(path.binding) }
        for length in [3, 1, 5, 0, 2] {
            path.value = Array(1..<(1 + length))
            screen.resize(to: .compact)
            #expect(screen.depth == length)
        }
        #expect(screen.title == "Number 2")
    }
}
