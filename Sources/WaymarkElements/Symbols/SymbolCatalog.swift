// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The symbols that can be drawn, by the names that apps give to `Image(systemName:)`.
///
/// The drawings belong to renderers; here is what every renderer needs: which names there are, and
/// a character or two that stands for each where nothing can be drawn.
public enum SymbolCatalog {
    /// True if there is a drawing for this name.
    public static func contains(_ name: String) -> Bool { drawn.contains(name) }

    /// All names, in alphabetical order.
    public static var names: [String] { drawn.sorted() }

    /// Text in place of a symbol: its own, or that of the symbol which its name begins with. An
    /// unknown name gives a dotted square.
    public static func glyph(for name: String) -> String {
        guard contains(name) else { return unknown }
        var words = name.split(separator: ".")
        while words.count > 1 || words.first.map({ $0.count > 2 }) ?? false {
            let beginning = words.joined(separator: ".")
            if let glyph = glyphs[beginning] ?? beginnings[beginning] { return glyph }
            words.removeLast()
        }
        return words.first?.uppercased() ?? plain
    }

    private static let unknown = "⬚"
    /// Text for a drawing that no character is like.
    private static let plain = "◈"

    private static let drawn = Set(glyphs.keys).union(
        sheets.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            .map { String(Substring($0)) })

    private static let glyphs: [String: String] = [
        controls, arrows, objects, communication, layout, places, food,
    ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
