// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The places of a map's screens in a drawing: each one column further right than the screen that
/// first leads to it, and in the middle of those that it leads to itself.
struct MapLayout {
    /// A box in the drawing.
    struct Box: Hashable {
        var x = 0.0
        var y = 0.0
        var width = 0.0

        static let height = 30.0
        var right: Double { x + width }
        var middle: Double { y + Self.height / 2 }
    }

    private(set) var boxes: [String: Box] = [:]
    /// The lines by which screens were placed; the others cross the drawing.
    private(set) var leading: Set<MapLine> = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    private static let margin = 24.0
    private static let row = 42.0
    private var children: [String: [String]] = [:]
    private var depths: [String: Int] = [:]
    private var nextRow = margin

    init(_ map: NavigationMap) {
        let roots = place(map)
        let columns = Self.columns(map, depths)
        for screen in map.screens {
            let column = columns[depths[screen.id, default: 0]]
            boxes[screen.id] = Box(x: column.x, width: Self.width(of: screen))
        }
        for root in roots { setRow(of: root) }
        height = nextRow + Self.margin
        width = (columns.last.map { $0.x + $0.width } ?? 0) + Self.margin + 60
    }

    /// Finds the shortest way to each screen; answers with those that nothing else leads to.
    private mutating func place(_ map: NavigationMap) -> [String] {
        let outgoing = Dictionary(grouping: map.lines, by: \.from)
        let entered = Set(map.edges.filter { $0.from != $0.to }.map(\.to))
        let first = map.screens.filter { $0.kind == .scene }
        let second = map.screens.filter { $0.kind != .scene && !entered.contains($0.id) }
        var roots: [String] = []
        for root in (first + second.sorted { $0.kind == .url && $1.kind != .url } + map.screens) {
            guard depths[root.id] == nil else { continue }
            roots.append(root.id)
            spread(from: root.id, outgoing)
        }
        return roots
    }

    private mutating func spread(from root: String, _ outgoing: [String: [MapLine]]) {
        depths[root] = 0
        var waiting = [root]
        while !waiting.isEmpty {
            var further: [String] = []
            for id in waiting {
                for line in outgoing[id, default: []] where depths[line.to] == nil {
                    depths[line.to] = depths[id, default: 0] + 1
                    children[id, default: []].append(line.to)
                    leading.insert(line)
                    further.append(line.to)
                }
            }
            waiting = further
        }
    }

    private static func columns(
        _ map: NavigationMap, _ depths: [String: Int]
    ) -> [(x: Double, width: Double)] {
        var widths = [Double](repeating: 0, count: (depths.values.max() ?? 0) + 1)
        for screen in map.screens {
            let depth = depths[screen.id, default: 0]
            widths[depth] = max(widths[depth], width(of: screen))
        }
        var columns: [(x: Double, width: Double)] = []
        var x = margin
        for width in widths {
            columns.append((x, width))
            x += width + 190
        }
        return columns
    }

    private static func width(of screen: NavigationMap.Screen) -> Double {
        28 + 7.4 * Double(min(screen.name.count, MapDrawing.longestName))
    }

    private mutating func setRow(of id: String) {
        var open = [(id: id, isEntered: false)]
        while let (id, isEntered) = open.popLast() {
            let below = children[id, default: []]
            if below.isEmpty {
                boxes[id]?.y = nextRow
                nextRow += Self.row
            } else if isEntered {
                let rows = below.compactMap { boxes[$0]?.y }
                boxes[id]?.y = ((rows.first ?? 0) + (rows.last ?? 0)) / 2
            } else {
                open.append((id, true))
                open += below.reversed().map { ($0, false) }
            }
        }
    }
}
#endif
