// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Animations are accepted; no renderer shows them yet, so that changes are seen at once.
extension View {
    /// Accepted: changes of `value` are seen at once.
    public nonisolated func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View { self }

    /// The older form of `animation(_:value:)`.
    public nonisolated func animation(_ animation: Animation?) -> some View { self }

    /// Accepted: the view comes and goes at once.
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }

    /// Accepted: transactions have nothing to animate.
    public nonisolated func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }

    /// Accepted: content changes at once.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}
