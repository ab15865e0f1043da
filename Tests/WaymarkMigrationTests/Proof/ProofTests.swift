// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import MigrationExamples
import SwiftUI
import Testing
import WaymarkTesting
@testable import WaymarkMigration

@Suite("Rules keep their word on the library") struct ProofTests {
    private static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let examples = tests.appendingPathComponent("MigrationExamples")
    private static let rules = tests.deletingLastPathComponent()
        .appendingPathComponent("Sources/WaymarkMigration/Rules")

    /// The place of a written file; that of a rule is in a folder with the name of the rule's own.
    private static func place(of name: String) -> URL {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: rules.path)) ?? []
        let folder = folders.first {
            FileManager.default.fileExists(atPath: "\(rules.path)/\($0)/\(name)")
        }
        return examples.appendingPathComponent(folder.map { "\($0)/\(name)" } ?? name)
    }

    @Test func theCompiledExamplesAreThoseOfTheRules() throws {
        let written = ProcessInfo.processInfo.environment["WAYMARK_WRITE_EXAMPLES"] != nil
        for (name, text) in ExampleFixture.files {
            let file = Self.place(of: name)
            if written {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            let found = try? String(contentsOf: file, encoding: .utf8)
            #expect(found == text, "\(name) is stale: run Scripts/migration-examples")
        }
    }

    @Test(arguments: [Wrapper.outermostStack, .destination])
    func theWrappersThatAreTriedAreThoseThatAreWritten(wrapper: Wrapper) throws {
        let file = Self.examples.appendingPathComponent(wrapper.typeName + ".swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(wrapper.declaration))
    }

    @Test func theOldHalfThatIsTriedIsThatOfTheWrapper() throws {
        let file = Self.examples.appendingPathComponent("OldNavigationDestination.swift")
        let written = Self.oldHalf(Wrapper.destination.declaration)
        #expect(!written.isEmpty)
        #expect(Self.oldHalf(try String(contentsOf: file, encoding: .utf8)) == written)
    }

    /// The lines that put a link behind some content, without their indentation.
    private static func oldHalf(_ text: String) -> [String] {
        let lines = text.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .drop { $0 != "content.background(" }
        return Array(lines.prefix { $0 != ")" })
    }

    @Test(arguments: [false, true])
    @MainActor func theOldHalfOfTheWrapperDoesWhatTheLinkDid(flags: Bool) {
        ExampleFlags.start = flags
        for pair in oldSystemPairs { compare(pair, .compact) }
    }

    @Test @MainActor func everyExactAndLayoutExampleIsDrivenOrSaysWhyNot() {
        let driven = Set(allPairs.map(\.name))
        for rule in Catalog.rules {
            for (index, example) in rule.examples.enumerated() {
                guard case .rewrite(let level, _) = example.expectation, level <= .layout
                else { continue }
                let name = "\(rule.name)\(index + 1)"
                let isGap = ExampleGaps.uncompiled[name] != nil
                #expect(driven.contains(name) != isGap, "\(name)")
            }
        }
    }

    @Test(arguments: [SizeClass.compact, .regular], [false, true])
    @MainActor func bothSidesOfAnExampleBehaveAlike(size: SizeClass, flags: Bool) {
        ExampleFlags.start = flags
        for pair in allPairs where size == .compact || pair.isExact {
            compare(pair, size)
        }
    }

    @MainActor private func compare(_ pair: Pair, _ size: SizeClass) {
        let before = Transcript(size, pair.before)
        let after = Transcript(size, following: before, pair.after)
        for path in before.sights.keys.sorted(by: { $0.count < $1.count }) {
            let (old, new) = (before.sights[path], after.sights[path])
            if pair.hasNewButtons {
                #expect(old?.withoutButtons == new?.withoutButtons, "\(pair.name) after \(path)")
            } else {
                #expect(old == new, "\(pair.name) after \(path)")
            }
        }
    }
}
#endif
