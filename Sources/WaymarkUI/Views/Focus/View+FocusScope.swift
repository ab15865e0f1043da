// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Modifiers that guide the focus on systems without a pointer.
extension View {
    /// Accepted: the Tab key goes through all that can have the focus, in reading order.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

    /// Accepted: the Tab key goes through all that can have the focus, in reading order.
    public nonisolated func focusSection() -> some View { self }

    /// Gives the focus to this view when it appears and nothing has the focus; the scope is not
    /// looked at.
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(PreferredFocus(isPreferred: prefersDefaultFocus))
    }

    /// Accepted: what has the focus shows it, because people who use keys need to see it.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, !disabled)
    }

    /// Lets this view have the keyboard's focus, and hears when that comes and goes; `focused(_:)`
    /// is newer.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
    ) -> some View {
        modifier(FocusChange(isFocusable: isFocusable, action: onFocusChange))
    }
}

private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// True if views show that they have the focus. *Differs from Apple:* they always do.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }

    /// The action that gives the focus back to the view that prefers it.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// An action that gives the focus back to the view that prefers it. *Differs from Apple:* it
/// leaves the focus where a person has it.
public struct ResetFocusAction: Sendable {
    /// Does nothing.
    public func callAsFunction(in namespace: Namespace.ID) {}
}

private struct PreferredFocus: ViewModifier {
    @FocusState private var hasFocus: Bool
    let isPreferred: Bool

    nonisolated init(isPreferred: Bool) { self.isPreferred = isPreferred }

    func body(content: Content) -> some View {
        content.focused($hasFocus).defaultFocus($hasFocus, isPreferred)
    }
}

private struct FocusChange: ViewModifier {
    @FocusState private var hasFocus: Bool
    let isFocusable: Bool
    nonisolated(unsafe) let action: (Bool) -> Void

    nonisolated init(isFocusable: Bool, action: @escaping (Bool) -> Void) {
        self.isFocusable = isFocusable
        self.action = action
    }

    func body(content: Content) -> some View {
        content.focusable(isFocusable).focused($hasFocus)
            .onChange(of: hasFocus) { action(hasFocus) }
    }
}
