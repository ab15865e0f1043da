// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A line of a drawing: all edges of one kind from one screen to another.
struct MapLine: Hashable {
    let from: String
    let to: String
    let kind: NavigationMap.Edge.Kind
    let labels: [String]

    /// The screens at the ends of a line, and its kind: no two lines of a map have the same.
    struct Ends: Hashable {
        let from: String
        let to: String
        let kind: NavigationMap.Edge.Kind

        init(_ edge: NavigationMap.Edge) {
            from = edge.from
            to = edge.to
            kind = edge.kind
        }

        fileprivate init(_ line: MapLine) {
            from = line.from
            to = line.to
            kind = line.kind
        }
    }

    var ends: Ends { Ends(self) }

    /// The labels that fit; the kind too, where the line alone does not tell it.
    var text: String {
        let shown = labels.prefix(2).joined(separator: ", ")
        let rest = labels.count > 2 ? "\(shown) +\(labels.count - 2)" : shown
        switch kind {
        case .scene, .push, .shows: return rest
        default: return rest.isEmpty ? kind.rawValue : "\(kind.rawValue): \(rest)"
        }
    }
}

extension NavigationMap {
    /// The lines, in the order in which their first edges are written.
    var lines: [MapLine] {
        var labels: [MapLine.Ends: [String]] = [:]
        var order: [MapLine.Ends] = []
        for edge in edges {
            let ends = MapLine.Ends(edge)
            if labels[ends] == nil { order.append(ends) }
            var known = labels[ends, default: []]
            if !edge.label.isEmpty, !known.contains(edge.label) { known.append(edge.label) }
            labels[ends] = known
        }
        return order.map {
            MapLine(from: $0.from, to: $0.to, kind: $0.kind, labels: labels[$0, default: []])
        }
    }
}

extension NavigationMap.Edge.Kind {
    /// True if the other screen lies in front of the first.
    var isInFront: Bool {
        switch self {
        case .sheet, .cover, .popover, .inspector: true
        case .scene, .push, .tab, .sidebar, .content, .detail, .shows, .url: false
        }
    }

    /// True if the other screen is there at the same time, or in the first one's place.
    var isPart: Bool {
        switch self {
        case .tab, .sidebar, .content, .detail, .shows: true
        case .scene, .push, .sheet, .cover, .popover, .inspector, .url: false
        }
    }
}
#endif
