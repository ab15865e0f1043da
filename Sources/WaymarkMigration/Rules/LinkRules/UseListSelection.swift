// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Links of a sidebar that follow a selection are value links of a list with that selection.
///
/// *Before:* `List { NavigationLink("Home", destination: Home(), tag: Tab.home, selection: $tab) }`
/// *After:* `List(selection: $tab) { NavigationLink("Home", value: Tab.home) }`, and the second
/// column shows what the selection asks for, or what it showed before.
///
/// Always *assisted*. The list must be in a container of two columns, in the same declaration,
/// all its links must follow the same selection, and each must be there once or once for each
/// element.
///
/// *Refuses* all other visible links with a tag, and where the container stays. Rows of a list
/// that is written in its stack are the matter of `UsePathForSelection`.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum UseListSelection: Rule {
    static let summary = "replaces links with 'tag' in a sidebar by a list with a selection"
    static let since = DeploymentTargets.newContainers
    static let trial: String? = "choose rows by hand and in code, in a wide and in a narrow window"
    static let severity = Severity.high
    static let triggers = ["NavigationLink"]

    static let examples = rewrittenExamples + oddExamples + refusedExamples

    /// True if the first column of a container shows the view that a link is written in.
    private static func isInSidebar(
        _ link: LegacyLink, in file: ParsedFile, _ context: RuleContext
    ) -> Bool {
        let placements = context.navigation.placements(of: SiteID(of: link, in: file))
        return placements.contains { placement in
            guard case .column(let column) = placement.stage else { return false }
            guard context.navigation.hasDetail(column) else { return false }
            let container = context.navigation.occurrence(of: column)
            let isHere =
                column.path == file.source.path
                && container?.range.contains(link.offset) == true
            return !isHere
        }
    }

    /// The reason, said for where the list is.
    private static func refusal(
        _ refusal: Refusal, of link: LegacyLink, in file: ParsedFile, _ context: RuleContext
    ) -> Refusal {
        guard refusal == .noSidebar || refusal == .noList else { return refusal }
        if refusal == .noSidebar, isInSidebar(link, in: file, context) { return .sidebarInView }
        let around = context.navigation.containers(around: SiteID(of: link, in: file))
        let isInStack = !around.isEmpty && !around.contains(where: context.navigation.hasDetail)
        return isInStack ? .selectionInStack : refusal
    }

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        LinkSites(file, context).sites(for: Self.self) { link, _ in
            guard !link.isHidden, link.link.tag != nil,
                PathList.ofSelection(around: link, in: file, context) == nil
            else { return nil }
            do throws(Refused) {
                let sidebar = try SidebarList(around: link, in: file)
                if let refusal = sidebar.refusal { return .refuse(refusal) }
                let move = SidebarMove(sidebar: sidebar, source: file.source)
                return LinkOutcome(
                    outcome: .rewrite(.assisted, move.edits(for: link)),
                    companions: sidebar.rows.links.map(\.link.offset))
            } catch {
                return .refuse(refusal(error.refusal, of: link, in: file, context))
            }
        }
    }
}
#endif
