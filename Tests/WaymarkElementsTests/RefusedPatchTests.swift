// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

/// A patch that does not belong to the tree, and the error that it gets.
struct RefusedPatch: Sendable, CustomTestStringConvertible {
    let patch: ElementPatch
    let error: ElementPatchError
    var testDescription: String { patch.summary }

    init(_ patch: ElementPatch, _ error: ElementPatchError) {
        self.patch = patch
        self.error = error
    }
}

/// `ElementPatchError`: which patches are refused, and what the error says.
@Suite struct RefusedPatches {
    private let tree = node(1, "", [node(2, "a", [node(3)]), node(4, "b"), node(5, "c")])

    static let unknown: [RefusedPatch] = [
        .init(.insert(node(9), parent: 8, index: 0), .unknownElement(8, patch: "insert into")),
        .init(.remove(8, parent: 1), .unknownElement(8, patch: "remove")),
        .init(.move(8, parent: 1, index: 0), .unknownElement(8, patch: "move")),
        .init(.replace(8, with: node(9)), .unknownElement(8, patch: "replace")),
        .init(.update(8, node(8).content), .unknownElement(8, patch: "update")),
    ]

    static let misplaced: [RefusedPatch] = [
        .init(.remove(3, parent: 1), .wrongParent(3, parent: 1)),
        .init(.remove(2, parent: 8), .wrongParent(2, parent: 8)),
        .init(.remove(1, parent: 1), .wrongParent(1, parent: 1)),
        .init(.move(2, parent: 4, index: 0), .wrongParent(2, parent: 4)),
        .init(.insert(node(9), parent: 1, index: 4), .indexOutOfRange(4, count: 3, parent: 1)),
        .init(.insert(node(9), parent: 1, index: -1), .indexOutOfRange(-1, count: 3, parent: 1)),
        .init(.insert(node(9), parent: 3, index: 1), .indexOutOfRange(1, count: 0, parent: 3)),
        .init(.move(2, parent: 1, index: 3), .indexOutOfRange(3, count: 2, parent: 1)),
        .init(.move(2, parent: 1, index: -1), .indexOutOfRange(-1, count: 2, parent: 1)),
    ]

    static let taken: [RefusedPatch] = [
        .init(.insert(node(4), parent: 2, index: 0), .alreadyInTree(4)),
        .init(.insert(node(9, "", [node(1)]), parent: 1, index: 0), .alreadyInTree(1)),
        .init(.insert(node(9, "", [node(9)]), parent: 1, index: 0), .alreadyInTree(9)),
        .init(.replace(4, with: node(5)), .alreadyInTree(5)),
        .init(.replace(2, with: node(2, "", [node(4)])), .alreadyInTree(4)),
        .init(.replace(2, with: node(6, "", [node(3), node(3)])), .alreadyInTree(3)),
        .init(.replace(3, with: node(2)), .alreadyInTree(2)),
    ]

    @Test(arguments: unknown + misplaced + taken)
    func aRefusedPatchSaysWhyAndLeavesTheTreeAsItWas(_ refused: RefusedPatch) throws {
        var editor = ElementEditor(tree)
        #expect(throws: refused.error) { try editor.apply(refused.patch) }
        #expect(editor.tree == tree)
        try editor.apply(.move(5, parent: 1, index: 0))
        #expect(editor.tree.children.map(\.id) == [5, 2, 4])
    }

    @Test func whatABatchDidBeforeItsRefusalIsNotKept() throws {
        #expect(throws: ElementPatchError.unknownElement(8, patch: "remove")) {
            _ = try tree.applying([.remove(2, parent: 1), .remove(8, parent: 1)])
        }
        #expect(tree.children.count == 3)
    }

    @Test(
        arguments: [
            (
                .unknownElement(8, patch: "update"),
                "cannot update element #8: it is not in this tree; "
                    + "ask for a whole tree instead of patches"
            ),
            (
                .indexOutOfRange(4, count: 3, parent: 1),
                "element #1 has no place 4, only 0 to 3; ask for a whole tree instead of patches"
            ),
            (
                .wrongParent(3, parent: 1),
                "element #3 is not a child of #1; ask for a whole tree instead of patches"
            ),
            (
                .alreadyInTree(4),
                "cannot add element #4: it is already in this tree; "
                    + "ask for a whole tree instead of patches"
            ),
        ] as [(ElementPatchError, String)])
    func theErrorSaysWhatWhereAndWhatNow(error: ElementPatchError, sentence: String) {
        #expect(error.description == sentence)
    }
}
