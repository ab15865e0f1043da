// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// A list whose rows follow flags, in a stack of the same declaration.
    struct PathList {
        /// What is or becomes the stack.
        let container: FunctionCallExprSyntax
        /// The view that the destination can be put on.
        let host: FunctionCallExprSyntax
        /// All links in it that follow something.
        let links: [LegacyLink]

        /// The list that a link is a row of; `nil` for all that stands elsewhere, or is repeated.
        static func around(
            _ link: LegacyLink, in file: ParsedFile, _ context: RuleContext
        ) -> PathList? {
            let call = link.link.call
            let calls = call.callsOnTheScreen
            guard !link.isHidden, link.link.isActive != nil,
                let container = call.surroundingCalls.dropFirst(calls.count).first,
                container.leftParen == nil, container.becomesStack(in: file, context),
                calls.contains(where: { $0.isCall(of: ["Form", "List"]) }),
                !calls.contains(where: { RowLoop($0) != nil || $0.takesPresses }),
                let host = context.navigation.host(among: calls, in: file)
            else { return nil }
            return PathList(
                container: container, host: host, links: file.legacyLinks(in: host))
        }
    }

    extension FunctionCallExprSyntax {
        /// Whether this is a stack, or a container that is to be one.
        fileprivate func becomesStack(in file: ParsedFile, _ context: RuleContext) -> Bool {
            if isCall(of: ["NavigationStack"]) { return true }
            guard let view = NavigationViewCall(self) else { return false }
            let site = ContainerSite(view, in: file, context)
            guard case .some(let columns) = site.columns, columns.count == 1 else { return false }
            return site.isStackEverywhere || context.choice(for: site.id) != .split
        }
    }
#endif
