// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A button style of the framework: renderers know its look.
nonisolated protocol StandardButtonStyle: PrimitiveButtonStyle {
    var look: ButtonElement.Look { get }
}

extension StandardButtonStyle {
    /// A button in this look.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).environment(\.buttonStyleChoice, .look(look))
    }
}

/// The look that fits where the button stands.
public nonisolated struct DefaultButtonStyle: StandardButtonStyle {
    /// Makes the style.
    public init() {}

    var look: ButtonElement.Look { .automatic }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look that fits where the button stands.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// No look of its own: the label as it is.
public nonisolated struct PlainButtonStyle: StandardButtonStyle {
    /// Makes the style.
    public init() {}

    var look: ButtonElement.Look { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// No look of its own: the label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the tint, without a border.
public nonisolated struct BorderlessButtonStyle: StandardButtonStyle {
    /// Makes the style.
    public init() {}

    var look: ButtonElement.Look { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint, without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label on a faint background.
public nonisolated struct BorderedButtonStyle: StandardButtonStyle {
    /// Makes the style.
    public init() {}

    var look: ButtonElement.Look { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a faint background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label on a background of the tint, for the main action.
public nonisolated struct BorderedProminentButtonStyle: StandardButtonStyle {
    /// Makes the style.
    public init() {}

    var look: ButtonElement.Look { .prominent }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a background of the tint, for the main action.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}
