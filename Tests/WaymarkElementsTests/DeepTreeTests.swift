// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

/// A tree 5,000 levels deep fits the main thread's stack of 8 MB in every operation.
@MainActor @Suite struct DeepTrees {
    private let depth: Int32 = 5_000

    private func chain(text: String = "") -> Element {
        (1..<depth).reversed().reduce(node(depth, text)) { inner, id in node(id, text, [inner]) }
    }

    @Test func deepTreesAreComparedAndSearched() {
        let tree = chain()
        #expect((tree == chain()) as Bool)
        #expect((tree != chain(text: "x")) as Bool)
        #expect(tree.find(ElementID(depth))?.id == ElementID(depth))
        var count = 0
        tree.forEach { _ in count += 1 }
        #expect(count == Int(depth))
    }

    @Test func deepTreesArePatchedAtEveryLevel() throws {
        let (old, new) = (chain(), chain(text: "x"))
        let patches = old.patches(to: new)
        #expect(patches.count == Int(depth))
        let isRight = try old.applying(patches) == new
        #expect(isRight)
    }

    @Test func deepTreesAreInsertedReplacedAndRemoved() throws {
        let deep = chain()
        var editor = ElementEditor(node(0))
        try editor.apply(.insert(deep, parent: 0, index: 0))
        let isInserted = editor.tree == node(0, "", [deep])
        #expect(isInserted)
        try editor.apply(.replace(2, with: chain().children[0]))
        try editor.apply(.remove(1, parent: 0))
        #expect(editor.tree == node(0))
    }

    @Test func deepTreesHaveAnOutline() {
        let lines = chain().outline.split(separator: "\n")
        #expect(lines.count == Int(depth))
        #expect(lines.last?.prefix { $0 == " " }.count == 2 * Int(depth - 1))
    }
}
