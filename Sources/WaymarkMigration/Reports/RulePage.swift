// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// What a rule does, for people: its summary and its examples.
    public struct RulePage: Sendable {
        /// The page as plain text.
        public let text: String

        /// Describes a rule.
        public init(_ rule: any Rule.Type) {
            var parts = ["\(rule.name) \(rule.summary)."]
            if !rule.since.isUnknown { parts.append("Since \(rule.since).") }
            for example in rule.examples { parts.append(Self.text(example)) }
            text = parts.joined(separator: "\n\n")
        }

        private static func text(_ example: Example) -> String {
            let before = indented(example.source)
            return switch example.expectation {
            case .rewrite(let level, let after):
                "\(before)\n  becomes (\(level.rawValue)):\n\(indented(after))"
            case .silence: "\(before)\n  stays as it is."
            case .refusal(let refusal):
                "\(before)\n  stays (\(refusal.rawValue)): \(refusal.sentence)."
            }
        }

        private static func indented(_ source: String) -> String {
            source.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        }
    }
#endif
