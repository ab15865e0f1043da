// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A map as a flowchart that Mermaid draws.
struct MermaidMap {
    let text: String

    init(_ map: NavigationMap, _ difference: MapDifference? = nil) {
        let numbers = Dictionary(
            map.screens.enumerated().map { ($1.id, "s\($0 + 1)") },
            uniquingKeysWith: { a, _ in a })
        var lines = ["flowchart LR"]
        for screen in map.screens {
            lines.append("    \(numbers[screen.id] ?? "")\(Self.node(screen))")
        }
        let known = map.lines.filter { numbers[$0.from] != nil && numbers[$0.to] != nil }
        for line in known {
            guard let from = numbers[line.from], let to = numbers[line.to] else { continue }
            let arrow = line.kind.isInFront ? "-.->" : line.kind.isPart ? "==>" : "-->"
            let label = line.text.isEmpty ? "" : "|\"\(Self.escaped(line.text))\"|"
            lines.append("    \(from) \(arrow)\(label) \(to)")
        }
        lines += difference.map { Self.marks(map, known, numbers, $0) } ?? Self.marks(map, numbers)
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func node(_ screen: NavigationMap.Screen) -> String {
        let name = "\"\(escaped(screen.name))\""
        return switch screen.kind {
        case .view: "[\(name)]"
        case .inline: "(\(name))"
        case .scene: "([\(name)])"
        case .url: "{{\(name)}}"
        }
    }

    private static func marks(_ map: NavigationMap, _ numbers: [String: String]) -> [String] {
        func ids(_ isMarked: (NavigationMap.Screen) -> Bool) -> [String] {
            map.screens.filter(isMarked).compactMap { numbers[$0.id] }
        }
        return mark(ids(\.isUnreachable), "unreachable", "stroke:#c00,stroke-dasharray:4")
            + mark(ids(\.isDoublyReached), "doubly", "stroke-width:3px")
    }

    /// The marks of what is added, removed or changed.
    private static func marks(
        _ map: NavigationMap, _ lines: [MapLine], _ numbers: [String: String],
        _ difference: MapDifference
    ) -> [String] {
        MapDifference.Change.allCases.flatMap { change in
            let screens = map.screens.filter { difference.screens[$0.id] == change }
            let ways = lines.indices.filter { difference.ways[lines[$0].ends] == change }
            let style = "stroke:\(change.colour),stroke-width:2px\(change.dashes)"
            let links = ways.map { "\($0)" }.joined(separator: ",")
            return mark(screens.compactMap { numbers[$0.id] }, change.rawValue, style)
                + (ways.isEmpty ? [] : ["    linkStyle \(links) \(style)"])
        }
    }

    private static func mark(_ screens: [String], _ name: String, _ style: String) -> [String] {
        guard !screens.isEmpty else { return [] }
        return [
            "    classDef \(name) \(style)",
            "    class \(screens.joined(separator: ",")) \(name)",
        ]
    }

    /// Returns a text in which letters that Mermaid would read are entities.
    private static func escaped(_ text: String) -> String {
        text.map { letter in
            switch letter {
            case "\"": "#quot;"
            case "#": "#35;"
            case "<": "#lt;"
            case ">": "#gt;"
            case "&": "#amp;"
            case "`": "#96;"
            case "\\": "#92;"
            default: letter.isNewline ? " " : String(letter)
            }
        }.joined()
    }
}
extension MapDifference.Change {
    /// The colour of what is changed in this way; told apart by dashes too.
    var colour: String {
        switch self {
        case .added: "#1a7f37"
        case .removed: "#c00000"
        case .changed: "#9a6700"
        }
    }

    fileprivate var dashes: String { self == .removed ? ",stroke-dasharray:4" : "" }
}
#endif
