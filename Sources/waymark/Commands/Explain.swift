// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import WaymarkMigration

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tells what a rule does, by its examples, or what a reason means.")

    @Argument(
        help: """
            A rule, as 'waymark rules' lists them, a level, or the reason that a summary names; \
            or both, as 'waymark lint' writes them: RULE/REASON.
            """)
    var name: String

    func run() throws {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let known = parts.first == "waymark:ignore" ? parts.dropFirst() : parts[...]
        print(try known.map { try Self.page(of: String($0)) }.joined(separator: "\n\n"))
    }

    private static func page(of name: String) throws -> String {
        if let refusal = Refusal(rawValue: name) { return ReasonPage(refusal).text }
        if let sentence = Self.sentence(of: name) { return "\(name): \(sentence)" }
        guard let rule = Catalog.rule(named: name) else {
            throw ValidationError(
                "there is no rule and no reason '\(name)'; 'waymark rules' lists the rules")
        }
        return RulePage(rule).text
    }

    private static func sentence(of reason: String) -> String? {
        IgnoreFault(rawValue: reason)?.sentence ?? Level(rawValue: reason)?.sentence
    }
}
#endif
