// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A map as a graph that Graphviz draws.
struct DotMap {
    let text: String

    init(_ map: NavigationMap, _ difference: MapDifference? = nil) {
        var lines = [
            "digraph navigation {", "    rankdir=LR",
            "    node [shape=box style=rounded fontname=\"Helvetica\"]",
            "    edge [fontname=\"Helvetica\" fontsize=10]",
        ]
        lines += map.screens.map { screen in
            let mark = difference?.screens[screen.id]?.attributes ?? ""
            return "    \(Self.quoted(screen.id)) [\(Self.attributes(screen))\(mark)]"
        }
        for line in map.lines {
            let style = line.kind.isInFront ? "dashed" : line.kind.isPart ? "bold" : "solid"
            lines.append(
                "    \(Self.quoted(line.from)) -> \(Self.quoted(line.to)) "
                    + "[label=\(Self.quoted(line.text)) style=\(style)"
                    + "\(difference?.ways[line.ends]?.attributes ?? "")]")
        }
        text = (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private static func attributes(_ screen: NavigationMap.Screen) -> String {
        var parts = ["label=\(quoted(screen.name))"]
        switch screen.kind {
        case .view: break
        case .inline: parts.append("style=\"rounded,dotted\"")
        case .scene: parts.append("shape=ellipse")
        case .url: parts.append("shape=hexagon")
        }
        if screen.isUnreachable { parts.append("color=\"#cc0000\" style=\"rounded,dashed\"") }
        if screen.isDoublyReached { parts.append("peripheries=2") }
        if let place = screen.place {
            parts.append("tooltip=\(quoted("\(place.path):\(place.line)"))")
        }
        return parts.joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String {
        let inner = text.map { letter in
            switch letter {
            case "\"": "\\\""
            case "\\": "\\\\"
            default: letter.isNewline ? " " : String(letter)
            }
        }.joined()
        return "\"\(inner)\""
    }
}
extension MapDifference.Change {
    /// The attributes of what is changed in this way; the last of two that are equal counts.
    fileprivate var attributes: String {
        " color=\"\(colour)\" fontcolor=\"\(colour)\" penwidth=2"
    }
}
#endif
