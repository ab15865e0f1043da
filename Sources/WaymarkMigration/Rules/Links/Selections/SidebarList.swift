// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A list in the first of two columns, whose links follow a selection.
struct SidebarList {
    let rows: SelectionRows
    /// The view that the second column shows.
    let detail: ExprSyntax
    /// The type of what is selected, where the view says it itself.
    let type: TypeSyntax?

    /// Says in what it throws why the list around a link cannot have the selection.
    init(around link: LegacyLink, in file: ParsedFile) throws(Refused) {
        guard let selection = link.link.selection,
            let list = link.call(where: { $0.makes("List") })
        else { throw Refused(.noList) }
        guard let view = link.call(where: { NavigationViewCall($0) != nil }),
            let container = NavigationViewCall(view), let columns = container.closure,
            case .some(let views) = Columns(container, for: []), views.count == 2,
            list.position.utf8Offset < views[0].range.upperBound,
            let detail = views[1].item.as(ExprSyntax.self)
        else { throw Refused(.noSidebar) }
        rows = try SelectionRows(of: list, with: link, selection, in: columns, file)
        self.detail = detail
        type = rows.value.flatMap { view.enclosingStruct?.optionalType(of: $0) }
    }

    /// The reason why its links stay; `nil` when nothing speaks against their rewrite.
    var refusal: Refusal? { rows.refusal(of: type) }
}

extension LegacyLink {
    /// The nearest call of a kind around this.
    func call(where isWanted: (FunctionCallExprSyntax) -> Bool) -> FunctionCallExprSyntax? {
        for node in chain.whole.nodesAround {
            if let call = node.as(FunctionCallExprSyntax.self), isWanted(call) { return call }
        }
        return nil
    }
}
#endif
