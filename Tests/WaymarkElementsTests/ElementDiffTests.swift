// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

/// `patches(to:)`: which patches lead from one tree to another.
@Suite struct ElementDiffs {
    private let old = node(1, "", [node(2, "a", [node(3)]), node(4, "b"), node(5, "c")])

    @Test func aTreeThatStayedTheSameNeedsNoPatch() {
        #expect(old.patches(to: old).isEmpty)
    }

    @Test func newContentIsOneUpdateThatNamesTheElementOnly() {
        let new = node(1, "", [node(2, "new", [node(3)]), node(4, "b"), node(5, "c")])
        let content = new.children[0].content
        #expect(old.patches(to: new) == [.update(2, content)])
    }

    @Test func aNewElementIsInsertedWithAllThatItHolds() {
        let added = node(6, "", [node(7), node(8, "", [node(9)])])
        let new = node(1, "", [old.children[0], added, old.children[1], old.children[2]])
        #expect(old.patches(to: new) == [.insert(added, parent: 1, index: 1)])
    }

    @Test func aRemovedElementTakesAllThatItHoldsAlong() {
        let new = node(1, "", [old.children[1], old.children[2]])
        #expect(old.patches(to: new) == [.remove(2, parent: 1)])
    }

    @Test func anElementThatMovedIsMovedAlone() {
        let new = node(1, "", [old.children[1], old.children[2], old.children[0]])
        #expect(old.patches(to: new) == [.move(2, parent: 1, index: 2)])
    }

    @Test func whatHappensInsideAMovedElementIsPatchedThere() {
        let new = node(1, "", [old.children[1], old.children[2], node(2, "a", [node(3, "x")])])
        #expect(old.patches(to: new).map(\.summary) == ["move #2 in #1 to 2", "update #3"])
    }

    @Test func anotherRootReplacesTheWholeTree() throws {
        let new = node(9, "", [old])
        #expect(old.patches(to: new) == [.replace(1, with: new)])
        #expect(try old.applying(old.patches(to: new)) == new)
    }
}

/// An id that turns up under another parent is removed there and inserted here, in this order.
@Suite struct ElementsThatChangeTheirParent {
    @Test func anElementCanPassToAnEarlierParent() throws {
        let old = node(1, "", [node(2), node(3, "", [node(4)])])
        let new = node(1, "", [node(2, "", [node(4)]), node(3)])
        let summaries = old.patches(to: new).map(\.summary)
        #expect(summaries == ["remove #4 from #3", "insert #4[] in #2 at 0"])
        #expect(try old.applying(old.patches(to: new)) == new)
    }

    @Test func anElementCanPassToALaterParent() throws {
        let old = node(1, "", [node(2, "", [node(4)]), node(3)])
        let new = node(1, "", [node(2), node(3, "", [node(4)])])
        #expect(try old.applying(old.patches(to: new)) == new)
    }

    @Test func parentAndChildCanTradePlaces() throws {
        let old = node(1, "", [node(2, "", [node(3, "", [node(4)])])])
        let new = node(1, "", [node(3, "", [node(2, "", [node(4)])])])
        #expect(try old.applying(old.patches(to: new)) == new)
    }

    @Test func aChildCanRiseToItsGrandparent() throws {
        let old = node(1, "", [node(2, "", [node(3)])])
        let new = node(1, "", [node(3), node(2)])
        #expect(try old.applying(old.patches(to: new)) == new)
    }

    @Test func aNewElementCanHoldWhatOthersHeld() throws {
        let old = node(1, "", [node(2, "", [node(3)]), node(4, "", [node(5)])])
        let new = node(1, "", [node(6, "", [node(5), node(3)]), node(2), node(4)])
        #expect(try old.applying(old.patches(to: new)) == new)
    }
}
