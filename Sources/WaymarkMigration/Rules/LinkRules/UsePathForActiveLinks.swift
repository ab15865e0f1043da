// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Rows that follow a flag each are links with values, and the stack has a path.
///
/// *Before:* `NavigationLink("Inbox", isActive: $showsInbox) { Folder(kind: .inbox) }` and the
/// like
/// *After:* `NavigationLink("Inbox", value: Kind.inbox)`, `NavigationStack(path: $path)` and
/// `.navigationDestination(for: Kind.self) { kind in Folder(kind: kind) }`
///
/// Always *assisted*. The flags go: where one was set to `true`, the path becomes the one
/// value.
///
/// *Refuses when* the flags are more than private states that are set, when the screens differ
/// in more than one value, when the type of that is not known to be `Hashable`, when other
/// links can be reached in the stack, and where the container stays.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum UsePathForActiveLinks: Rule {
    static let summary = "replaces rows with 'isActive' by links with values and a path"
    static let since = DeploymentTargets.newContainers
    static let trial: String? = "go through all screens, then do what goes back to the first"
    static let severity = Severity.high
    static let triggers = ["NavigationLink"]

    static let examples = rewrittenExamples + takenExamples + refusedExamples

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        LinkSites(file, context).sites(for: Self.self) { link, _ in
            PathList.ofFlags(around: link, in: file, context).map { list in
                outcome(of: link, list, in: file, context)
            }
        }
    }

    private static func outcome(
        of link: LegacyLink, _ list: PathList, in file: ParsedFile, _ context: RuleContext
    ) -> LinkOutcome {
        do throws(Refused) {
            let group = try PathGroup(list, in: file, context.navigation)
            let move = PathMove(group: group, source: file.source)
            return LinkOutcome(
                outcome: .rewrite(.assisted, move.edits(for: link)),
                companions: list.links.map(\.offset))
        } catch {
            return .refuse(error.refusal)
        }
    }
}
#endif
