// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The role of a row, with what the rows of a list share.
@MainActor final class RowRules: MemberRole {
    /// The list's part in selection, absent where rows cannot be selected.
    let selection: (any ListSelection)?
    let style: ListElement.Style
    /// True if the rows are those of a table.
    let makesTable: Bool
    /// The menu of a row with this tag, where what is selected decides about it.
    var menu: ((RowTag) -> AnyView?)?

    init(selection: (any ListSelection)?, style: ListElement.Style, makesTable: Bool = false) {
        self.selection = selection
        self.style = style
        self.makesTable = makesTable
    }

    func makeMember<V: ElementView>(of view: V, _ inputs: _NodeInputs) -> _Node {
        RowNode(view, inputs)
    }
}

extension _NodeInputs {
    /// The rules of the list around, where every view becomes a row.
    @MainActor var rows: RowRules? { memberRole as? RowRules }
}
