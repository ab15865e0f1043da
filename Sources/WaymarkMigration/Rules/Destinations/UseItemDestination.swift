// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Links that nobody sees, and that follow one selection, are one destination.
///
/// *Before:* `NavigationLink(destination: A(), tag: .a, selection: $next) { EmptyView() }` and
/// more
/// *After:* `.navigationDestination(item: $next) { switch $0 { case .a: A() … } }`
///
/// Before iOS 17 and macOS 14 each value gets a destination with a binding of its own. Always
/// *assisted*: the links took room where they stood.
///
/// *Refuses when* a tag is computed, when the links are among rows that are made when they are
/// needed, and when a container around them stays.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum UseItemDestination: Rule {
    static let summary = "replaces hidden links with 'tag' by one 'navigationDestination'"
    static let since = DeploymentTargets.newContainers
    static let trial: String? =
        "choose an item: its screen comes, and nothing is chosen after going "
        + "back"
    static let severity = Severity.high
    static let triggers = ["NavigationLink"]

    static let examples = rewrittenExamples + refusedExamples

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        LinkSites(file, context).sites(for: Self.self) { link, occurrence in
            guard link.isHidden, link.link.tag != nil else { return nil }
            return outcome(of: link, occurrence, in: file, context)
        }
    }

    private static func outcome(
        of link: LegacyLink, _ occurrence: Occurrence, in file: ParsedFile,
        _ context: RuleContext
    ) -> LinkOutcome {
        if let refusal = link.hiddenRefusal { return .refuse(refusal) }
        guard let own = HiddenLinks(around: link, in: file) else {
            return .refuse(.unclearPlace)
        }
        let pieces = own.besideEachOther(in: file)
        guard let all = HiddenLinks(pieces) else { return .refuse(.unclearPlace) }
        if occurrence.surroundings.contains(.toolbar) { return .refuse(.inToolbar) }
        let search = LinkHostSearch(
            hidden: all, link: occurrence, file: file, navigation: context.navigation)
        switch search.host() {
        case .failure(let refused): return .refuse(refused.refusal)
        case .success(let host):
            let move = SelectionMove(
                pieces: pieces, host: host,
                hasItem: context.floor.has(ReplaceItemDestinations.needed),
                source: file.source)
            if let refusal = move.refusal { return .refuse(refusal) }
            let isFirst = all.parts.first?.link.offset == link.offset
            return LinkOutcome(
                outcome: .rewrite(.assisted, isFirst ? move.edits : []),
                companions: all.parts.map(\.link.offset))
        }
    }
}

extension HiddenLinks {
    /// The pieces beside this one that follow the same selection, in their order.
    fileprivate func besideEachOther(in file: ParsedFile) -> [HiddenLinks] {
        guard case .statement(let item) = whole, let trigger = parts.first?.link.trigger,
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return [self] }
        return Array(list).filter { $0.isHiddenLinks(trigger) }.compactMap { statement in
            file.legacyLinks(in: statement).first.flatMap { HiddenLinks(around: $0, in: file) }
        }
    }
}
#endif
