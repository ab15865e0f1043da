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
        private let type: String
        private let source: SourceText

        /// Says in what it throws why the links stay.
        init(
            _ list: PathList, with link: LegacyLink, in file: ParsedFile,
            _ navigation: NavigationIndex
        ) throws(Refused) {
            guard let selection = link.link.selection, let scope = list.container.trailingClosure,
                let call = link.call(where: { $0.makes("List") })
            else { throw Refused(.noList) }
            guard let value = selection.boundValue,
                let type = list.container.enclosingStruct?.optionalType(of: value)
            else { throw Refused(.selectionInStack) }
            rows = try SelectionRows(of: call, with: link, selection, in: scope, file)
            if let refusal = rows.refusal(isTyped: true) { throw Refused(refusal) }
            try list.check(in: file, navigation)
            self.list = list
            self.value = value
            self.type = type
            source = file.source
            let parameter = parameter
            if parameter != rows.links.first?.loop?.name, list.container.root.mentions(parameter) {
                throw Refused(.nameTaken)
            }
        }

        /// The edits of one link; the first brings those of the stack.
        func edits(for link: LegacyLink) -> [Edit] {
            guard let tag = link.link.tag else { return [] }
            let isFirst = rows.links.first?.link.offset == link.offset
            let given: [Edit.Piece] = (tag.isBareCase ? [.text(type)] : []) + [.copy(tag.range)]
            return link.edits(value: given, in: source)
                + (isFirst ? [pathEdit, destinationEdit] : [])
        }

        private var pathEdit: Edit {
            .insert(
                "(path: Binding(get: { \(value).map { [$0] } ?? [] }, set: { \(value) = $0.last }))",
                at: list.container.calledExpression.range.upperBound)
        }

        private var destinationEdit: Edit {
            let place = source.chainPlace(after: ExprSyntax(list.host))
            let end = list.host.range.upperBound
            let gap = source.lineEnd(at: end) + place.indentation
            let unit = source.indentationUnit
            let open = "\(place.gap).navigationDestination(for: \(type).self) {"
            return Edit(
                end..<end,
                pieces: [.text(open + (isSwitch ? "" : " \(parameter) in") + gap + unit)]
                    + screens(indentation: place.indentation + unit) + [.text("\(gap)}")])
        }

        private var isSwitch: Bool { rows.links.first?.loop == nil }

        /// The name of the value in the destination: the element's own, where it is the element.
        private var parameter: String {
            guard let loop = rows.links.first?.loop else { return "$0" }
            return loop.identity.isEmpty ? loop.name : loop.name + "ID"
        }

        private func screens(indentation: String) -> [Edit.Piece] {
            guard let row = rows.links.first, let loop = row.loop, loop.identity.isEmpty,
                let text = DestinationText(row.link.link)
            else {
                return rows.choice(
                    of: parameter, otherwise: nil, indentation: indentation, in: source)
            }
            return text.views(naming: loop.name, indentation: indentation, in: source)
        }
    }

    extension StructDeclSyntax {
        /// The type of a property of its own, without the question mark; `nil` where it is not
        /// written, or has none.
        fileprivate func optionalType(of value: String) -> String? {
            let name = value.hasPrefix("self.") ? String(value.dropFirst(5)) : value
            let variables = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            let type = variables.flatMap(\.bindings).first { $0.pattern.bareText == name }?
                .typeAnnotation?.type
            return type?.as(OptionalTypeSyntax.self)?.wrappedType.bareText
        }
    }
#endif
