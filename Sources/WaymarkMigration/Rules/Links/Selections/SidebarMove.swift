// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The edits that give a list the selection of its links.
struct SidebarMove {
    let sidebar: SidebarList
    let source: SourceText

    /// The edits of one link; the first brings those of the list and of the column.
    func edits(for link: LegacyLink) -> [Edit] {
        let isFirst = sidebar.rows.links.first?.link.offset == link.offset
        return link.edits(value: link.value(of: sidebar.type), in: source)
            + (isFirst ? [listEdit, detailEdit].compactMap(\.self) : [])
    }

    private var listEdit: Edit? {
        let list = sidebar.rows.list
        let selection: [Edit.Piece] = [
            .text("selection: "), .copy(sidebar.rows.selection.range),
        ]
        if let last = list.arguments.last {
            let end = last.range.upperBound
            return Edit(end..<end, pieces: [.text(", ")] + selection)
        }
        let name = list.calledExpression.range.upperBound
        let end = list.rightParen?.range.upperBound ?? name
        return Edit(name..<end, pieces: [.text("(")] + selection + [.text(")")])
    }

    private var detailEdit: Edit? {
        guard let value = sidebar.rows.value else { return nil }
        let range = sidebar.detail.range
        return Edit(
            range,
            pieces: sidebar.rows.choice(
                of: value, mark: "?", otherwise: .copy(range), hasIdentity: true, in: source))
    }
}
#endif
