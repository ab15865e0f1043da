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
/// among other views, because it took room there, where a condition moves into the destination,
/// and where a library is taken to show in place what it is given. Modifiers that do more than
/// hide the link stay, on an invisible view. A link in views that nothing shows is *assisted* too.
///
/// *Refuses when* the link is among rows that are made when they are needed, when its flag
/// never changes or is that of another link that may be there too, when `#if` decides about its
/// modifiers, and when a container around it stays.
///
/// On targets with older systems the destination comes through a wrapper,
/// `compatNavigationDestination`, that is written once into the project: *assisted*.
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

    static let examples =
        backgroundExamples + siblingExamples + refusedExamples + assumedExamples

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        LinkSites(file, context).sites(for: Self.self, isWrapped: true) { link, occurrence in
            guard link.isHidden, link.link.isActive != nil else { return nil }
            return outcome(of: link, occurrence, in: file, context)
        }
    }

    private static func outcome(
        of link: LegacyLink, _ occurrence: Occurrence, in file: ParsedFile,
        _ context: RuleContext
    ) -> LinkOutcome {
        if link.hiddenRefusal == .modifiedLink, link.chain.conditional == nil {
            return KeptModifiers(link, occurrence, file, context.navigation).outcome
        }
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
