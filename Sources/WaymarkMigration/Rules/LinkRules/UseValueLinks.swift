// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Links that are repeated for elements carry the element; what is around them has the
/// destination.
///
/// *Before:* `List(mails) { mail in NavigationLink(destination: Reader(mail)) { Row(mail) } }`
/// *After:* `List(mails) { mail in NavigationLink(value: mail) { Row(mail) } }` with
/// `.navigationDestination(for: Mail.self) { mail in Reader(mail) }`
///
/// Always *assisted*: a screen on the stack keeps the element that it was opened with, also
/// when the list has another one by then.
///
/// *Refuses when* the source does not tell that the elements are `Hashable`, when the
/// destination uses more than the element, when another destination for the type can be met,
/// and where the container or another link in it stays: a stack's links are all of one kind.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum UseValueLinks: Rule {
    static let summary = "replaces links with views in rows by links with values"
    static let since = DeploymentTargets.newContainers
    static let trial: String? =
        "open some rows, and one whose element changes while its screen is "
        + "open"
    static let severity = Severity.high
    static let triggers = ["NavigationLink"]

    static let examples = rewrittenExamples + refusedExamples

    /// The links that get a value in this run, unless others keep them from it.
    static func rewritten(in file: ParsedFile, _ context: RuleContext) -> Set<Int> {
        guard context.levels.contains(.assisted) else { return [] }
        return Set(
            sites(in: file, context).compactMap { site in
                if case .rewrite = site.outcome { site.offset } else { nil }
            })
    }

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let names = ["NavigationLink", "List", "ForEach"]
        if names.contains(where: { context.declares(type: $0, in: file) }) { return [] }
        let rows = ValueRows(file, context.navigation)
        return rows.all.compactMap { row in
            let id = SiteID(path: file.source.path, offset: row.offset)
            guard
                let occurrence = context.navigation.use(of: "NavigationLink", at: id)
            else { return nil }
            let outcome = rows.outcome(of: row, id)
            let refusal = LinkSites(file, context).refusal(of: occurrence, since: since)
            return Site(
                rule: name, offset: id.offset, subject: "'NavigationLink'",
                outcome: refusal.map { .refuse($0) } ?? outcome.outcome, needs: outcome.needs)
        }
    }
}
#endif
