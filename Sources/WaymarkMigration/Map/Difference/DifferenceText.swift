// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A difference as Markdown for a pull request: a summary, what changed, and a flowchart of it.
struct DifferenceText {
    let text: String

    init(_ difference: MapDifference) {
        guard !difference.isEmpty else {
            text = "The navigation is the same.\n"
            return
        }
        let names = Dictionary(difference.map.screens.map { ($0.id, $0.name) }) { first, _ in first
        }
        var lines = ["**Navigation: \(Self.summary(difference))**", ""]
        lines += difference.map.screens.compactMap { screen in
            difference.screens[screen.id].map { Self.line(screen, $0) }
        }
        lines += difference.map.lines.compactMap { way in
            difference.ways[way.ends].map { change in
                Self.line(way, change, difference.oldLabels[way.ends], names)
            }
        }
        let picture = MermaidMap(difference.neighbourhood, difference).text
        text = (lines + ["", "```mermaid"]).joined(separator: "\n") + "\n\(picture)```\n"
    }

    private static func summary(_ difference: MapDifference) -> String {
        let screens = counts(Array(difference.screens.values), "screen", "screens")
        let ways = counts(Array(difference.ways.values), "way", "ways")
        return (screens + ways).joined(separator: ", ")
    }

    private static func counts(
        _ changes: [MapDifference.Change], _ one: String, _ several: String
    ) -> [String] {
        MapDifference.Change.allCases.compactMap { kind in
            let count = changes.count { $0 == kind }
            if count == 0 { return nil }
            return "\(count) \(count == 1 ? one : several) \(kind.rawValue)"
        }
    }

    private static func line(
        _ screen: NavigationMap.Screen, _ change: MapDifference.Change
    ) -> String {
        let place = screen.place.map { " (`\($0.path):\($0.line)`)" } ?? ""
        let note =
            switch change {
            case .added, .removed: screen.isUnreachable ? ": nothing leads there" : ""
            case .changed:
                screen.isUnreachable ? ": nothing leads there any more" : ": can be reached now"
            }
        return "- \(change.rawValue): screen **\(screen.name.asMarkdown)**\(place)\(note)"
    }

    private static func line(
        _ way: MapLine, _ change: MapDifference.Change, _ before: String?,
        _ names: [String: String]
    ) -> String {
        let (from, to) = (names[way.from] ?? way.from, names[way.to] ?? way.to)
        let old = before.map { $0.isEmpty ? "; had no words" : "; was “\($0.asMarkdown)”" } ?? ""
        return
            "- \(change.rawValue): \(way.kind.rawValue)\(way.words) from **\(from.asMarkdown)** to "
            + "**\(to.asMarkdown)**\(old)"
    }
}
#endif
