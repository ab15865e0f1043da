// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Visible links that a flag follows are buttons that set it, with a destination.
///
/// *Before:* `NavigationLink("Edit", destination: Editor(), isActive: $isEditing)`
/// *After:* `Button("Edit") { isEditing = true }.navigationDestination(isPresented: $isEditing) { Editor() }`
///
/// A link whose label is a button becomes that button. In a toolbar the destination goes to
/// what the toolbar is attached to, in a row to the list. Always *assisted*: a person should see that the button
/// looks right.
///
/// *Refuses when* the link is a row that may be repeated or whose list is elsewhere, when its flag
/// is no property or is another link's too, and when a container around it stays. Rows of a list that is written in its
/// container are the matter of `UsePathForActiveLinks`.
///
/// On targets with older systems the destination comes through a wrapper,
/// `compatNavigationDestination`, that is written once into the project: *assisted*.
///
/// *Since* iOS 16, macOS 13, tvOS 16, watchOS 9.
enum UseButtonForActiveLink: Rule {
    static let summary = "replaces visible links with 'isActive' by a button and a destination"
    static let since = DeploymentTargets.newContainers
    static let trial: String? =
        "press the row: it looks as before, its screen comes, and the flag is "
        + "false after going back"
    static let severity = Severity.high
    static let triggers = ["NavigationLink"]

    static let examples = rewrittenExamples + refusedExamples

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        LinkSites(file, context).sites(for: Self.self, isWrapped: true) { link, occurrence in
            guard !link.isHidden, link.link.isActive != nil,
                PathList.ofFlags(around: link, in: file, context) == nil
            else { return nil }
            let placements = context.navigation.placements(of: SiteID(of: link, in: file))
                .filter { $0.stage != .preview }
            return outcome(of: link, occurrence, placements, in: file, context)
        }
    }

    private static func outcome(
        of link: LegacyLink, _ occurrence: Occurrence, _ placements: Set<Placement>,
        in file: ParsedFile, _ context: RuleContext
    ) -> LinkOutcome {
        let button = ButtonText(link)
        if let refusal = link.visibleRefusal ?? button.refusal { return .refuse(refusal) }
        if link.sharesFlagAmongRows { return .refuse(.flagForRows) }
        if file.sharesFlag(link) { return .refuse(.sharedFlag) }
        var list: ExprSyntax?
        if placements.contains(where: \.isAmongRows) {
            list = context.list(around: link, placements, in: file)
            if list == nil { return .refuse(.visibleRow) }
        }
        let isInOwnToolbar = occurrence.surroundings.contains(.toolbar)
        if !isInOwnToolbar, placements.contains(where: \.isInToolbar) {
            return .refuse(.inToolbar)
        }
        let move = ButtonMove(
            link: link, button: button, outer: isInOwnToolbar ? link.toolbar : list,
            source: file.source)
        if isInOwnToolbar, move.outer == nil { return .refuse(.inToolbar) }
        if let refusal = move.refusal { return .refuse(refusal) }
        return LinkOutcome(outcome: .rewrite(.assisted, move.edits))
    }
}

extension RuleContext {
    /// The list that a row is written in, on which its destination can be; `nil` where the row may
    /// be repeated, its list is elsewhere, or its screen would be in another column.
    fileprivate func list(
        around link: LegacyLink, _ placements: Set<Placement>, in file: ParsedFile
    ) -> ExprSyntax? {
        if placements.contains(where: \.isRepeated) { return nil }
        let around = navigation.containers(around: SiteID(of: link, in: file))
        guard around.allSatisfy({ !navigation.hasDetail($0) && choice(for: $0) != .split })
        else { return nil }
        return navigation.host(among: link.link.call.callsOnTheScreen, in: file)
            .map { ExprSyntax($0) }
    }
}

extension LegacyLink {
    /// The reason why a visible link stays, as far as it can be told from where it stands.
    fileprivate var visibleRefusal: Refusal? {
        if isConstant { return .constantFlag }
        if chain.modifiers.contains(where: \.recognizesPresses) { return .modifiedLink }
        return isInControl ? .inControl : nil
    }
}

extension LegacyLink {
    /// True if it is repeated, and its flag is the same each time.
    fileprivate var sharesFlagAmongRows: Bool {
        guard let loop = RowLoop.around(link.call) else { return false }
        return !LocalNames(at: link.call, outTo: loop.call).areMentioned(inFlagOf: self)
    }
}

extension ModifierCall {
    /// True if this does something when a link is pressed, which a button would not let
    /// through.
    fileprivate var recognizesPresses: Bool {
        [
            "gesture", "simultaneousGesture", "highPriorityGesture", "onTapGesture",
            "onLongPressGesture",
        ].contains(name.text)
    }
}

extension SiteID {
    /// The place of a link.
    init(of link: LegacyLink, in file: ParsedFile) {
        self.init(path: file.source.path, offset: link.offset)
    }
}
#endif
