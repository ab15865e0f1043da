// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Colours by name where any style is expected, as in `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
    /// The colour red, as the renderer's palette has it.
    public static var red: Color { Color.red }
    /// The colour orange, as the renderer's palette has it.
    public static var orange: Color { Color.orange }
    /// The colour yellow, as the renderer's palette has it.
    public static var yellow: Color { Color.yellow }
    /// The colour green, as the renderer's palette has it.
    public static var green: Color { Color.green }
    /// The colour mint, as the renderer's palette has it.
    public static var mint: Color { Color.mint }
    /// The colour teal, as the renderer's palette has it.
    public static var teal: Color { Color.teal }
    /// The colour cyan, as the renderer's palette has it.
    public static var cyan: Color { Color.cyan }
    /// The colour blue, as the renderer's palette has it.
    public static var blue: Color { Color.blue }
    /// The colour indigo, as the renderer's palette has it.
    public static var indigo: Color { Color.indigo }
    /// The colour purple, as the renderer's palette has it.
    public static var purple: Color { Color.purple }
    /// The colour pink, as the renderer's palette has it.
    public static var pink: Color { Color.pink }
    /// The colour brown, as the renderer's palette has it.
    public static var brown: Color { Color.brown }
    /// The colour white, as the renderer's palette has it.
    public static var white: Color { Color.white }
    /// The colour gray, as the renderer's palette has it.
    public static var gray: Color { Color.gray }
    /// The colour black, as the renderer's palette has it.
    public static var black: Color { Color.black }
    /// No colour at all.
    public static var clear: Color { Color.clear }
}
