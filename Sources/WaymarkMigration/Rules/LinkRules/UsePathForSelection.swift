// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Rows of a stack that follow a selection are links with values, and the stack's path is made
/// of the selection.
///
/// *Before:* `NavigationLink("Home", destination: Home(), tag: Page.home, selection: $page)`
/// *After:* `NavigationLink("Home", value: Page.home)`,
/// `NavigationStack(path: Binding(get: { page.map { [$0] } ?? [] }, set: { page = $0.last }))`
/// and one `.navigationDestination(for: Page.self)`
///
/// The rows stay links, a press still sets the selection, the way back still empties it, and
/// code that sets it still opens the screen. Always *assisted*: for elements that are told
/// apart by their `id`, the destination looks the element up.
///
/// *Refuses when* the selection is no property of the view whose type is written, when a tag
/// is computed, when other links can be reached in the stack, and where the container stays.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum UsePathForSelection: Rule {
    static let summary = "replaces rows with 'tag' in a stack by links with values and a path"
    static let since = DeploymentTargets.newContainers
    static let trial: String? = "choose rows, go back, and do what chooses one in code"
    static let severity = Severity.high
    static let triggers = ["NavigationLink"]

    static let examples = rewrittenExamples + refusedExamples

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        LinkSites(file, context).sites(for: Self.self) { link, _ in
            PathList.ofSelection(around: link, in: file, context).map { list in
                outcome(of: link, list, in: file, context)
            }
        }
    }

    private static func outcome(
        of link: LegacyLink, _ list: PathList, in file: ParsedFile, _ context: RuleContext
    ) -> LinkOutcome {
        do throws(Refused) {
            let move = try StackSelectionMove(list, with: link, in: file, context.navigation)
            return LinkOutcome(
                outcome: .rewrite(.assisted, move.edits(for: link)),
                companions: list.links.map(\.offset))
        } catch {
            return .refuse(error.refusal)
        }
    }
}
#endif
