// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A map as a picture that this tool draws itself, for its page.
struct MapDrawing {
    let svg: String

    /// The number of letters in the longest name; longer ones are cut.
    static let longestName = 34

    init(_ map: NavigationMap, _ difference: MapDifference? = nil) {
        let layout = MapLayout(map)
        let size = "\(Self.number(layout.width)) \(Self.number(layout.height))"
        var parts = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" "
                + "width=\"\(Self.number(layout.width))\" height=\"\(Self.number(layout.height))\">",
            "<style>\(MapStyle.drawing)\(difference == nil ? "" : MapStyle.difference)</style>",
            "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" "
                + "markerUnits=\"userSpaceOnUse\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs>",
        ]
        let lines = map.lines
        parts += lines.map { Self.path($0, layout, difference?.ways[$0.ends]) }
        parts += lines.filter(layout.leading.contains).map { Self.label($0, layout) }
        parts += map.screens.map { Self.screen($0, layout, difference?.screens[$0.id]) }
        svg = (parts + ["</svg>"]).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func path(
        _ line: MapLine, _ layout: MapLayout, _ change: MapDifference.Change?
    ) -> String {
        guard let from = layout.boxes[line.from], let to = layout.boxes[line.to] else {
            return ""
        }
        let isLeading = layout.leading.contains(line)
        let look = line.kind.isInFront ? " front" : line.kind.isPart ? " part" : ""
        let curve = isLeading || to.x > from.right ? forward(from, to) : around(from, to)
        let mark = change.map { " \($0.rawValue)" } ?? ""
        return "<path class=\"way\(look)\(isLeading ? "" : " other")\(mark)\" "
            + "\(ends(line)) d=\"\(curve)\" marker-end=\"url(#tip)\"/>"
    }

    private static func ends(_ line: MapLine) -> String {
        "data-from=\"\(line.from.asMarkup)\" data-to=\"\(line.to.asMarkup)\""
    }

    private static func forward(_ from: MapLayout.Box, _ to: MapLayout.Box) -> String {
        let bend = min(70, (to.x - from.right) / 2)
        return "M\(number(from.right)) \(number(from.middle))"
            + "C\(number(from.right + bend)) \(number(from.middle)) "
            + "\(number(from.right + 20)) \(number(to.middle)) "
            + "\(number(from.right + 80)) \(number(to.middle))L\(number(to.x - 1)) \(number(to.middle))"
    }

    /// Returns the path of a line back to the left, or down the same column: out to the right and
    /// in from there.
    private static func around(_ from: MapLayout.Box, _ to: MapLayout.Box) -> String {
        let bend = max(from.right, to.right) + 50
        let lift = from == to ? MapLayout.Box.height : 0
        return "M\(number(from.right)) \(number(from.middle))"
            + "C\(number(bend)) \(number(from.middle - lift)) "
            + "\(number(bend)) \(number(to.middle + lift)) "
            + "\(number(to.right + 1)) \(number(to.middle))"
    }

    private static func label(_ line: MapLine, _ layout: MapLayout) -> String {
        guard let to = layout.boxes[line.to], !line.text.isEmpty else { return "" }
        return
            "<text class=\"label\" x=\"\(number(to.x - 10))\" y=\"\(number(to.middle - 5))\">"
            + "\(line.text.cut(to: 26).asMarkup)</text>"
    }

    private static func screen(
        _ screen: NavigationMap.Screen, _ layout: MapLayout, _ change: MapDifference.Change?
    ) -> String {
        guard let box = layout.boxes[screen.id] else { return "" }
        var classes = ["screen", screen.kind.rawValue]
        if screen.isUnreachable { classes.append("unreachable") }
        if screen.isDoublyReached { classes.append("doubly") }
        if let change { classes.append(change.rawValue) }
        let corner = screen.kind == .scene || screen.kind == .url ? 15 : 6
        let place = screen.place.map { "\($0.path):\($0.line)" } ?? ""
        return
            "<g class=\"\(classes.joined(separator: " "))\" data-id=\"\(screen.id.asMarkup)\" "
            + "transform=\"translate(\(number(box.x)) \(number(box.y)))\">"
            + "<title>\((screen.name + (place.isEmpty ? "" : "\n" + place)).asMarkup)</title>"
            + "<rect width=\"\(number(box.width))\" height=\"30\" rx=\"\(corner)\"/>"
            + "<text x=\"\(number(box.width / 2))\" y=\"20\">"
            + "\(screen.name.cut(to: longestName).asMarkup)</text></g>"
    }

    private static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}

extension String {
    /// The text with entities for what markup would read.
    var asMarkup: String {
        map { letter in
            switch letter {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(letter)
            }
        }.joined()
    }

    /// Returns the text, cut to at most so many letters.
    fileprivate func cut(to most: Int) -> String {
        count > most ? prefix(most - 1) + "…" : self
    }
}
#endif
