// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("What the tool tells about itself") struct ExplainTests {
    private func said(_ arguments: String...) throws -> String {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let run = try Program.run([Program.tool.path] + arguments, in: folder.path)
        #expect(run.status == 0)
        return run.output
    }

    @Test func aRuleIsExplainedByItsExamples() throws {
        let page = try said("explain", "HideTheBarWithToolbar")
        for part in [
            "HideTheBarWithToolbar hides bars", "severity  low (warning in 'waymark lint')\n",
            "level     exact\n", "since     iOS 16, macOS 13",
            "    Text(\"Mail\").navigationBarHidden(true)\n  becomes (exact):\n    Text(\"Mail\").toolbar(.hidden, for: .navigationBar)\n",
            "  stays (below-floor, for iOS 15", "These stay as they are:",
            "Reasons to leave a site:", "  below-floor: \(Refusal.belowFloor.sentence)\n",
        ] {
            #expect(page.contains(part), "\(part)\n\nis missing in\n\n\(page)")
        }
    }

    @Test(arguments: Refusal.allCases.map(\.rawValue) + IgnoreFault.allCases.map(\.rawValue))
    func everyReasonIsExplained(reason: String) throws {
        #expect(try said("explain", reason).hasPrefix("\(reason): "))
    }

    @Test(arguments: ReasonPage.whole.sorted { $0.key.rawValue < $1.key.rawValue })
    func examplesOfReasonsAreLeftForThem(reason: Refusal, source: String) throws {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(15)
        options.levels = Set(Level.allCases)
        if reason != .forOldSystems { options.floor[.iOS] = Version(17) }
        let results = Migration(source: SourceText(path: "A.swift", source), options).results
        #expect(results.flatMap(\.entries).map(\.disposition).contains(.refused(reason)))
        #expect(try said("explain", reason.rawValue).contains("For example, "))
    }

    @Test func aReasonIsExplainedByTheShortestExample() throws {
        let page = try said("explain", "constant-flag")
        for part in [
            "For example, Use", " leaves this as it is:\n\n    struct", ".constant(true)",
            "Rules that say so: UseNavigationDestination\n",
        ] {
            #expect(page.contains(part), "\(part)\n\nis missing in\n\n\(page)")
        }
    }

    @Test func whatAFindingIsMarkedWithIsExplained() throws {
        let refused = try said("explain", "UseDismiss/escaping-value")
        #expect(refused.hasPrefix("UseDismiss "))
        #expect(refused.contains("\n\nescaping-value: \(Refusal.escapingValue.sentence)\n"))
        let rewritable = try said("explain", "UseDismiss/exact")
        #expect(rewritable.contains("\n\nexact: \(Level.exact.sentence)\n"))
        let comment = try said("explain", "waymark:ignore/unused-ignore")
        #expect(comment == "unused-ignore: \(IgnoreFault.unused.sentence)\n")
    }

    @Test func rulesAreListedForProgramsToo() throws {
        let top = try #require(
            try JSONSerialization.jsonObject(with: Data(said("rules", "--json").utf8))
                as? [String: Any])
        #expect(top["version"] as? Int == 1)
        let rules = try #require(top["rules"] as? [[String: Any]])
        #expect(rules.map { $0["name"] as? String } == Catalog.rules.map { $0.name })
        #expect(
            rules.first.map { Set($0.keys) }
                == ["name", "summary", "severity", "levels", "reasons", "since"])
        let hidesBars = rules.first { $0["name"] as? String == "HideTheBarWithToolbar" }
        #expect(hidesBars?["levels"] as? [String] == ["exact"])
    }
}
#endif
