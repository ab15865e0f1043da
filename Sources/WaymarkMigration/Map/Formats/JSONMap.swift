// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A map for other programs. `version` changes when something that was there is no longer.
struct JSONMap {
    let text: String

    init(_ map: NavigationMap, _ difference: MapDifference? = nil) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try? encoder.encode(Document(map, difference))
        text = data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    /// The same in one line.
    static func line(_ map: NavigationMap, _ difference: MapDifference? = nil) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try? encoder.encode(Document(map, difference))
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private struct Document: Encodable {
        let version = 1
        let screens: [Screen]
        let edges: [Edge]
        let unmatchedLinks: [Link]

        init(_ map: NavigationMap, _ difference: MapDifference?) {
            screens = map.screens.map { Screen($0, difference?.screens[$0.id]) }
            edges = map.edges.map { Edge($0, difference?.ways[MapLine.Ends($0)]) }
            unmatchedLinks = map.unmatched.map(Link.init)
        }
    }

    private struct Screen: Encodable {
        let id, name, kind: String
        let file: String?
        let line: Int?
        let isUnreachable: Bool
        let waysIn: Int
        let change: String?

        init(_ screen: NavigationMap.Screen, _ change: MapDifference.Change?) {
            self.change = change?.rawValue
            id = screen.id
            name = screen.name
            kind = screen.kind.rawValue
            file = screen.place?.path
            line = screen.place?.line
            isUnreachable = screen.isUnreachable
            waysIn = screen.waysIn
        }
    }

    private struct Edge: Encodable {
        let from, to, kind, label, file: String
        let line: Int
        let change: String?

        init(_ edge: NavigationMap.Edge, _ change: MapDifference.Change?) {
            self.change = change?.rawValue
            from = edge.from
            to = edge.to
            kind = edge.kind.rawValue
            label = edge.label
            file = edge.place.path
            line = edge.place.line
        }
    }

    private struct Link: Encodable {
        let from, label, file: String
        let type: String?
        let line: Int

        init(_ link: NavigationMap.UnmatchedLink) {
            from = link.from
            label = link.label
            type = link.type
            file = link.place.path
            line = link.place.line
        }
    }
}
#endif
