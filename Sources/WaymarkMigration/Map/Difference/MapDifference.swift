// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The difference between two maps of an app: what a change of its source did to its navigation.
///
/// Screens are told apart by their names, so that a view that moved to another file is the same,
/// and a view that was renamed is another.
public struct MapDifference: Sendable {
    /// The kind of change of a screen, or of the ways of one kind between two screens.
    public enum Change: String, Sendable, CaseIterable {
        /// It is new.
        case added
        /// It is gone.
        case removed
        /// It is there in both; its words are others, or it can or cannot be reached now.
        case changed
    }

    /// All that is in one of both maps; of what is in both, the newer.
    public let map: NavigationMap
    /// The changed screens, by their ids.
    let screens: [String: Change]
    /// The changed ways.
    let ways: [MapLine.Ends: Change]
    /// The words of ways before, where they are others now.
    let oldLabels: [MapLine.Ends: String]

    /// Compares two maps.
    public init(from old: NavigationMap, to new: NavigationMap) {
        let (oldScreens, newScreens) = (Self.byID(old), Self.byID(new))
        let (oldLines, newLines) = (Self.byEnds(old), Self.byEnds(new))
        screens = Self.changes(oldScreens, newScreens) { $0.isUnreachable == $1.isUnreachable }
        let ways = Self.changes(oldLines, newLines) { $0.labels == $1.labels }
        self.ways = ways
        oldLabels = oldLines.filter { ways[$0.key] == .changed }.mapValues(\.text)
        let gone = old.edges.filter { newLines[MapLine.Ends($0)] == nil }
        map = NavigationMap(
            screens: new.screens + old.screens.filter { newScreens[$0.id] == nil },
            edges: new.edges + gone, unmatched: new.unmatched,
            problems: old.problems + new.problems.filter { !old.problems.contains($0) })
    }

    /// True if both are the same.
    public var isEmpty: Bool { screens.isEmpty && ways.isEmpty }

    /// The changed screens and ways, and the screens at their ends: what a picture of the change
    /// needs.
    public var neighbourhood: NavigationMap {
        let lines = ways.keys
        let near = Set(screens.keys).union(lines.map(\.from)).union(lines.map(\.to))
        return NavigationMap(
            screens: map.screens.filter { near.contains($0.id) },
            edges: map.edges.filter { near.contains($0.from) && near.contains($0.to) },
            unmatched: [], problems: map.problems)
    }

    private static func byID(_ map: NavigationMap) -> [String: NavigationMap.Screen] {
        Dictionary(map.screens.map { ($0.id, $0) }) { first, _ in first }
    }

    private static func byEnds(_ map: NavigationMap) -> [MapLine.Ends: MapLine] {
        Dictionary(map.lines.map { ($0.ends, $0) }) { first, _ in first }
    }

    private static func changes<Key, Value>(
        _ old: [Key: Value], _ new: [Key: Value], _ areSame: (Value, Value) -> Bool
    ) -> [Key: Change] {
        var changes: [Key: Change] = [:]
        for (key, value) in new {
            guard let before = old[key] else {
                changes[key] = .added
                continue
            }
            if !areSame(before, value) { changes[key] = .changed }
        }
        for key in old.keys where new[key] == nil { changes[key] = .removed }
        return changes
    }
}
#endif
