// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The outcome of a rule for a link, and the other links of the file that go with it.
struct LinkOutcome {
    let outcome: Site.Outcome
    var companions: [Int] = []

    static func refuse(_ refusal: Refusal) -> LinkOutcome {
        LinkOutcome(outcome: .refuse(refusal))
    }
}

/// The sites of the links that follow a flag or a selection. Each has one site, of one rule.
struct LinkSites {
    private let file: ParsedFile
    private let context: RuleContext

    init(_ file: ParsedFile, _ context: RuleContext) {
        self.file = file
        self.context = context
    }

    /// The sites of a rule.
    ///
    /// - Parameters:
    ///   - isWrapped: Whether its destinations may come through a wrapper on older systems.
    ///   - outcome: What the rule does with a link; `nil` for those of other rules.
    func sites(
        for rule: (some Rule).Type, isWrapped: Bool = false,
        _ outcome: (LegacyLink, Occurrence) -> LinkOutcome?
    ) -> [Site] {
        if context.declares(type: "NavigationLink", in: file) { return [] }
        return file.legacyLinks().compactMap { link in
            let id = SiteID(path: file.source.path, offset: link.offset)
            guard let occurrence = context.navigation.occurrence(of: id),
                let found = outcome(link, occurrence)
            else { return nil }
            let isKnown = !link.link.isBare || addsEmptyLinks
            return site(
                id, occurrence, isKnown ? found : .refuse(.unknownForm), of: rule,
                isWrapped: isWrapped)
        }
    }

    /// True if the project says itself what links without a label are: such that show nothing.
    private var addsEmptyLinks: Bool {
        let extensions = context.navigation.project.declarations(
            of: "NavigationLink", from: file.source.path)
        return extensions.contains(where: \.isForEmptyLabels)
    }

    private func site(
        _ id: SiteID, _ occurrence: Occurrence, _ found: LinkOutcome,
        of rule: (some Rule).Type, isWrapped: Bool
    ) -> Site {
        let navigation = context.navigation
        let old = refusal(of: occurrence, since: rule.since)
        let isWrapped = isWrapped && old == .belowFloor
        let isNew = context.floor.has(.newContainers)
        let isAlone = navigation.isShownAlone(id)
        let unused =
            isAlone || containers(around: id).isEmpty
            ? navigation.unusedView(around: id, isForNewSystems: isNew) : nil
        let refusal = (isWrapped ? nil : old) ?? (isAlone && unused == nil ? .noContainer : nil)
        let placements = navigation.placements(of: id)
        let unclear = placements.filter(\.isUnclear).map(\.cause).min()
        let outcome = isWrapped ? found.outcome.wrapped : found.outcome
        return Site(
            rule: rule.name, offset: id.offset, subject: "'NavigationLink'",
            outcome: refusal.map { .refuse($0) }
                ?? outcome.refused(.handedOver, if: unclear != nil),
            needs: needs(of: id, found), wrapper: isWrapped ? .destination : nil,
            cause: refusal == nil ? unclear : nil
        ).assuming(unused ?? placements.assumption)
    }

    /// The containers around a link, but for those in code that is never run.
    private func containers(around id: SiteID) -> [SiteID] {
        let all = context.navigation.containers(around: id)
        guard context.floor.has(.newContainers) else { return all }
        return all.filter { context.navigation.occurrence(of: $0)?.systemsAreNew != false }
    }

    /// The containers around a link, and the links that go with it.
    private func needs(of id: SiteID, _ found: LinkOutcome) -> [Need] {
        let around = containers(around: id).filter(context.navigation.isNavigationView)
        let companions = found.companions.filter { $0 != id.offset }
            .map { SiteID(path: id.path, offset: $0) }
        return (around + companions).map { Need($0, else: .containerStays) }
    }

    /// Returns the reason why nothing of `since` may be written at a link; `nil` when it may.
    func refusal(of occurrence: Occurrence, since: DeploymentTargets) -> Refusal? {
        switch occurrence.systemsAreNew {
        case true: return nil
        case false: return .forOldSystems
        default: return context.refusal(replacing: "NavigationLink", since: since)
        }
    }
}

extension Site.Outcome {
    /// The same rewrite through the project's wrapper, for a person to read.
    fileprivate var wrapped: Site.Outcome {
        guard case .rewrite(_, let edits) = self else { return self }
        return .rewrite(.assisted, edits.map(\.withWrappedDestinations))
    }

    /// The same, unless it is a rewrite and something speaks against it.
    fileprivate func refused(_ refusal: Refusal, if isRefused: Bool) -> Site.Outcome {
        guard isRefused, case .rewrite = self else { return self }
        return .refuse(refusal)
    }
}
#endif
