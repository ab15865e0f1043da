// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// The edits that give a list the selection of its links.
    struct SidebarMove {
        let sidebar: SidebarList
        let source: SourceText

        /// The name that an element gets which has none.
        private static let elementName = "element"

        private var value: String? { sidebar.selection.boundValue }

        /// Why it cannot be done; `nil` when it can.
        var refusal: Refusal? {
            if value == nil { return .unclearFlag }
            let isRepeated = sidebar.links.contains { $0.loop != nil }
            if isRepeated, sidebar.links.count > 1 { return .unclearRows }
            return sidebar.links.lazy.compactMap(refusal).first
        }

        private func refusal(of row: SidebarList.Row) -> Refusal? {
            let link = row.link
            guard let text = DestinationText(link.link), let tag = link.link.tag else {
                return .unclearPlace
            }
            if link.chain.modifiers.contains(where: { $0.name.text == "tag" }) {
                return .modifiedLink
            }
            let kept =
                [text.opened, tag.range, link.link.title?.range, link.link.label?.range]
                .compactMap(\.self)
            if link.link.call.hasComment(in: link.link.call.range, besides: kept) {
                return .commentInTheWay
            }
            var names = LocalNames(at: link.chain.whole, outTo: sidebar.columns)
            if row.loop?.element == .numbered, sidebar.list.root.mentions(Self.elementName) {
                return .nameTaken
            }
            guard let loop = row.loop else {
                if !tag.isPattern || tag.isBareCase { return .unclearTag }
                return names.areMentioned(inDestinationOf: link) ? .localNames : nil
            }
            guard tag.bareText == loop.element + loop.identity else { return .unclearTag }
            names.remove(loop.element)
            let data = LocalNames(at: loop.data, outTo: sidebar.columns)
            return names.areMentioned(inDestinationOf: link) || data.areMentioned(in: loop.data)
                ? .localNames : nil
        }

        /// The edits of one link; the first brings those of the list and of the column.
        func edits(for link: LegacyLink) -> [Edit] {
            let isFirst = sidebar.links.first?.link.offset == link.offset
            let value = link.link.tag.map { [Edit.Piece.copy($0.range)] } ?? []
            return link.edits(value: value, in: source)
                + (isFirst ? [listEdit, detailEdit].compactMap(\.self) : [])
        }

        private var listEdit: Edit? {
            let selection: [Edit.Piece] = [.text("selection: "), .copy(sidebar.selection.range)]
            if let last = sidebar.list.arguments.last {
                let end = last.range.upperBound
                return Edit(end..<end, pieces: [.text(", ")] + selection)
            }
            let name = sidebar.list.calledExpression.range.upperBound
            let end = sidebar.list.rightParen?.range.upperBound ?? name
            return Edit(name..<end, pieces: [.text("(")] + selection + [.text(")")])
        }

        private var detailEdit: Edit? {
            guard let value else { return nil }
            let range = sidebar.detail.range
            let gap =
                source.lineEnd(at: range.lowerBound) + source.indentation(at: range.lowerBound)
            let unit = source.indentationUnit
            let indentation = source.indentation(at: range.lowerBound) + unit
            let before = source.moving(range, to: indentation)
            guard let row = sidebar.links.first, let text = DestinationText(row.link.link) else {
                return nil
            }
            if let loop = row.loop {
                let name = loop.element == .numbered ? Self.elementName : loop.element
                return Edit(
                    range,
                    pieces: [
                        .text("if let \(name) = \(loop.data.bareText)"),
                        .text(".first(where: { $0\(loop.identity) == \(value) }) {\(gap)\(unit)"),
                    ] + text.views(naming: name, indentation: indentation, in: source)
                        + [.text("\(gap)} else {\(gap)\(unit)"), before, .text("\(gap)}")])
            }
            var pieces: [Edit.Piece] = [.text("switch \(value) {")]
            for link in sidebar.links.map(\.link.link) {
                guard let tag = link.tag, let text = DestinationText(link) else { continue }
                pieces += [.text("\(gap)case "), .copy(tag.range), .text("?:\(gap)\(unit)")]
                pieces += text.views(indentation: indentation, in: source)
            }
            return Edit(
                range,
                pieces: pieces + [.text("\(gap)default:\(gap)\(unit)"), before, .text("\(gap)}")])
        }
    }

    extension ExprSyntax {
        /// Whether this is a case without its type, which says nothing where it stands alone.
        fileprivate var isBareCase: Bool {
            self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        }
    }

    extension LocalNames {
        fileprivate func areMentioned(inDestinationOf link: LegacyLink) -> Bool {
            HiddenLinks.Part(link: link, conditions: []).mentioned
                .contains { $0.id != link.link.tag?.id && areMentioned(in: $0) }
        }
    }
#endif
