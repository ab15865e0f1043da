// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

/// `find`, `first(where:)`, `forEach` and `==`.
@Suite struct TreeWalks {
    private let tree = node(1, "", [node(2, "a", [node(3, "b"), node(4)]), node(5, "b"), node(6)])

    @Test func forEachGoesInReadingOrder() {
        var ids: [ElementID] = []
        tree.forEach { ids.append($0.id) }
        #expect(ids == [1, 2, 3, 4, 5, 6])
    }

    @Test func firstStopsAtTheFirstInReadingOrder() {
        var looks = 0
        let found = tree.first {
            looks += 1
            return $0.content == node(0, "b").content
        }
        #expect(found?.id == 3)
        #expect(looks == 3)
        #expect(tree.first { _ in false } == nil)
    }

    @Test func findReachesTheRootAndTheLastLeaf() {
        #expect(tree.find(1) == tree)
        #expect(tree.find(6) == node(6))
        #expect(tree.find(7) == nil)
    }

    @Test(arguments: [
        node(7, "a", [node(2), node(3)]), node(1, "x", [node(2), node(3)]),
        node(1, "a", [node(3), node(2)]), node(1, "a", [node(2)]), node(1, "a"),
        node(1, "a", [node(2), node(3, "x")]), node(1, "a", [node(2, "", [node(3)])]),
        node(1, "a", [node(2), node(3, "", [node(4)])]),
    ])
    func treesDifferWhenAnIdAContentOrAPlaceDiffers(other: Element) {
        #expect(node(1, "a", [node(2), node(3)]) != other)
    }

    @Test func idsReadAsNumbersAndGrowInTheOrderTheyWereGiven() {
        #expect("\(ElementID(7))" == "#7")
        #expect(ElementID(9) < ElementID(10))
    }
}
