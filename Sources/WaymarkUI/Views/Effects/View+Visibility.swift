// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Makes this view see-through: 0 is invisible, 1 is opaque.
    public nonisolated func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

    /// Makes this view invisible; it still takes its space.
    public nonisolated func hidden() -> some View { effect(.hidden) }

    /// Makes the controls in this view unusable; a `disabled(false)` inside does not bring them
    /// back.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Accepted: no renderer shows it yet; use `disabled(_:)`.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func help(_ text: Text) -> some View { self }

    /// Accepted: no renderer shows it yet.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }

    /// Accepted: the browser or the desktop decides between light and dark.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
