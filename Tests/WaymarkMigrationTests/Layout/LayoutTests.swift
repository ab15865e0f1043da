// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Layout") struct LayoutTests {
    @Test(arguments: Catalog.rules.map { $0.name })
    func examplesAreLaidOutAsPeopleDo(rule: String) throws {
        let rule = try #require(Catalog.rule(named: rule))
        for example in rule.examples {
            guard case .rewrite(_, let after) = example.expectation else { continue }
            for text in [after, example.together ?? after] {
                let faults = LayoutFaults(example.source, text).found
                #expect(faults.isEmpty, "\(faults)\nin:\n\(text)")
            }
        }
    }

    /// Real projects are no part of this one: `WAYMARK_CORPUS` names a folder with some, and
    /// `WAYMARK_CORPUS_AFTER`, where it is set, the same that a build of the tool has changed.
    @Test(.enabled(if: corpus != nil))
    func editsOfRealProjectsAreLaidOutAsPeopleDo() throws {
        let corpus = try #require(Self.corpus)
        let after = ProcessInfo.processInfo.environment["WAYMARK_CORPUS_AFTER"]
        let names = try FileManager.default.contentsOfDirectory(atPath: corpus).sorted()
        var counts: [String: Int] = [:]
        for name in names {
            let changes =
                try after.map { try Self.changes(from: corpus, to: $0, name) }
                ?? Self.changes(in: corpus + "/" + name)
            for change in changes {
                let faults = LayoutFaults(change.before, change.after, limit: change.limit).found
                for fault in faults { counts[fault.kind.rawValue, default: 0] += 1 }
                #expect(faults.isEmpty, "\(change.path): \(faults)")
            }
        }
        print("faults of layout:", counts)
    }

    private struct Change {
        let path: String
        let before: String
        let after: String
        let limit: Int
    }

    private static func changes(in folder: String) -> [Change] {
        var options = MigrationOptions()
        options.levels = Set(Level.allCases)
        return Migration(paths: [folder], options).results.filter { $0.isChanged && !$0.isNew }
            .map { result in
                Change(
                    path: result.source.path, before: result.source.text,
                    after: String(decoding: result.after, as: UTF8.self),
                    limit: result.style.limit)
            }
    }

    private static func changes(
        from before: String, to after: String, _ name: String
    ) throws -> [Change] {
        let paths = SourceFinder([before + "/" + name]).files
        return try paths.compactMap { path in
            let source = try SourceReader.read(path)
            let other = after + path.dropFirst(before.count)
            guard let text = RegularFile.text(at: other), text != source.text else { return nil }
            let style = LayoutStyle(of: source, StyleFiles.configuration(for: path))
            return Change(path: path, before: source.text, after: text, limit: style.limit)
        }
    }

    private static let corpus = ProcessInfo.processInfo.environment["WAYMARK_CORPUS"]
}
#endif
