// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A page that explains a reason to people: a sentence with the next step, the rules that give it,
/// and the shortest of their examples.
public struct ReasonPage: Sendable {
    /// The page as plain text.
    public let text: String

    /// Describes a reason.
    public init(_ refusal: Refusal) {
        let rules = Catalog.rules.filter { !$0.examples(of: refusal).isEmpty }
        let shortest = rules.compactMap { rule in
            rule.examples(of: refusal).min { $0.source.count < $1.source.count }
                .map { (rule: rule.name, example: $0) }
        }.min { $0.example.source.count < $1.example.source.count }
        var parts = ["\(refusal.rawValue): \(refusal.sentence)"]
        if shortest == nil, let source = Self.whole[refusal] {
            parts += ["For example, this stays as it is:", RulePage.indented(source)]
        }
        if let shortest {
            parts.append(
                "For example, \(shortest.rule) leaves this as it is"
                    + "\(RulePage.floor(of: shortest.example)):")
            parts.append(RulePage.indented(shortest.example.source))
            parts.append("Rules that say so: \(rules.map { $0.name }.joined(separator: ", "))")
        }
        text = parts.joined(separator: "\n\n")
    }
}

extension Rule {
    /// The examples of what is left for a reason.
    fileprivate static func examples(of refusal: Refusal) -> [Example] {
        examples.filter { $0.expectation == .refusal(refusal) }
    }
}
#endif
