// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Empty space that takes what its stack has left.
public nonisolated struct Spacer: ElementView {
    /// The least it takes, in points; `nil` is the renderer's standard distance.
    public var minLength: CGFloat?

    /// Makes space that takes at least `minLength` points.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        LeafNode(view, inputs) { $0.role }
    }

    var role: ElementRole { .spacer(minLength: minLength.map(Double.init)) }
}

/// A thin line that separates its neighbours.
public nonisolated struct Divider: ElementView {
    /// Makes a line across the direction of its stack.
    public init() {}

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        LeafNode(view, inputs) { _ in .divider }
    }
}
