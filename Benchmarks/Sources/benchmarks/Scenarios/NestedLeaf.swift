// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkTesting

/// Measures the cost of depth.
struct NestedLeaf: Scenario {
    let title = "Change a leaf under 1,000 nested views"
    let note = """
        By the leaf's own state, where depth must not matter; and by a value that every one of the \
        1,000 views hands on, as the floor does.
        """
    let goals: [Goal] = [
        .work(of: "own state, depth 1,000", is: Work(bodiesRun: 1, nodesVisited: 1, patches: 1)),
        .time(of: "own state, depth 1,000", atMost: 2, times: "own state, depth 10"),
    ]

    func measure(_ sampling: Sampling) -> [Measurement] {
        sampling.measure([floor, ownState(10), ownState(1_000), handedDown])
    }

    private func ownState(_ depth: Int) -> Case {
        let remote = Remote<Int>()
        let screen = Screen { Level(depth: depth, value: 0, leaf: remote) }
        return Case(
            name: depth == 10 ? "own state, depth 10" : "own state, depth 1,000",
            run: { number in screen.change { remote.value = number } }, screen: { screen })
    }

    private var handedDown: Case {
        let remote = Remote<Int>()
        let screen = Screen { TopLevel(remote: remote) }
        return Case(
            name: "handed down 1,000 views",
            run: { number in screen.change { remote.value = number } }, screen: { screen })
    }

    private var floor: Case {
        let tree = FloorTree()
        let node = FloorLevel.makeNode(FloorLevel(depth: 1_000, value: 0), tree)
        return Case(name: floorName) { number in
            node.update(FloorLevel(depth: 1_000, value: number))
            tree.flush()
        }
    }
}

private struct TopLevel: View {
    let remote: Remote<Int>
    @State private var value = 0

    var body: some View {
        let _ = remote.binding = $value
        Level(depth: 1_000, value: value, leaf: nil)
    }
}

private struct Level: View {
    let depth: Int
    let value: Int
    let leaf: Remote<Int>?

    var body: AnyView {
        if depth > 0 { return AnyView(Level(depth: depth - 1, value: value, leaf: leaf)) }
        return AnyView(Leaf(remote: leaf, value: value))
    }
}

private struct Leaf: View {
    let remote: Remote<Int>?
    let value: Int
    @State private var count = 0

    var body: some View {
        let _ = remote?.binding = $count
        Text("\(value + count)")
    }
}

private struct FloorLevel: FloorView {
    let depth: Int
    let value: Int

    var body: FloorErased {
        if depth > 0 { return FloorErased(view: FloorLevel(depth: depth - 1, value: value)) }
        return FloorErased(view: FloorText(string: "\(value)"))
    }
}

/// A view whose type is hidden, as recursion needs it.
private struct FloorErased: FloorView {
    let view: any FloorView

    var body: Never { fatalError("an erased view has no body") }

    static func makeNode(_ view: Self, _ tree: FloorTree) -> FloorNode<Self> {
        FloorErasedNode(view, tree)
    }
}

@MainActor private final class FloorErasedNode: FloorNode<FloorErased> {
    private var child: AnyObject?

    override init(_ view: FloorErased, _ tree: FloorTree) {
        super.init(view, tree)
        child = mount(view.view)
    }

    private func mount<V: FloorView>(_ view: V) -> AnyObject { V.makeNode(view, tree) }

    override func update(_ view: FloorErased) {
        super.update(view)
        updateChild(view.view)
    }

    private func updateChild<V: FloorView>(_ view: V) {
        if let child = child as? FloorNode<V> { return child.update(view) }
        child = mount(view)
    }
}
