// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A map as a flowchart that Mermaid draws.
struct MermaidMap {
    let text: String

    init(_ map: NavigationMap) {
        let numbers = Dictionary(
            map.screens.enumerated().map { ($1.id, "s\($0 + 1)") },
            uniquingKeysWith: { a, _ in a })
        var lines = ["flowchart LR"]
        for screen in map.screens {
            lines.append("    \(numbers[screen.id] ?? "")\(Self.node(screen))")
        }
        for line in map.lines {
            guard let from = numbers[line.from], let to = numbers[line.to] else { continue }
            let arrow = line.kind.isInFront ? "-.->" : line.kind.isPart ? "==>" : "-->"
            let label = line.text.isEmpty ? "" : "|\"\(Self.escaped(line.text))\"|"
            lines.append("    \(from) \(arrow)\(label) \(to)")
        }
        lines += Self.marks(map, numbers)
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
        func mark(
            _ name: String, _ style: String, _ isMarked: (NavigationMap.Screen) -> Bool
        ) -> [String] {
            let marked = map.screens.filter(isMarked).compactMap { numbers[$0.id] }
            guard !marked.isEmpty else { return [] }
            return [
                "    classDef \(name) \(style)",
                "    class \(marked.joined(separator: ",")) \(name)",
            ]
        }
        return mark("unreachable", "stroke:#c00,stroke-dasharray:4") { $0.isUnreachable }
            + mark("doubly", "stroke-width:3px") { $0.isDoublyReached }
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
#endif
