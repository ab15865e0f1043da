// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Links that nobody sees, and that a flag follows, are destinations.
///
/// *Before:* `.background(NavigationLink("", destination: Editor(), isActive: $isEditing))`
/// *After:* `.navigationDestination(isPresented: $isEditing) { Editor() }`
///
/// *Exact* where the link was alone in a background or an overlay. *Assisted* where it stood
/// among other views, because it took room there, and where a condition moves into the
/// destination.
///
/// *Refuses when* the link is among rows that are made when they are needed, when its flag
/// never changes or is another link's too, when modifiers of it would be lost, and when a
/// container around it stays.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum UseNavigationDestination: Rule {
    static let summary = "replaces hidden links with 'isActive' by 'navigationDestination'"
    static let since = DeploymentTargets.newContainers
    static let trial: String? =
        "do what sets the flag: the screen comes, and the flag is false after "
        + "going back"
    static let severity = Severity.high
    static let triggers = ["NavigationLink"]

    static let examples = backgroundExamples + siblingExamples + refusedExamples

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        LinkSites(file, context).sites(for: Self.self) { link, occurrence in
            guard link.isHidden, link.link.isActive != nil else { return nil }
            return outcome(of: link, occurrence, in: file, context)
        }
    }

    private static func outcome(
        of link: LegacyLink, _ occurrence: Occurrence, in file: ParsedFile,
        _ context: RuleContext
    ) -> LinkOutcome {
        if let refusal = link.hiddenRefusal { return .refuse(refusal) }
        guard let hidden = HiddenLinks(around: link, in: file),
            let part = hidden.parts.first(where: { $0.link.offset == link.offset })
        else { return .refuse(.unclearPlace) }
        if LocalNames(boundBy: part.conditions).areMentioned(inFlagOf: link) {
            return .refuse(.localNames)
        }
        if file.sharesFlag(link, evenInBranches: !part.conditions.isEmpty) {
            return .refuse(.sharedFlag)
        }
        if occurrence.surroundings.contains(.toolbar) { return .refuse(.inToolbar) }
        if hidden.hasComment { return .refuse(.commentInTheWay) }
        let search = LinkHostSearch(
            hidden: hidden, link: occurrence, file: file, navigation: context.navigation)
        switch search.host() {
        case .failure(let refused): return .refuse(refused.refusal)
        case .success(let host):
            let move = DestinationMove(hidden: hidden, host: host, source: file.source)
            return LinkOutcome(
                outcome: .rewrite(move.level, move.edits(for: part)),
                companions: hidden.parts.map(\.link.offset))
        }
    }
}
#endif
