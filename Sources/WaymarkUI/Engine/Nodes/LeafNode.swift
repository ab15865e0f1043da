// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A node that owns an element without children.
@MainActor final class LeafNode<Content: View>: KeepingElementNode<Content> {
    private let role: @MainActor (Content) -> ElementRole

    init(
        _ view: Content, _ inputs: _NodeInputs,
        role: @escaping @MainActor (Content) -> ElementRole
    ) {
        self.role = role
        super.init(view, inputs)
    }

    override func makeRole() -> ElementRole { role(view) }
}
