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
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("MigrationExamples")

    @Test func theCompiledExamplesAreThoseOfTheRules() throws {
        let written = ProcessInfo.processInfo.environment["WAYMARK_WRITE_EXAMPLES"] != nil
        for (name, text) in ExampleFixture.files {
            let file = Self.folder.appendingPathComponent(name)
            if written { try Data(text.utf8).write(to: file) }
            let found = try? String(contentsOf: file, encoding: .utf8)
            #expect(found == text, "\(name) is stale: run Scripts/migration-examples")
        }
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
            #expect(before.sights[path] == after.sights[path], "\(pair.name) after \(path)")
        }
    }
}
#endif
