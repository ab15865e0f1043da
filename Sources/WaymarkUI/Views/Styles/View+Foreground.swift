// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Draws the text, symbols and shapes in this view with a style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        effect(.foreground(style.elementColor))
    }

    /// Draws with a style; the second level keeps the standard colour.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foregroundStyle(primary)
    }

    /// Draws with a style; the further levels keep the standard colours.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(primary)
    }

    /// Draws the text, symbols and shapes in this view in a colour; `nil` changes nothing.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        effect(color.map { .foreground($0.value) })
    }

    /// Colours what can be pressed in this view; `nil` changes nothing.
    public nonisolated func tint(_ tint: Color?) -> some View {
        effect(tint.map { .tint($0.value) })
    }

    /// Colours what can be pressed in this view with a style; `nil` changes nothing.
    @_disfavoredOverload
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        effect(tint.map { .tint($0.elementColor) })
    }

    /// The older name of `tint(_:)`.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
