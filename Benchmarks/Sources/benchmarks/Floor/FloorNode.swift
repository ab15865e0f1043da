// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A part of a screen in the floor: what a view graph costs that knows types and nothing else.
///
/// No state, no environment, no observation, no rows, no effects, no effects' order, no issues.
@MainActor protocol FloorView {
    associatedtype Body: FloorView

    var body: Body { get }

    static func makeNode(_ view: Self, _ tree: FloorTree) -> FloorNode<Self>
}

extension FloorView {
    static func makeNode(_ view: Self, _ tree: FloorTree) -> FloorNode<Self> {
        FloorComposite(view, tree)
    }
}

extension Never: FloorView {
    var body: Never { switch self {} }
}

/// Gives numbers to elements and takes their changes.
@MainActor final class FloorTree {
    enum Patch {
        case text(Int, String)
        case order([Int])
    }

    private(set) var patches: [Patch] = []
    private var nextID = 0

    func makeID() -> Int {
        nextID += 1
        return nextID
    }

    func send(_ patch: Patch) { patches.append(patch) }

    /// Ends one update.
    @inline(never) func flush() { patches.removeAll(keepingCapacity: true) }
}

@MainActor class FloorNode<Content: FloorView> {
    let tree: FloorTree
    var view: Content

    init(_ view: Content, _ tree: FloorTree) {
        self.view = view
        self.tree = tree
    }

    func update(_ view: Content) { self.view = view }

    /// The number of this node's first element.
    var id: Int { 0 }
}

@MainActor final class FloorComposite<Content: FloorView>: FloorNode<Content> {
    private let child: FloorNode<Content.Body>

    override init(_ view: Content, _ tree: FloorTree) {
        child = Content.Body.makeNode(view.body, tree)
        super.init(view, tree)
    }

    override func update(_ view: Content) {
        super.update(view)
        child.update(view.body)
    }

    override var id: Int { child.id }
}
