// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Words.
struct FloorText: FloorView {
    let string: String

    var body: Never { fatalError("words have no body") }

    static func makeNode(_ view: Self, _ tree: FloorTree) -> FloorNode<Self> {
        FloorTextNode(view, tree)
    }
}

@MainActor private final class FloorTextNode: FloorNode<FloorText> {
    private let ownID: Int

    override init(_ view: FloorText, _ tree: FloorTree) {
        ownID = tree.makeID()
        super.init(view, tree)
    }

    override var id: Int { ownID }

    override func update(_ view: FloorText) {
        guard view.string != self.view.string else { return }
        self.view = view
        tree.send(.text(ownID, view.string))
    }
}
