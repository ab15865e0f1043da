// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

private struct FieldInputKey: EnvironmentKey {
    static var defaultValue: FieldInput { FieldInput() }
}

extension EnvironmentValues {
    /// The help that fields ask of keyboards and of what fills them in.
    var fieldInput: FieldInput {
        get { self[FieldInputKey.self] }
        set { self[FieldInputKey.self] = newValue }
    }

    /// True if nothing corrects what is typed.
    public var autocorrectionDisabled: Bool {
        get { fieldInput.isLiteral }
        set { fieldInput.isLiteral = newValue }
    }
}

/// The help that the fields in a view ask of keyboards, and of what fills in fields.
///
/// A browser on a device with a keyboard on the screen shows it; elsewhere only filling in,
/// correcting and `submitLabel(_:)`'s word have an effect.
extension View {
    /// Sets the keys that a keyboard on the screen has.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.fieldInput.keyboard, type.keyboard)
    }

    /// Sets the meaning of the text, so that a browser offers what it knows; `nil` is none.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.fieldInput.content, textContentType?.rawValue)
    }

    /// Sets the letters that a keyboard on the screen makes large; `nil` leaves it to the system.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.fieldInput.capitalization, autocapitalization?.letters)
    }

    /// Sets the letters that a keyboard on the screen makes large;
    /// `textInputAutocapitalization(_:)` is newer.
    public nonisolated func autocapitalization(
        _ style: UITextAutocapitalizationType
    ) -> some View {
        environment(\.fieldInput.capitalization, style.letters)
    }

    /// Says whether nothing corrects what is typed, and marks no word as wrong.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Says whether nothing corrects what is typed; `nil` leaves it to the system, and
    /// `autocorrectionDisabled(_:)` is newer.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }

    /// Sets the word on the Return key of a keyboard on the screen.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.fieldInput.submitLabel, submitLabel.name)
    }
}
