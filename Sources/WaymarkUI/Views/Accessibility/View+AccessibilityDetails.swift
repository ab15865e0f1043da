// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Modifiers for assistive technology; renderers tell it nothing of most of them yet.
extension View {
    /// Accepted: not read yet.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

    /// Accepted: not read yet.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// Accepted: not read yet.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// Accepted: not read yet.
    public nonisolated func accessibilityValue(_ value: Text) -> some View { self }

    /// Accepted: not read yet.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

    /// Accepted: not read yet.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

    /// Says what this view is, besides what it looks like.
    ///
    /// *Differs from Apple:* `isSelected` and `isHeader` are read; elements have the other traits
    /// of what they are.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        decorated(traits.marks(isAdded: true))
    }

    /// Says what this view is not, although a view inside says so.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        decorated(traits.marks(isAdded: false))
    }

    /// Accepted: elements are read one by one.
    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }

    /// Accepted: elements are read in their order.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

extension AccessibilityTraits {
    /// Makes the decoration that says what adding or removing these traits means for an element.
    fileprivate nonisolated func marks(isAdded: Bool) -> _Decoration.Kind {
        .accessibilityMarks(
            isSelected: contains(.isSelected) ? isAdded : nil,
            isHeading: contains(.isHeader) ? isAdded : nil)
    }
}
