// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Finds the known name that somebody probably meant.
public enum NearestName {
    /// A clause that asks whether the nearest name was meant; empty where none is near.
    public static func hint(for name: String, among known: some Sequence<String>) -> String {
        nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The name that fewest changes make of another, where these are at most a third of its
    /// letters.
    static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        let best = known.map { (name: $0, changes: changes(name.lowercased(), $0.lowercased())) }
            .min { ($0.changes, $0.name) < ($1.changes, $1.name) }
        guard let best, best.changes <= max(1, max(name.count, best.name.count) / 3) else {
            return nil
        }
        return best.name
    }

    /// The number of letters to add, remove, replace or swap with the next (the optimal string
    /// alignment distance).
    private static func changes(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first), Array(second))
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var least = min(rows[i][j + 1], row[j]) + 1
                least = min(least, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
#endif
