// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The weight of a default focus against others.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// The default applies as long as nothing in the view has the focus.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// The default was asked for by a person. *Differs from Apple:* the same as `automatic`.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
    /// Gives the focus to the view with this value when this view appears and nothing else among
    /// those of the binding has it.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { if binding.isUnfocused { binding.wrappedValue = value } }
    }
}
