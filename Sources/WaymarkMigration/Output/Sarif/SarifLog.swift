// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Findings as SARIF 2.1.0, the format that code scanners read.
struct SarifLog: Encodable {
    let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    init(_ findings: [Finding], _ problems: [FileProblem]) {
        runs = [Run(findings, problems)]
    }

    /// Results of another kind than findings.
    init(_ rules: [SarifRule], _ results: [SarifResult]) { runs = [Run(rules, results)] }

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        let tool: Tool
        let columnKind = "utf16CodeUnits"
        let invocations: [Invocation]
        let results: [SarifResult]

        init(_ findings: [Finding], _ problems: [FileProblem]) {
            let rules = SarifRule.all
            tool = Tool(driver: Driver(rules: rules))
            invocations = [
                Invocation(
                    executionSuccessful: problems.allSatisfy(\.isHarmless),
                    toolExecutionNotifications: problems.map(Notification.init))
            ]
            results = findings.map { finding in
                SarifResult(finding, ruleIndex: rules.firstIndex { $0.id == finding.rule })
            }
        }

        init(_ rules: [SarifRule], _ results: [SarifResult]) {
            tool = Tool(driver: Driver(rules: rules))
            invocations = [
                Invocation(executionSuccessful: true, toolExecutionNotifications: [])
            ]
            self.results = results
        }
    }

    struct Tool: Encodable { let driver: Driver }

    struct Driver: Encodable {
        let name = "waymark"
        let rules: [SarifRule]
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    /// A file that could not be looked at.
    struct Notification: Encodable {
        let level: String
        let message: Text
        let locations: [SarifLocation]

        init(_ problem: FileProblem) {
            level = problem.isHarmless ? "note" : "error"
            message = Text(text: problem.sentence)
            locations = [
                SarifLocation(
                    path: ProjectPath.name(of: problem.path), start: nil, end: nil)
            ]
        }
    }

    struct Text: Encodable { let text: String }
}
#endif
