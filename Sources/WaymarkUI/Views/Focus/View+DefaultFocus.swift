// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The weight of a default focus against others.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// The default applies where nothing else has the focus.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// The default applies to each move of the focus into the view. *Differs from Apple:* the same
    /// as `automatic`.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
    /// Gives the focus to the view with this value when this view appears and nothing has the
    /// focus.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.location?.ask(for: value, isDefault: true) }
    }
}
