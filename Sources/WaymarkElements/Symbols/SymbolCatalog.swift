// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The symbols that can be drawn, by the names that apps give to `Image(systemName:)`.
///
/// The drawings belong to renderers; here is what every renderer needs: which names there are, and
/// a character or two that stands for each where nothing can be drawn.
public enum SymbolCatalog {
    /// True if there is a drawing for this name.
    public static func contains(_ name: String) -> Bool { glyphs[name] != nil }

    /// All names, in alphabetical order.
    public static var names: [String] { glyphs.keys.sorted() }

    /// Text in place of a symbol; an unknown name gives a dotted square.
    public static func glyph(for name: String) -> String { glyphs[name] ?? unknown }

    private static let unknown = "⬚"

    private static let glyphs: [String: String] = [
        controls, arrows, objects, communication, layout, places, food,
    ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
