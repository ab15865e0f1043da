// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A description of a view whose elements follow from its value alone, so that one node can keep it
/// with all that it holds.
///
/// Not for apps: it is public only because `View` names it.
public struct _StaticSubtree: Sendable {
    /// The number of elements that the view shows.
    var count: Int32
    /// The values of the environment that it reads besides its own value.
    var needs: StaticNeeds = []
    /// Tells apart the types of views in it whose types are hidden; 0 where there are none.
    var hiddenTypes = 0

    /// The description of a view that shows nothing.
    static let empty = _StaticSubtree(count: 0)
    /// The description of a view that shows one element, and reads nothing.
    static let single = _StaticSubtree(count: 1)

    /// Describes views beside one another, or inside one another.
    static func + (a: Self, b: Self) -> Self {
        Self(
            count: a.count + b.count, needs: a.needs.union(b.needs),
            hiddenTypes: 31 &* a.hiddenTypes &+ b.hiddenTypes)
    }

    /// The same, where the first may need nodes. It is no closure, which would ask for the actor at
    /// each call.
    static func + (a: Self?, b: Self) -> Self? {
        guard let a else { return nil }
        let sum: Self = a + b
        return sum
    }
}

extension View {
    /// Returns `nil`: a view with a body, or with something to remember, has nodes of its own; not
    /// for apps.
    public static func _staticSubtree(of view: Self) -> _StaticSubtree? { nil }

    /// Draws nothing: never asked for where there is no subtree; not for apps.
    public static func _draw(_ view: Self, on context: inout _DrawContext) {}
}
