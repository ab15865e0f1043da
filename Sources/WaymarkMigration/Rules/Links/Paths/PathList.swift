// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A list, or another view, whose links follow flags or a selection, in a stack of the same
/// declaration.
struct PathList {
    /// The container that is or becomes the stack.
    let container: FunctionCallExprSyntax
    /// The view that the destination can be put on.
    let host: FunctionCallExprSyntax
    /// The view that the links are the rows of: their list, or all that is on the screen with them.
    let rows: FunctionCallExprSyntax
    /// All links in it that follow something.
    let links: [LegacyLink]

    /// The list that a link with a flag is a row of; `nil` for all that stands elsewhere, or is
    /// repeated.
    static func ofFlags(
        around link: LegacyLink, in file: ParsedFile, _ context: RuleContext
    ) -> PathList? {
        guard link.link.isActive != nil,
            !link.link.call.callsOnTheScreen.contains(where: { RowLoop($0) != nil })
        else { return nil }
        let list = PathList(around: link, in: file, context)
        return list?.rows.isCall(of: ["Form", "List"]) == true ? list : nil
    }

    /// Returns the view that a link with a selection is a row of; `nil` for all that stands
    /// elsewhere.
    static func ofSelection(
        around link: LegacyLink, in file: ParsedFile, _ context: RuleContext
    ) -> PathList? {
        guard link.link.tag != nil else { return nil }
        return PathList(around: link, in: file, context)
    }

    private init?(around link: LegacyLink, in file: ParsedFile, _ context: RuleContext) {
        let call = link.link.call
        let calls = call.callsOnTheScreen
        guard !link.isHidden,
            let container = call.surroundingCalls.dropFirst(calls.count).first,
            container.leftParen == nil, container.becomesStack(in: file, context),
            !calls.contains(where: \.takesPresses)
        else { return nil }
        let list = calls.first { $0.isCall(of: ["Form", "List"]) }
        let hosts = list == nil ? calls.reversed() : calls
        guard let host = context.navigation.host(among: hosts, in: file) else { return nil }
        self.container = container
        self.host = host
        rows = list ?? host
        links = file.legacyLinks(in: host)
    }

    /// True if the view that the destination would be put on is there at times only.
    var isHostConditional: Bool {
        for node in host.nodesAround {
            if node.id == Syntax(container).id { return false }
            if node.isBranch { return true }
        }
        return false
    }

    /// Says in what it throws what else can be reached in the stack.
    func check(in file: ParsedFile, _ navigation: NavigationIndex) throws(Refused) {
        let path = file.source.path
        let id = container.lastName.map { SiteID(path: path, offset: $0.range.lowerBound) }
        guard let id, let reach = navigation.reach(in: id) else { throw Refused(.noContainer) }
        let own = Set(links.map { SiteID(path: path, offset: $0.offset) })
        guard own.allSatisfy({ navigation.containers(around: $0) == [id] }) else {
            throw Refused(.noContainer)
        }
        let areAlike = links.allSatisfy { $0.trigger == links[0].trigger && !$0.isHidden }
        guard areAlike, reach.legacyLinks == own, reach.viewLinks.isEmpty,
            !reach.registered.contains("")
        else { throw Refused(.mixedLinks) }
        if !reach.valueLinks.isEmpty || !reach.registered.isEmpty {
            throw Refused(.otherValueLinks)
        }
    }
}

extension FunctionCallExprSyntax {
    /// True if this is a stack, or a container that is to be one.
    fileprivate func becomesStack(in file: ParsedFile, _ context: RuleContext) -> Bool {
        if isCall(of: ["NavigationStack"]) { return true }
        guard let view = NavigationViewCall(self) else { return false }
        let site = ContainerSite(view, in: file, context)
        guard case .some(let columns) = site.columns, columns.count == 1 else { return false }
        return site.isStackEverywhere || context.choice(for: site.id) != .split
    }
}
#endif
