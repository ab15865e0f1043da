// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The depth of a navigation stack.
public struct StackElement: Equatable, Sendable {
    /// Screens above the root.
    public var depth: Int

    /// Makes a stack with so many screens above its root.
    public init(depth: Int) { self.depth = depth }
}

extension StackElement: OutlinedRole {
    var outline: String { "stack depth \(depth)" }
}
