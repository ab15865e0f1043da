// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A node whose element has an address, which begins with the route to its screen.
@MainActor protocol AddressedNode: _Node {
    /// Hears that the route to the screen is another one.
    func addressChanged()
}

/// A node in a set, which it leaves before it goes.
struct NodeKey: Hashable {
    unowned let node: _Node

    static func == (a: Self, b: Self) -> Bool { a.node === b.node }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}
