// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that shows nothing and takes no space.
public nonisolated struct EmptyView: PrimitiveView {
    /// Nothing to show, where code must give a view.
    public init() {}

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        _ViewNode(view, inputs)
    }
}
