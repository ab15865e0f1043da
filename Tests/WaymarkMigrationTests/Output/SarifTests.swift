// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("SARIF") struct SarifTests {
    private func log() throws -> Any {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try Program.git("init", "--quiet", in: folder)
        try folder.write(
            """
            Text("👩‍👩‍👧").navigationBarHidden(true)
                .navigationBarTitle("a", displayMode: .inline)
                .navigationBarItems(leading: a) // waymark:ignore UseDismiss
            """, to: "App/My Views/A.swift")
        try folder.write("struct { .navigationBarHidden(true", to: "App/Broken.swift")
        let app = ProjectFolder(path: folder.path + "/App")
        let run = try Program.waymark("lint", "--sarif", "--min-ios", "17", in: app)
        #expect(run.status == 1)
        return try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    }

    @Test func theLogIsWhatTheStandardAllows() throws {
        #expect(SarifSchema.faults(of: try log(), as: "log") == [])
    }

    @Test func theCheckOfTheLogFindsFaults() throws {
        var log = try #require(try log() as? [String: Any])
        log["version"] = "2.0.0"
        log["extra"] = 1
        let file = ["artifactLocation": ["uri": "My Views/A.swift"]]
        let change: [String: Any] = ["artifactLocation": ["uri": "%2"], "replacements": []]
        log["runs"] = [
            [
                "results": [
                    [
                        "message": [:], "level": "low", "ruleIndex": -2,
                        "locations": [["physicalLocation": file]],
                        "fixes": [["artifactChanges": [change, change]]],
                    ]
                ],
                "tool": ["driver": ["name": "a", "rules": [["id": "b"], ["id": "b"]]]],
            ], [:],
        ]
        #expect(
            SarifSchema.faults(of: log, as: "log") == [
                "/extra: unknown",
                "/runs/0/results/0/fixes/0/artifactChanges/0/artifactLocation/uri: %2",
                "/runs/0/results/0/fixes/0/artifactChanges/0/replacements: 0 items",
                "/runs/0/results/0/fixes/0/artifactChanges/1/artifactLocation/uri: %2",
                "/runs/0/results/0/fixes/0/artifactChanges/1/replacements: 0 items",
                "/runs/0/results/0/fixes/0/artifactChanges: doubles",
                "/runs/0/results/0/level: low",
                "/runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri: "
                    + "My Views/A.swift",
                "/runs/0/results/0/message/text: missing",
                "/runs/0/results/0/ruleIndex: -2",
                "/runs/0/tool/driver/rules: doubles", "/runs/1/tool: missing",
                "/version: 2.0.0",
            ])
    }

    @Test func resultsNameTheirRuleTheirFileAndTheirFix() throws {
        let log = try #require(try log() as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(
            results.map { $0["ruleId"] as? String } == [
                "HideTheBarWithToolbar", "UseNavigationTitle", "UseToolbarForBarItems",
                "waymark:ignore", "waymark:ignore",
            ])
        #expect(results.map { $0["fixes"] != nil } == [true, true, true, false, false])
        let tool = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(tool?["rules"] as? [[String: Any]])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            let text = String(
                decoding: try JSONSerialization.data(withJSONObject: result), as: UTF8.self)
            #expect(text.contains(#""uri":"App\/My%20Views\/A.swift""#), "\(text)")
        }
        let invocation = (run["invocations"] as? [[String: Any]])?.first
        #expect(invocation?["executionSuccessful"] as? Bool == false)
    }
}
#endif
