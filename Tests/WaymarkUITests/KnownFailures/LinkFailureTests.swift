// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Links that lead nowhere say why.
@MainActor @Suite("Known failures of links") struct LinkFailureTests {
    @Test("B03: a link without a destination is named, and so are the destinations in reach")
    func aLinkWithoutADestinationIsNamed() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Soup", value: 1)
                    .navigationDestination(for: String.self) { Text($0) }
                    .navigationDestination(for: Double.self) { Text("\($0)") }
            }
        }
        #expect(throws: ScreenError.self) { try screen.press("Soup") }
        #expect(
            screen.issues.map(\.kind) == [
                .unreachableDestination(type: "Int", link: "Soup", known: ["Double", "String"])
            ])
    }

    @Test("B03: an optional is another type than what is inside it")
    func anOptionalIsAnotherType() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Soup", value: 1)
                    .navigationDestination(for: Int?.self) { _ in Text("never") }
            }
        }
        #expect(throws: ScreenError.self) { try screen.press("Soup") }
        #expect(
            screen.issues.map(\.kind) == [
                .unreachableDestination(type: "Int", link: "Soup", known: ["Optional<Int>"])
            ])
    }

    @Test("B03: a destination around its stack is named, and so is the link that misses it")
    func aDestinationAroundItsStackIsNamed() throws {
        let screen = Screen {
            NavigationStack { NavigationLink("Soup", value: 1) }
                .navigationDestination(for: Int.self) { Text("\($0)") }
        }
        #expect(throws: ScreenError.self) { try screen.press("Soup") }
        let kinds = screen.issues.map(\.kind)
        #expect(kinds.count == 2)
        #expect(kinds.contains(.destinationOutsideContainer(type: "Int")))
        #expect(
            kinds.contains(.unreachableDestination(type: "Int", link: "Soup", known: [])))
    }

    @Test("B04: of two destinations for a type both views are named, and where they are; once")
    func bothDestinationsAreNamed() throws {
        let screen = Screen { NavigationStack { Shelf() } }
        for _ in 0..<3 { try screen.press("Go") }
        #expect(screen.title == "Book 3")
        #expect(
            screen.issues.map(\.kind) == [
                .duplicateDestination(
                    type: "Int", used: "'Shelf' in the root", ignored: "'Book' in a pushed screen")
            ])
    }

    @Test("B27: an object given to the stack reaches its screens; one given to the root does not")
    func objectsBelongOnTheStack() throws {
        let right = Screen { SettingsStack(isOnTheStack: true) }
        try right.press("Go")
        #expect(right.texts == ["settings plain"])
        let wrong = Screen { SettingsStack(isOnTheStack: false) }
        try wrong.press("Go")
        #expect(wrong.issues.map(\.kind) == [.missingEnvironmentObject(type: "Settings")])
        #expect(wrong.issues.first?.path.hasSuffix("NavigationStack › SettingsReader") == true)
    }
}
