// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The description of a rule in a SARIF log.
struct SarifRule: Encodable {
    let id: String
    let shortDescription: SarifLog.Text
    let help: SarifLog.Text
    let defaultConfiguration: Configuration
    let properties: Properties

    struct Configuration: Encodable { let level: String }

    struct Properties: Encodable { let severity: String }

    init(_ id: String, _ summary: String, help: String, _ severity: Severity) {
        self.id = id
        shortDescription = SarifLog.Text(text: summary)
        self.help = SarifLog.Text(text: help)
        defaultConfiguration = Configuration(level: severity.diagnostic)
        properties = Properties(severity: severity.rawValue)
    }

    /// The rules of the catalog, and what is said about comments.
    static var all: [SarifRule] {
        let summary =
            "Comments that keep findings back name a rule that finds something, and say why"
        let faults = IgnoreFault.allCases.map { "\($0.rawValue): \($0.sentence)." }
        return Catalog.rules.map { rule in
            SarifRule(
                rule.name, "\(rule.name) \(rule.summary).",
                help: "'waymark explain \(rule.name)' shows examples.", rule.severity)
        } + [
            SarifRule(
                IgnoreComment.mark, summary + ".", help: faults.joined(separator: "\n"), .low)
        ]
    }
}
#endif
