// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension View {
    /// Keeps a person from deleting the rows in this view.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        TraitView(content: self, trait: DeleteDisabling(isDisabled: isDisabled))
    }

    /// Keeps a person from moving the rows in this view.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        TraitView(content: self, trait: MoveDisabling(isDisabled: isDisabled))
    }

    /// Adds buttons for what can be done with the row.
    ///
    /// A row that has some is not given a Delete button by `onDelete(perform:)` outside edit mode.
    /// A finger that draws a row more than half of its width aside presses the first button, where
    /// `allowsFullSwipe` lets it; drawn back before it lets go, it does not.
    /// *Differs from Apple:* all buttons are at the row's end, the leading ones first; a finger
    /// swipes them in, elsewhere they are always in sight. A full swipe presses the first trailing
    /// one, or the first leading one of a row that has no others.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        TraitView(
            content: self,
            trait: SwipeActions(
                edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
    }
}

/// The buttons that one `swipeActions` adds to a row.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
}

extension Array where Element == SwipeActions {
    /// The edge of which a full swipe presses the first button, if it presses any.
    private var fullSwipeEdge: HorizontalEdge? {
        let first = first { $0.edge == .trailing } ?? first
        return first?.allowsFullSwipe == true ? first?.edge : nil
    }

    /// Makes the decoration of an edge's buttons, which marks the edge where a full swipe presses a
    /// button.
    func effect(on swipe: SwipeActions) -> _Decoration.Kind {
        .effect(swipe.edge == fullSwipeEdge ? .fullSwipe : nil)
    }
}
