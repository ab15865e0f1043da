// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Findings that a project lives with: they are not told again.
public struct Baseline: Hashable, Sendable {
    /// The findings, by what stays the same when lines move.
    public private(set) var known: Set<Fingerprint>

    /// Knows these findings.
    public init(_ findings: [Finding]) { known = Set(findings.map(\.fingerprint)) }

    /// Reads what `json` wrote.
    ///
    /// - Throws: `BaselineError` when the bytes are something else.
    public init(json: Data) throws(BaselineError) {
        guard let content = try? JSONDecoder().decode(Content.self, from: json) else {
            throw .unreadable
        }
        guard content.version == Content.current else { throw .version(content.version) }
        known = Set(content.findings)
    }

    /// The file to keep beside the project: in order, one line for each finding, so that two
    /// branches that change it can be merged.
    public var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = known.sorted().compactMap { try? encoder.encode($0) }
            .map { "  " + String(decoding: $0, as: UTF8.self) }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]"
        return Data("{\"version\":\(Content.current),\"findings\":\(list)}\n".utf8)
    }

    /// The findings that are not known.
    public func unknown(among findings: [Finding]) -> [Finding] {
        findings.filter { !known.contains($0.fingerprint) }
    }

    /// Returns the known findings that were looked for in vain.
    ///
    /// - Parameters:
    ///   - findings: All that was found.
    ///   - migration: The run that found it; what it did not look at is not obsolete.
    public func obsolete(after findings: [Finding], of migration: Migration) -> Set<Fingerprint> {
        guard let first = migration.files.first else { return [] }
        let isWhole = migration.rules.count == Catalog.rules.count
        let rules = Set(migration.rules + (isWhole ? [IgnoreComment.mark] : []))
        let files = Set(migration.files.map(ProjectPath.name(of:)))
        let unseen = Set(migration.problems.map { ProjectPath.name(of: $0.path) })
        let root = ProjectPath.root(around: first)
        return known.subtracting(findings.map(\.fingerprint)).filter { entry in
            rules.contains(entry.rule) && !unseen.contains(entry.path)
                && (files.contains(entry.path)
                    || !FileManager.default.fileExists(atPath: root + "/" + entry.path))
        }
    }

    /// Forgets findings.
    public mutating func remove(_ obsolete: Set<Fingerprint>) { known.subtract(obsolete) }

    private struct Content: Codable {
        static let current = 1
        let version: Int
        let findings: [Fingerprint]
    }
}

/// A file is no list of known findings.
public enum BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is something else.
    case unreadable
    /// A tool of another time wrote it.
    case version(Int)

    /// The words that say what is wrong, and what to do.
    public var description: String {
        switch self {
        case .unreadable: "is no baseline; write one with --write-baseline"
        case .version(let number):
            "is a baseline of version \(number), which this tool does not read; write it anew "
                + "with --write-baseline"
        }
    }
}
#endif
