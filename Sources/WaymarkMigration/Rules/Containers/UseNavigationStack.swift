// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Containers of one column are stacks.
///
/// *Before:* `NavigationView { Inbox() }.navigationViewStyle(.stack)`
/// *After:* `NavigationStack { Inbox() }`
///
/// *Exact* where the container was a stack on all systems: with the style `.stack`, in
/// previews, in sheets and popovers, in apps for iPhones only, on watches and television sets.
/// Elsewhere *layout*: an iPad showed the view as a sidebar.
///
/// On targets with older systems it is *assisted*: the stack comes through a wrapper,
/// `CompatNavigationStack`, that is written once into the project. So it is where a link leads
/// to a stack already, which then lies in another, where a library is taken to show the container
/// in place, and in previews of a screen that is several views.
///
/// A container that its own links lead to, and else only a window shows, becomes an
/// `OutermostNavigationStack`, which is written into the project: pushed, it shows its content
/// alone. This is *assisted*.
///
/// *Refuses when* links that stay can be reached in it, when it is shown in another container
/// or around a new one, when it is handed to something that may show it elsewhere, or when its
/// style or its columns do not follow from the source.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum UseNavigationStack: Rule {
    static let summary = "replaces a 'NavigationView' of one column by a 'NavigationStack'"
    static let since = DeploymentTargets.newContainers
    static let trial: String? =
        "open the screen, follow its links and go back; on an iPad or a Mac "
        + "too, where it runs there"
    static let severity = Severity.critical
    static let asksAboutIPad = true
    static let replacedContainer: String? = "NavigationView"
    static let triggers = ["NavigationView"]

    static let examples =
        exactExamples + layoutExamples + refusedExamples + assumedExamples

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let isOwn = context.declares(type: "NavigationView", in: file)
        let (calls, others) = file.navigationViews()
        let sites = calls.filter { !isOwn || $0.isQualified }.compactMap { call in
            site(ContainerSite(call, in: file, context), in: file, context)
        }
        if isOwn { return sites }
        let references = others.compactMap { token in
            token.referenceRefusal.map { finding($0, at: token) }
        }
        return (sites + references).sorted { $0.offset < $1.offset }
    }

    private static func site(
        _ container: ContainerSite, in file: ParsedFile, _ context: RuleContext
    ) -> Site? {
        if container.isForOldSystems { return nil }
        let outcome: Site.Outcome
        switch container.columns {
        case .unclear where container.isPreviewOfOneScreen:
            outcome = rewrite(container, isDeclined: false, in: file)
        case .unclear(let refusal): outcome = .refuse(container.refusal ?? refusal)
        case .some(let columns):
            let choice = context.choice(for: container.id)
            if columns.count > 1 { return nil }
            let isChosen = container.isStackEverywhere || container.isInColumn
            if !isChosen, choice == .split { return nil }
            outcome = rewrite(
                container, isDeclined: choice == .leave && !container.isStackEverywhere,
                in: file)
        }
        return Site(
            rule: name, offset: container.id.offset, subject: "'NavigationView'",
            outcome: outcome, needs: container.needs,
            wrapper: container.stackWrapper, cause: container.cause(of: outcome),
            isMinor: container.isInPreviewsOnly
        ).assuming(container.assumption)
    }

    private static func rewrite(
        _ container: ContainerSite, isDeclined: Bool, in file: ParsedFile
    ) -> Site.Outcome {
        if let refusal = container.refusal { return .refuse(refusal) }
        if isDeclined { return .refuse(.declined) }
        if container.showsNewContainer { return .refuse(.innerContainer) }
        if container.styles.contains(.columns) { return .refuse(.styleOfColumns) }
        var edits = [container.renaming(to: "NavigationStack", or: container.stackWrapper)]
        if container.call.contentLabel != nil {
            edits.append(container.call.opening(in: file, or: "root"))
        }
        edits += container.removingStyles(from: file.source)
        return .rewrite(
            container.level(
                isDoubtful: container.leadsToNewContainer || container.isPreviewOfOneScreen), edits)
    }
}

extension TokenSyntax {
    /// The reason why a name stays that no container in a known form begins with; `nil` where it is
    /// a member of something else.
    fileprivate var referenceRefusal: Refusal? {
        if parent?.is(IdentifierTypeSyntax.self) == true { return .typeReference }
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        let member = reference.parent?.as(MemberAccessExprSyntax.self)
        let isMember = member?.declName.id == reference.id
        return isMember && member?.base?.bareText != "SwiftUI" ? nil : .unknownForm
    }
}

extension RuleContext {
    /// Returns the way to migrate a container that looks different on an iPad or a Mac.
    func choice(for site: SiteID) -> IPadChoice { ipadAnswers[site] ?? ipad }
}
#endif
