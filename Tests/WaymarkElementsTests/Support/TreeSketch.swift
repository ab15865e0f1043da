// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import RandomCases
import WaymarkElements

/// A tree that is easy to change at random, because every node is reached by its number.
struct TreeSketch {
    private var contents: [Int32: Int] = [:]
    private var children: [Int32: [Int32]] = [:]
    private var parents: [Int32: Int32] = [:]
    private var next: Int32 = 2
    private var random: SplitMix64

    /// A tree of about so many elements; the root is #1.
    init(size: Int, seed: UInt64) {
        random = SplitMix64(seed: seed)
        contents[1] = 0
        children[1] = []
        for _ in 1..<size { insert() }
    }

    var element: Element { element(1) }

    private func element(_ node: Int32) -> Element {
        let text = TextContent("\(contents[node, default: 0])")
        return Element(
            id: ElementID(node), content: ElementContent(.text(text)),
            children: children[node, default: []].map(element))
    }

    /// One change out of all kinds.
    mutating func mutate() {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: contents[anyNode()] = Int.random(in: 0..<5, using: &random)
        case 1: insert()
        case 2: remove()
        case 3: moveAmongSiblings()
        case 4: children[anyNode()]?.shuffle(using: &random)
        case 5: children[anyNode()]?.reverse()
        case 6: moveToAnotherParent()
        case 7: wrap()
        default: unwrap()
        }
    }

    private mutating func anyNode() -> Int32 {
        contents.keys.sorted().randomElement(using: &random) ?? 1
    }

    private mutating func anyNodeBelowRoot() -> Int32? {
        contents.keys.sorted().dropFirst().randomElement(using: &random)
    }

    private mutating func attach(_ node: Int32, to parent: Int32) {
        let place = Int.random(in: 0...children[parent, default: []].count, using: &random)
        children[parent]?.insert(node, at: place)
        parents[node] = parent
    }

    private mutating func detach(_ node: Int32) {
        guard let parent = parents[node] else { return }
        children[parent]?.removeAll { $0 == node }
    }

    private mutating func makeNode() -> Int32 {
        defer { next += 1 }
        contents[next] = Int.random(in: 0..<5, using: &random)
        children[next] = []
        return next
    }

    private mutating func insert() {
        let parent = random.oneIn(3) ? 1 : anyNode()
        attach(makeNode(), to: parent)
    }
}

extension TreeSketch {
    private func isInside(_ node: Int32, _ ancestor: Int32) -> Bool {
        node == ancestor || parents[node].map { isInside($0, ancestor) } == true
    }

    private mutating func remove() {
        guard let node = anyNodeBelowRoot() else { return }
        detach(node)
        for inner in contents.keys.filter({ isInside($0, node) }) {
            contents[inner] = nil
            children[inner] = nil
            parents[inner] = nil
        }
    }

    private mutating func moveAmongSiblings() {
        guard let node = anyNodeBelowRoot(), let parent = parents[node] else { return }
        detach(node)
        attach(node, to: parent)
    }

    private mutating func moveToAnotherParent() {
        let parent = anyNode()
        guard let node = anyNodeBelowRoot(), !isInside(parent, node) else { return }
        detach(node)
        attach(node, to: parent)
    }

    /// A new element takes the place of another, and holds it.
    private mutating func wrap() {
        guard let node = anyNodeBelowRoot(), let parent = parents[node] else { return }
        let wrapper = makeNode()
        detach(node)
        attach(wrapper, to: parent)
        attach(node, to: wrapper)
    }

    /// An element goes; its children stay, in its parent.
    private mutating func unwrap() {
        guard let node = anyNodeBelowRoot(), let parent = parents[node] else { return }
        detach(node)
        for child in children[node, default: []] { attach(child, to: parent) }
        contents[node] = nil
        children[node] = nil
        parents[node] = nil
    }
}
