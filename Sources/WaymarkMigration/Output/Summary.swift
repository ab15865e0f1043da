// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension FileResult {
    /// The sites without those that stay, but stand in what other rewrites take away.
    fileprivate var lastingEntries: [Entry] {
        let edits = entries.flatMap { entry -> [Edit] in
            if case .migrated = entry.disposition { entry.edits } else { [] }
        }
        return entries.filter { entry in
            guard case .refused = entry.disposition else { return true }
            return !edits.contains { $0.removes(entry.place.offset) }
        }
    }
}

extension FileResult.Entry {
    /// The place, and what is there.
    fileprivate var listed: String {
        "\(place.path):\(place.line):\(place.column) \(subject)"
            + (assumed.map { "; assumes that \($0)" } ?? "")
            + (cause.map { "; \($0.line(from: place))" } ?? "")
    }
}

extension Edit {
    /// True if a byte goes, and does not arrive elsewhere.
    fileprivate func removes(_ offset: Int) -> Bool {
        range.contains(offset)
            && !leaves.contains { $0.copied?.contains(offset) == true }
    }
}

/// The results of a run in a few lines: counts, and why the rest stays.
public struct Summary: Sendable {
    /// The lines.
    public let text: String

    /// Sums a run up.
    ///
    /// - Parameter left: The files that could not be written.
    public init(_ migration: Migration, isWritten: Bool, left: [String] = []) {
        let unwritten = isWritten ? Set(left) : []
        let results = migration.results.filter { !unwritten.contains($0.source.path) }
        let migrated = Self.migrated(results)
        let changed = results.count(where: \.isChanged)
        let verb = isWritten ? "migrated" : "would migrate"
        var lines = [
            "\(verb) \(migrated) \(migrated == 1 ? "site" : "sites") in \(changed) \(changed == 1 ? "file" : "files")"
        ]
        let rest = Self.migrated(migration.results) - migrated
        if rest > 0 { lines.append("  \(rest) more in files that could not be written") }
        let entries = migration.results.flatMap(\.lastingEntries)
        lines += Self.waiting(entries) + Self.refused(entries) + Self.comments(results)
        if let saving = migration.floorSaving { lines.append("  " + saving.sentence) }
        text = lines.joined(separator: "\n")
    }

    private static func migrated(_ results: [FileResult]) -> Int {
        results.flatMap(\.entries).count {
            if case .migrated = $0.disposition { true } else { false }
        }
    }

    private static func waiting(_ entries: [FileResult.Entry]) -> [String] {
        Level.allCases.flatMap { level -> [String] in
            let found = entries.filter { $0.disposition == .waits(level) }
            let options = Dictionary(grouping: found) { $0.option ?? "" }
            return options.sorted { $0.key > $1.key }.flatMap { option, found in
                ["  \(found.count) more with \(option): \(level.reason)"]
                    + listed(found.map(\.listed))
            }
        }
    }

    private static func comments(_ results: [FileResult]) -> [String] {
        let places = LeftComments.places(in: results)
        guard !places.isEmpty else { return [] }
        let verb = places.count == 1 ? "comment still names" : "comments still name"
        return ["  \(places.count) \(verb) 'NavigationView'"]
            + listed(places.map { "\($0.path):\($0.line):\($0.column)" })
    }

    /// The first of some places, and how many there are besides.
    private static func listed(_ places: [String]) -> [String] {
        places.prefix(5).map { "    " + $0 }
            + (places.count > 5 ? ["    and \(places.count - 5) more"] : [])
    }

    /// The sites that stay, by what a person has to do there: what settles most of them comes
    /// first.
    private static func refused(_ entries: [FileResult.Entry]) -> [String] {
        let groups = Refusal.allCases.enumerated().map { rank, refusal in
            (refusal, entries.filter { $0.disposition == .refused(refusal) }, rank)
        }
        let ordered = groups.filter { !$0.1.isEmpty }
            .sorted { ($1.1.count, $0.2) < ($0.1.count, $1.2) }
        return ordered.flatMap { refusal, found, _ in
            ["  \(found.count) need a person: \(refusal.sentence) [\(refusal.rawValue)]"]
                + listed(found.map(\.listed))
        }
    }
}
#endif
