// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A map as Markdown: a line for each screen, and one below it for each way that leads on.
struct MapText {
    let text: String

    init(_ map: NavigationMap) {
        let names = Dictionary(map.screens.map { ($0.id, $0.name) }) { first, _ in first }
        let outgoing = Dictionary(grouping: map.lines, by: \.from)
        let lines = map.screens.flatMap { screen in
            [Self.line(screen)]
                + outgoing[screen.id, default: []].map { Self.line($0, names[$0.to] ?? $0.to) }
        }
        text = lines.map { $0 + "\n" }.joined()
    }

    private static func line(_ screen: NavigationMap.Screen) -> String {
        let place = screen.place.map { " (`\($0.path):\($0.line)`)" } ?? ""
        let note = screen.isUnreachable ? ": nothing leads there" : ""
        return "- **\(screen.name.asMarkdown)**\(place)\(note)"
    }

    private static func line(_ way: MapLine, _ name: String) -> String {
        "    - \(way.kind.rawValue)\(way.words) to \(name.asMarkdown)"
    }
}

extension MapLine {
    /// All its labels in quotation marks, after a blank; empty where it has none.
    var words: String {
        labels.isEmpty ? "" : " “\(labels.joined(separator: ", ").asMarkdown)”"
    }
}

extension String {
    /// The text with a backslash before what Markdown would read.
    var asMarkdown: String {
        map { letter in
            if letter.isNewline { return " " }
            return #"\`*_{}[]<>#|~"#.contains(letter) ? #"\\#(letter)"# : String(letter)
        }.joined()
    }
}
#endif
