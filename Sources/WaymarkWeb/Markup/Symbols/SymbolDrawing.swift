// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A symbol drawn for this project on a 24 by 24 grid: outlines and areas in one colour.
struct SymbolDrawing: Equatable, Sendable {
    /// Path data that is drawn with a round pen.
    var lines = ""
    /// Path data that is filled; areas inside areas are holes.
    var fills = ""

    /// The drawing of a symbol; an unknown name gives a dashed square.
    static func node(for name: String) -> HTMLNode {
        nodes[name] ?? unknown
    }

    /// Returns the words that assistive technology reads for a symbol that nothing else names.
    static func label(for name: String) -> String {
        let words = name.split(separator: ".").filter { $0 != "fill" }
        return labels[name] ?? words.joined(separator: " ")
    }

    static var names: [String] { drawings.keys.sorted() }

    /// Symbols that point along the line of reading point the other way from right to left.
    private static func flips(_ name: String) -> Bool {
        name.hasSuffix("backward") || name.hasSuffix("forward")
            || name.hasPrefix("sidebar.lead") || name.hasPrefix("list.")
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
            (name, drawing.node(classes: flips(name) ? "symbol flips" : "symbol"))
        })

    private static let drawings: [String: SymbolDrawing] = [
        controls, arrows, objects, communication, layout, places, food,
    ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
