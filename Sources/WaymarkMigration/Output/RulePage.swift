// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A page that explains a rule to people: its summary, how much it asks, and its examples.
public struct RulePage: Sendable {
    /// The page as plain text.
    public let text: String

    /// Describes a rule.
    public init(_ rule: any Rule.Type) {
        let facts = RuleContent(rule)
        let levels = facts.levels.joined(separator: ", ")
        var parts = [
            "\(rule.name) \(rule.summary).",
            "severity  \(facts.severity) (\(rule.severity.diagnostic) in 'waymark lint')\n"
                + "level     \(levels.isEmpty ? "none: it only finds" : levels)\n"
                + "since     \(rule.since.isUnknown ? "always" : facts.since)",
        ]
        for example in rule.examples where example.expectation != .silence {
            parts.append(Self.text(example))
        }
        let silent = rule.examples.filter { $0.expectation == .silence }
        if !silent.isEmpty {
            parts.append("These stay as they are:")
            parts += silent.map { Self.indented($0.source) }
        }
        parts += Self.reasons(facts)
        text = parts.joined(separator: "\n\n")
    }

    private static func reasons(_ facts: RuleContent) -> [String] {
        let lines = facts.reasons.compactMap(Refusal.init).map {
            "  \($0.rawValue): \($0.sentence)"
        }
        return lines.isEmpty
            ? [] : ["Reasons to leave a site:\n" + lines.joined(separator: "\n")]
    }

    private static func text(_ example: Example) -> String {
        let before = indented(example.source)
        return switch example.expectation {
        case .rewrite(let level, let after):
            "\(before)\n  becomes (\(level.rawValue)):\n\(indented(after))"
        case .silence: before
        case .refusal(let refusal):
            "\(before)\n  stays (\(refusal.rawValue)\(floor(of: example)))."
        }
    }

    static func floor(of example: Example) -> String {
        guard example.floor != .examples else { return "" }
        return example.floor.isUnknown ? ", nothing known" : ", for \(example.floor)"
    }

    static func indented(_ source: String) -> String {
        source.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }
}
#endif
