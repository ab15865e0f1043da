// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension View {
    /// Keeps a person from going back from this screen without its back button, as with the
    /// browser's. *Not Apple's.*
    ///
    /// The button itself is hidden by `navigationBarBackButtonHidden(_:)`. With both, only the
    /// program goes back:
    ///
    /// ```swift
    /// ExamScreen()
    ///     .navigationBarBackButtonHidden(!isDone)
    ///     .interactiveBackDisabled(!isDone)
    /// ```
    ///
    /// A browser can still leave the app: its pages before this one are not the app's.
    public nonisolated func interactiveBackDisabled(_ isDisabled: Bool = true) -> some View {
        bar { $0.disablesInteractiveBack = isDisabled }
    }
}
