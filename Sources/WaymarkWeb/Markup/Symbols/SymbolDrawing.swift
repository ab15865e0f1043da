// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A symbol on a 24 by 24 grid, drawn for this project or made from an icon: outlines and areas in
/// one colour.
struct SymbolDrawing: Equatable, Sendable {
    /// Path data that is drawn with a round pen.
    var lines = ""
    /// Path data that is filled; areas inside areas are holes.
    var fills = ""

    /// The drawing of a symbol; an unknown name gives a dashed square.
    static func node(for name: String) -> HTMLNode {
        nodes[name] ?? SymbolSheet.drawings[name]?.node(named: name) ?? unknown
    }

    /// Returns the words that assistive technology reads for a symbol that nothing else names: what
    /// it means, if that is known of it or of the symbol inside its frame, or else its name.
    static func label(for name: String) -> String {
        if let label = labels[name] { return label }
        var words = name.split(separator: ".")
        while words.count > 1, let last = words.last, frames.contains(last) {
            words.removeLast()
            if let label = labels[words.joined(separator: ".")] { return label }
        }
        return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    }

    static var names: [String] { Set(drawings.keys).union(SymbolSheet.drawings.keys).sorted() }

    /// The ends of names that say how a symbol is drawn, and not what it means.
    private static let frames: Set<Substring> = ["fill", "circle", "square"]

    /// Symbols that point along the line of reading point the other way from right to left.
    private static func flips(_ name: String) -> Bool {
        name.hasPrefix("sidebar.lead") || name.hasPrefix("list.")
            || name.split(separator: ".").contains { $0 == "backward" || $0 == "forward" }
    }

    private func node(named name: String) -> HTMLNode {
        node(classes: Self.flips(name) ? "symbol flips" : "symbol")
    }

    private func node(classes: String) -> HTMLNode {
        typealias Attribute = HTMLNode.Attribute
        var paths: [HTMLNode] = []
        if !lines.isEmpty {
            let attributes = [Attribute("class", "lines"), Attribute("d", lines)]
            paths.append(HTMLNode("path", attributes))
        }
        if !fills.isEmpty {
            let attributes = [Attribute("class", "fills"), Attribute("d", fills)]
            paths.append(HTMLNode("path", attributes))
        }
        let attributes = [
            Attribute("class", classes), Attribute("viewBox", "0 0 24 24"),
            Attribute("aria-hidden", "true"),
        ]
        return HTMLNode("svg", attributes, .nodes(paths))
    }

    private static let unknown = SymbolDrawing(
        lines: "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z"
    ).node(classes: "symbol dashed")

    private static let nodes = Dictionary(
        uniqueKeysWithValues: drawings.map { name, drawing in
            (name, drawing.node(named: name))
        })

    private static let drawings: [String: SymbolDrawing] = [
        controls, arrows, objects, communication, layout, places, food,
    ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
