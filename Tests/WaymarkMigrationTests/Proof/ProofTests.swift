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

        @Test(arguments: [SizeClass.compact, .regular])
        @MainActor func bothSidesOfAnExampleBehaveAlike(size: SizeClass) {
            for pair in allPairs where size == .compact || pair.isExact {
                let before = Transcript(size, pair.before)
                let after = Transcript(size, following: before, pair.after)
                for path in before.sights.keys.sorted(by: { $0.count < $1.count }) {
                    #expect(
                        before.sights[path] == after.sights[path], "\(pair.name) after \(path)")
                }
            }
        }
    }
#endif
