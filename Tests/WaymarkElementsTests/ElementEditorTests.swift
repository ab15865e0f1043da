// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

/// `ElementEditor`: what each patch does.
@Suite struct ElementEditing {
    private let tree = node(1, "", [node(2, "a", [node(3)]), node(4, "b"), node(5, "c")])

    @Test func withoutPatchesTheTreeComesBackAsItWas() {
        #expect(ElementEditor(tree).tree == tree)
    }

    @Test(arguments: 0...3)
    func insertPutsTheWholeElementAtThePlace(index: Int) throws {
        let added = node(6, "", [node(7)])
        var children = tree.children
        children.insert(added, at: index)
        let result = try tree.applying([.insert(added, parent: 1, index: index)])
        #expect(result == node(1, "", children))
    }

    @Test func removeTakesTheElementAndAllThatItHolds() throws {
        var editor = ElementEditor(tree)
        try editor.apply(.remove(2, parent: 1))
        #expect(editor.tree == node(1, "", [node(4, "b"), node(5, "c")]))
        #expect(throws: ElementPatchError.unknownElement(3, patch: "update")) {
            try editor.apply(.update(3, node(3).content))
        }
    }

    @Test(arguments: [(0, [2, 4, 5]), (1, [4, 2, 5]), (2, [4, 5, 2])] as [(Int, [ElementID])])
    func moveCountsPlacesWithoutTheElement(index: Int, order: [ElementID]) throws {
        let result = try tree.applying([.move(2, parent: 1, index: index)])
        #expect(result.children.map(\.id) == order)
        #expect(result.find(2) == tree.find(2))
    }

    @Test func updateKeepsTheChildren() throws {
        let result = try tree.applying([.update(2, node(2, "new").content)])
        #expect(result.children[0] == node(2, "new", [node(3)]))
    }

    @Test func replacePutsTheNewElementInTheSamePlace() throws {
        let result = try tree.applying([.replace(4, with: node(6, "x", [node(7)]))])
        #expect(result.children.map(\.id) == [2, 6, 5])
        #expect(result.children[1] == node(6, "x", [node(7)]))
    }

    @Test func aReplacementMayUseTheIdsThatItReplaces() throws {
        let new = node(3, "", [node(2)])
        #expect(try tree.applying([.replace(2, with: new)]).children[0] == new)
        #expect(try tree.applying([.replace(2, with: node(2, "x"))]).children[0] == node(2, "x"))
    }

    @Test func theRootCanBeReplacedAndPatchedOn() throws {
        let result = try tree.applying([
            .replace(1, with: node(8, "", [node(4)])),
            .insert(node(2), parent: 8, index: 0),
            .replace(8, with: node(9)),
            .insert(node(1), parent: 9, index: 0),
        ])
        #expect(result == node(9, "", [node(1)]))
    }

    @Test func eachPatchOfABatchSeesTheTreeThatTheOneBeforeItLeft() throws {
        let result = try tree.applying([
            .remove(4, parent: 1), .insert(node(4, "", [node(6)]), parent: 2, index: 1),
            .move(6, parent: 4, index: 0), .move(4, parent: 2, index: 0),
        ])
        let second = node(2, "a", [node(4, "", [node(6)]), node(3)])
        #expect(result == node(1, "", [second, node(5, "c")]))
    }
}
