// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@testable import WaymarkTesting

/// Values in selections whose own type is not the one that they were declared with.
@MainActor @Suite("Tags by their declared type") struct DeclaredTypeTests {
    private let animal: Animal = Dog()

    @Test("NAV-138: a list of 'AnyHashable' selects tags of that type, and no others")
    func erasedTagsAreSelected() throws {
        let chosen = Recorded<AnyHashable?>(nil)
        let screen = Screen {
            List(selection: chosen.binding) {
                Text("one").tag(AnyHashable(1))
                Text("word").tag(AnyHashable("word"))
                Text("plain").tag(2)
            }
        }
        try screen.press("one")
        try screen.press("word")
        #expect(chosen.writes == [1, "word"])
        #expect(screen.selection == "word")
        #expect(throws: ScreenError.self) { try screen.press("plain") }
        #expect(
            screen.issues.map(\.kind) == [
                .selectionMismatch(tag: "Int", selection: "AnyHashable")
            ])
    }

    @Test("NAV-138: an object of a subclass is selected as what it was declared to be")
    func subclassesAreSelected() throws {
        let chosen = Recorded<Animal?>(nil)
        let animals = [animal]
        let tagged = Screen { List(selection: chosen.binding) { Text("dog").tag(animal) } }
        let identified = Screen {
            List(selection: chosen.binding) {
                ForEach(animals, id: \.self) { _ in Text("dog") }
            }
        }
        let linked = Screen(.regular) {
            NavigationSplitView {
                List(selection: chosen.binding) { NavigationLink("dog", value: animal) }
            } detail: {
                Text("detail")
            }
        }
        for screen in [tagged, identified, linked] {
            screen.change { chosen.value = nil }
            try screen.press("dog")
            #expect(chosen.value === animal)
            #expect(screen.selection == "dog")
            #expect(screen.issues.isEmpty)
        }
    }

    @Test("NAV-138: a tag that was declared with a subclass is of another type")
    func tagsOfASubclassAreNotSelected() {
        let chosen = Recorded<Animal?>(nil)
        let screen = Screen { List(selection: chosen.binding) { Text("dog").tag(Dog()) } }
        #expect(throws: ScreenError.self) { try screen.press("dog") }
        #expect(
            screen.issues.map(\.kind) == [.selectionMismatch(tag: "Dog", selection: "Animal")])
    }

    @Test("NAV-138: what a list of 'AnyHashable' selects is found again by its address")
    func erasedSelectionsAreFoundAgain() throws {
        let chosen = Recorded<AnyHashable?>(nil)
        let screen = Screen(.regular) {
            NavigationSplitView {
                List(selection: chosen.binding) {
                    Text("one").tag(AnyHashable(1))
                    Text("word").tag(AnyHashable("word"))
                }
            } detail: {
                Text("detail")
            }
        }
        try screen.press("one")
        let route = screen.route
        #expect(route.count == 1)
        try screen.press("word")
        screen.navigate(to: route)
        #expect(chosen.value == AnyHashable(1))
        #expect(screen.issues.isEmpty)
    }

    @Test("NAV-284: tabs of 'AnyHashable' are chosen by their tags, not by their places")
    func erasedTabsAreChosenByTag() throws {
        let chosen = Recorded(AnyHashable(1))
        let screen = Screen {
            TabView(selection: chosen.binding) {
                Text("First content").tabItem { Text("First") }
                Text("Second content").tabItem { Text("Second") }.tag(AnyHashable("x"))
                Text("Third content").tabItem { Text("Third") }.tag(AnyHashable(1))
            }
        }
        #expect(screen.texts.last == "Third content")
        try screen.press("Second")
        #expect(chosen.writes == ["x"])
        #expect(screen.texts.last == "Second content")
        try screen.press("First")
        #expect(screen.texts.last == "Second content")
        #expect(
            screen.issues.map(\.kind) == [
                .selectionMismatch(tag: "nothing", selection: "AnyHashable")
            ])
    }

    @Test("NAV-284: tabs without tags are chosen by their places, where the selection is an 'Int'")
    func untaggedTabsAreChosenByPlace() throws {
        let chosen = Recorded(1)
        let screen = Screen {
            TabView(selection: chosen.binding) {
                Text("First content").tabItem { Text("First") }
                Text("Second content").tabItem { Text("Second") }
            }
        }
        #expect(screen.texts.last == "Second content")
        try screen.press("First")
        #expect(chosen.writes == [0])
    }
}

private class Animal: Hashable {
    static func == (a: Animal, b: Animal) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Dog: Animal {}
