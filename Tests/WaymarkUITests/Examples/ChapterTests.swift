// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkTesting

@testable import cookbook

/// Each chapter of the recipe book, used as a reader uses it.
@MainActor @Suite("The recipe book") struct ChapterTests {
    private func open(
        _ chapter: String, _ size: WaymarkTesting.SizeClass = .regular
    ) throws -> Screen {
        let screen = Screen(size, app: CookbookApp.self)
        try screen.press(chapter)
        return screen
    }

    @Test func everyChapterIsInTheSidebarOnce() {
        let listed = ChapterGroup.allCases.flatMap(\.chapters)
        #expect(listed.count == Chapter.allCases.count)
        #expect(Set(listed) == Set(Chapter.allCases))
    }

    @Test(arguments: Chapter.allCases, [WaymarkTesting.SizeClass.compact, .regular])
    func everyChapterOpensWithoutAnIssue(
        chapter: Chapter, size: WaymarkTesting.SizeClass
    ) throws {
        let screen = try open(chapter.title, size)
        #expect(screen.texts.count > 2)
        if size == .compact { #expect(screen.canGoBack) }
    }

    @Test func plainStackLeadsToARecipeAndBack() throws {
        let screen = try open("Plain stack")
        try screen.press("Soups")
        #expect(screen.title == "Soups")
        try screen.press("Leek and Potato Soup")
        #expect(screen.title == "Leek and Potato Soup")
        try screen.back()
        try screen.back()
        #expect(screen.title == "Plain stack")
    }

    @Test func boundPathPushesThreeAndPopsToTheRoot() throws {
        let screen = try open("Bound path")
        try screen.press("Push three at once")
        #expect(screen.depth == 3)
        #expect(screen.title == "Plum Crumble")
        try screen.press("Pop to root")
        #expect(screen.depth == 0)
    }

    @Test func destinationsTakeValuesOfSeveralTypes() throws {
        let screen = try open("Destinations")
        try screen.press("A category: soups")
        try screen.press("Leek and Potato Soup")
        #expect(screen.title == "Leek and Potato Soup")
        #expect(screen.texts.contains("Values on the path: 2"))
        try screen.press("Pop to root")
        try screen.press("An ingredient: garlic")
        #expect(screen.title == "With garlic")
        #expect(throws: ScreenError.self) { try screen.press("No value, no way in") }
    }

    @Test func barsTakeATitleAndCountGuests() throws {
        let screen = try open("Bars")
        try screen.type("Sunday", into: "Menu of the week")
        #expect(screen.title == "Sunday")
        try screen.press("One more guest")
        #expect(screen.texts.contains("5 chairs"))
        #expect(screen.texts.contains("For 5 guests"))
        try screen.press("A screen that decides when you leave")
        #expect(!screen.canGoBack)
        try screen.toggle("I tasted the soup")
        try screen.press("Leave")
        #expect(screen.title == "Sunday")
    }

    @Test func twoColumnsShowWhatIsSelected() throws {
        let screen = try open("Two columns")
        try screen.press("Shakshuka with Feta")
        #expect(screen.title == "Shakshuka with Feta")
    }

    @Test func threeColumnsShowASelectionWithinASelection() throws {
        let screen = try open("Three columns")
        try screen.press("Soups")
        try screen.press("Leek and Potato Soup")
        #expect(screen.title == "Leek and Potato Soup")
        try screen.press("Cakes")
        #expect(screen.title != "Leek and Potato Soup")
    }

    @Test func tabsKeepTheirStacks() throws {
        let screen = try open("Tabs")
        try screen.press("Leek and Potato Soup")
        try screen.press("Parts")
        try screen.press("Cakes")
        #expect(screen.title == "Cakes")
        try screen.press("Today")
        #expect(screen.title == "Leek and Potato Soup")
        try screen.press("Today")
        #expect(screen.title == "Today")
    }

    @Test func modalsAskAndAreAnswered() throws {
        let screen = try open("In front")
        try screen.press("Burn the book")
        #expect(throws: ScreenError.self) { try screen.press("Serve the soup") }
        try screen.press("Keep")
        #expect(screen.texts.contains("The book is kept."))
        try screen.press("Serve the soup")
        try screen.press("In a cup")
        #expect(screen.texts.contains("A cup of soup."))
        try screen.press("A cover to cook by")
        try screen.press("Next step")
        #expect(screen.title == "Step 2")
        #expect(try #require(try screen.value(of: "Steps done")) > 0)
        try screen.press("Done")
        #expect(screen.texts.contains("Step 2 was the last one."))
        try screen.press("How much is a pinch?")
        try screen.dismiss()
        try screen.press("A sheet for a soup")
        try screen.press("Close")
        #expect(screen.texts.contains("The sheet is closed."))
        try screen.press("modals.details")
        #expect(screen.texts.contains("The book"))
    }

    @Test func theCooksClockCountsSecondsAndSaysForAMomentHowMany() async throws {
        let screen = Screen(.regular, clock: .manual, app: CookbookApp.self)
        try screen.press("In front")
        try screen.press("A cover to cook by")
        try screen.press("Start the clock")
        try await screen.advance(by: .seconds(65))
        #expect(screen.texts.contains("1 min 5 s"))
        try screen.press("Stop the clock")
        #expect(screen.texts.contains("That took 65 s."))
        try await screen.advance(by: .seconds(3))
        #expect(!screen.texts.contains("That took 65 s."))
    }

    @Test func anAddressLeadsIntoTheBook() throws {
        let screen = Screen(.regular, app: CookbookApp.self)
        try screen.open(#require(URL(string: "cookbook://recipe/leek-and-potato-soup")))
        #expect(screen.title == "Leek and Potato Soup")
    }

    @Test func theBookTakesItsOwnAddressesAlone() throws {
        let start = Screen(.regular, app: CookbookApp.self)
        let before = start.outline
        try start.open(#require(URL(string: "https://book.test/nope")))
        #expect(start.outline == before)
        try start.open(#require(URL(string: "https://book.test/recipe/mushroom-risotto")))
        #expect(start.title == "Mushroom Risotto")
        try start.open(#require(URL(string: "https://book.test/recipe/stone-soup")))
        #expect(start.texts.contains { $0.contains("stone-soup") })
    }

    @Test func restorationComesBackWhereItWas() throws {
        let screen = try open("Restoration")
        try screen.press("Soups")
        let title = screen.title
        let restored = Screen(restoring: screen.savedState, .regular, app: CookbookApp.self)
        #expect(restored.title == title)
        #expect(restored.depth == screen.depth)
    }

    @Test func notesAreWrittenInASheetWithAStack() throws {
        let screen = try open("Notes and settings")
        try screen.press("Add a note")
        try screen.press("Leek and Potato Soup")
        try screen.press("Cancel")
        #expect(screen.title == "Notes and settings")
        try screen.type("Ada", into: "Your name")
        #expect(screen.texts.contains("Hello, Ada."))
    }

    @Test func theTableIsLaidForItsGuests() throws {
        let screen = try open("Notes and settings")
        try screen.increment("Guests: 4")
        #expect(try screen.value(of: "Chairs taken") == 5)
        try screen.set("Salt", to: 0.1)
        #expect(screen.texts.contains("1 pinch of salt for 5."))
    }

    @Test func availabilityUsesTheNewerForm() throws {
        let screen = try open("Availability")
        #expect(screen.texts.contains("Choose a difficulty."))
        try screen.press("Easy")
        #expect(screen.texts.contains("Choose a recipe."))
    }

    @Test func theOlderAndTheNewerFormLeadToTheSameRecipe() throws {
        let screen = try open("Navigation view")
        try screen.press("Soups")
        try screen.press("Leek and Potato Soup")
        let older = screen.texts.drop { $0 != "Leek and Potato Soup" }
        try screen.toggle("Use the modern form")
        try screen.press("Soups")
        try screen.press("Leek and Potato Soup")
        #expect(screen.texts.drop { $0 != "Leek and Potato Soup" } == older)
    }
}
