// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A look for text fields. *Differs from Apple:* renderers know one look.
public protocol TextFieldStyle {}

/// The look that fits where the field stands.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
}

/// No look of its own.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The look that fits where the field stands.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No look of its own.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Accepted: no renderer shows it yet.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

    /// Accepted: renderers decide whether text can be selected.
    public nonisolated func textSelection<S: TextSelectability>(
        _ selectability: S
    ) -> some View { self }
}

/// A type that says whether a person can select text.
public protocol TextSelectability {
    /// True if selecting is possible.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// True if selecting is possible.
    public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// True if selecting is possible.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
