// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The edits that make the path of a stack of the selection that its links follow.
struct StackSelectionMove {
    private let list: PathList
    private let rows: SelectionRows
    private let value: String
    /// The type of what is selected.
    private let type: TypeSyntax
    private let source: SourceText

    /// Says in what it throws why the links stay.
    init(
        _ list: PathList, with link: LegacyLink, in file: ParsedFile,
        _ navigation: NavigationIndex
    ) throws(Refused) {
        guard let selection = link.link.selection, let scope = list.container.trailingClosure
        else { throw Refused(.noContainer) }
        guard let value = selection.boundValue,
            let type = list.container.enclosingStruct?.optionalType(of: value)
        else { throw Refused(.selectionInStack) }
        if list.isHostConditional { throw Refused(.conditionalLink) }
        rows = try SelectionRows(of: list.rows, with: link, selection, in: scope, file)
        if let refusal = rows.refusal(of: type) { throw Refused(refusal) }
        try list.check(in: file, navigation)
        self.list = list
        self.value = value
        self.type = type
        source = file.source
        if rows.links.contains(where: \.mayLookUpInVain) { throw Refused(.stalePosition) }
        let owner = list.container.enclosingStruct
        let isNew = !isSwitch && parameter != rows.links.first?.loop?.name
        if isNew, owner?.mentions(parameter) == true { throw Refused(.nameTaken) }
    }

    /// The edits of one link; the first brings those of the stack.
    func edits(for link: LegacyLink) -> [Edit] {
        let isFirst = rows.links.first?.link.offset == link.offset
        return link.edits(value: link.value(of: type), in: source)
            + (isFirst ? [pathEdit, destinationEdit] : [])
    }

    private var pathEdit: Edit {
        let path = "get: { \(value).map { [$0] } ?? [] }, set: { \(value) = $0.last }"
        return .insert(
            "(path: Binding(\(path)))",
            at: list.container.calledExpression.range.upperBound)
    }

    private var destinationEdit: Edit {
        let end = list.host.range.upperBound
        let given = isSwitch ? "" : " \(parameter) in"
        return Edit(
            end..<end,
            pieces: [
                .gap(source.place(after: ExprSyntax(list.host))),
                .text(".navigationDestination(for: "), .copy(type.range), .text(".self) "),
                .block([screens], parameters: given, isOpen: true),
            ])
    }

    private var isSwitch: Bool { rows.links.first?.loop == nil }

    /// The name of the value in the destination: the element's own, where it is the element.
    private var parameter: String {
        guard let row = rows.links.first, let loop = row.loop else { return .numbered }
        return row.key == "" ? loop.name : loop.name + "ID"
    }

    private var screens: [Edit.Piece] {
        guard let row = rows.links.first, let loop = row.loop, row.key == "",
            let text = DestinationText(row.link.link)
        else {
            return rows.choice(of: parameter, otherwise: nil, in: source)
        }
        return text.views(naming: loop.name)
    }
}

extension SelectionRows.Row {
    /// True if it leads to something that is looked up by the tag, and may be gone while it is
    /// shown.
    fileprivate var mayLookUpInVain: Bool {
        key == ""
            && HiddenLinks.Part(link: link, conditions: []).mentioned
                .contains(where: \.looksSomethingUp)
    }
}

#endif
