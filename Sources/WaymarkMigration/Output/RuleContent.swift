// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A rule as `waymark rules --json` lists it.
public struct RuleContent: Encodable, Sendable {
    /// The name that people use.
    public let name: String
    /// A summary of what it does.
    public let summary: String
    /// The harm that comes of what it finds.
    public let severity: String
    /// The levels of its rewrites; none when it only finds.
    public let levels: [String]
    /// The reasons why it leaves sites, as far as its examples show.
    public let reasons: [String]
    /// The systems that have what it writes.
    public let since: String

    /// Describes a rule.
    public init(_ rule: any Rule.Type) {
        let expectations = rule.examples.map(\.expectation)
        name = rule.name
        summary = rule.summary
        severity = rule.severity.rawValue
        levels = Level.allCases.map(\.rawValue).filter { level in
            expectations.contains {
                if case .rewrite(let own, _) = $0 { own.rawValue == level } else { false }
            }
        }
        reasons = Refusal.allCases.filter { expectations.contains(.refusal($0)) }
            .map(\.rawValue)
        since = rule.since.description
    }

    /// All rules as JSON, in the order of the catalog.
    public static var catalog: String {
        get throws {
            try MachineText.json(
                Catalog(rules: WaymarkMigration.Catalog.rules.map { Self($0) }))
        }
    }

    private struct Catalog: Encodable {
        let version = 1
        let rules: [RuleContent]
    }
}
#endif
