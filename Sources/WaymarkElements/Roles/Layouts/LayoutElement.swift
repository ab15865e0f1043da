// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// An arrangement of children: direction, alignment and spacing.
public struct LayoutElement: Equatable, Sendable {
    /// The direction in which children follow one another.
    public enum Axis: String, Equatable, Sendable { case horizontal, vertical, depth }

    /// The direction in which children follow one another.
    public var axis: Axis
    /// The line or point on which children of different sizes line up.
    public var alignment: BoxAlignment
    /// In points; `nil` is the renderer's standard distance.
    public var spacing: Double?

    /// Makes a layout; it is centred and evenly spaced unless told otherwise.
    public init(_ axis: Axis, alignment: BoxAlignment = .center, spacing: Double? = nil) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension LayoutElement: OutlinedRole {
    var outline: String {
        switch axis {
        case .horizontal: "hstack"
        case .vertical: "vstack"
        case .depth: "zstack"
        }
    }
}
